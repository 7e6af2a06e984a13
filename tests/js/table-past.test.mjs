// Undo and redo.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kept, moved, NOTHING, redone, undone } from '../../assets/js/table-past.mjs';

const state = (position) => ({ position });

test('a move can be undone and redone', () => {
  const first = moved(NOTHING, state('none'));
  const back = undone(first, state('a3'));
  assert.equal(back.state.position, 'none');
  const again = redone(back.past, back.state);
  assert.equal(again.state.position, 'a3');
  assert.deepEqual(again.past, first);
});

test('a new move forgets what was undone', () => {
  const back = undone(moved(NOTHING, state('none')), state('a3'));
  assert.deepEqual(moved(back.past, back.state), { past: [state('none')], future: [] });
});

test('at either end there is nothing', () => {
  assert.equal(undone(NOTHING, state('none')), null);
  assert.equal(redone(NOTHING, state('none')), null);
});

test('a long game keeps its last moves', () => {
  let past = NOTHING;
  for (let n = 0; n < 200; n += 1) past = moved(past, state(String(n)));
  assert.equal(past.past.length, 60);
  assert.equal(past.past.at(-1).position, '199');
});

test('a history entry of somebody else is nothing', () => {
  for (const other of [null, undefined, 7, 'x', {}, { past: 1 }, { past: [1], future: [] }]) assert.equal(kept(other), NOTHING);
  assert.deepEqual(kept({ past: [state('a3')], future: [] }), { past: [state('a3')], future: [] });
});

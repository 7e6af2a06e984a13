// The address of a bigger table: what one writes the other reads, and nonsense is told from both.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { address, opening, read, seatsOf, tableOf } from '../../assets/js/bigtable-state.mjs';

const root = '/site/en/larger/table/';
const at = (path) => read(new URL(path, `https://example.org${root}`), root);

test('the plain address is three teams of three', () => {
  assert.deepEqual(at(''), opening());
  assert.equal(address(opening(), root), root);
});

test('a table has its seats in ring order', () => {
  assert.deepEqual(seatsOf('2x4@3.3'), ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4']);
  assert.equal(seatsOf('12x12').length, 144);
  assert.equal(tableOf('2x4@3.3/a1~none'), '2x4@3.3');
});

test('every state comes back from its address', () => {
  for (const position of ['3x3/none', '3x3/a3', '2x4@3.3/none', '12x12/c12-l1~c12', '2x3/b1~none']) {
    for (const more of [{}, { seat: 'a2' }, { turn: 'b1', turns: 12, ask: 'attack-a2-b1' }]) {
      const state = { ...opening(), position, ...more };
      assert.deepEqual(at(address(state, root)), state);
    }
  }
});

test('order and case do not matter', () => {
  assert.equal(at('?fallen=B1-a4&table=2X4').position, '2x4/a4-b1');
});

test('what cannot be is told apart', () => {
  for (const query of [
    '?table=', '?table=3', '?table=3x3x3', '?table=0x3', '?table=100x3', '?table=3x3@', '?table=3x3@2.2,2',
    '?table=3x3&table=4x4', '?fallen=d1', '?table=2x4&fallen=a5', '?seat=z1', '?side=b', '?deck=hybrid', '?names=a1:Ana',
    '?clock=sun', '?began=a1', '?fallen=a1&clock=book&began=b1', '?turns=3', '?x=1', '?table=<script>',
  ]) assert.equal(at(query), null, query);
});

test('what others hang on an address is let pass', () => {
  assert.deepEqual(at('?utm_source=chat'), opening());
});

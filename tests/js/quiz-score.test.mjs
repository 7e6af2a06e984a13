// The quiz's score: right answers in a row, and what is kept of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOTHING, counted, keep, load, read } from '../../assets/js/quiz-score.mjs';

test('right answers count up, a wrong one starts again, the best stays', () => {
  let score = NOTHING;
  for (const [id, right] of [['a', true], ['b', true], ['c', false], ['d', true]]) score = counted(score, id, right);
  assert.deepEqual([score.streak, score.best, score.last], [1, 2, 'd']);
});

test('the same question answered again at once does not count', () => {
  const once = counted(NOTHING, 'a', true);
  assert.equal(counted(once, 'a', true), once);
  assert.equal(counted(once, 'a', false), once);
});

test('what is kept comes back', () => {
  const score = { streak: 2, best: 5, last: 'x', level: 'judges' };
  assert.deepEqual(read(JSON.stringify(score)), score);
});

test('anything else that is kept does no harm', () => {
  for (const text of [null, '', '{', '[]', '7', 'null', '{"streak":-1,"best":"9","last":4,"level":null}', '{"streak":1e99}']) {
    assert.deepEqual(read(text), NOTHING, String(text));
  }
});

test('the best is never less than the streak', () => {
  assert.equal(read('{"streak":4,"best":1}').best, 4);
});

test('blocked storage is no trouble', () => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get() { throw new Error('blocked'); } });
  assert.equal(load(), NOTHING);
  keep(NOTHING);
});

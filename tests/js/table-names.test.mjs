// Names of players: in and out of addresses, and dealt.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, random, readNames, remember, remembered, writeNames } from '../../assets/js/table-names.mjs';

test('names come back from an address, whatever they hold', () => {
  const names = { a2: 'Ana, & Co: <b>', b1: 'Бо 100%' };
  assert.deepEqual(readNames(writeNames(names)), names);
});

test('an empty name is nobody', () => {
  assert.equal(writeNames({ a1: '  ', b2: 'Bo' }), 'b2:Bo');
});

test('a broken or endless name does no harm', () => {
  assert.deepEqual(readNames('a1:%E0%A4%A,b2:' + 'x'.repeat(99)), { b2: 'x'.repeat(24) });
  assert.deepEqual(readNames(''), {});
});

test('a deal keeps every name and every seat', () => {
  const names = { a1: 'A', a2: 'B', a3: 'C', b2: 'D' };
  const dealt = deal(names, () => '', () => 0);
  assert.deepEqual(Object.keys(dealt), Object.keys(names));
  assert.deepEqual(Object.values(dealt).sort(), ['A', 'B', 'C', 'D']);
});

test('within a team nobody changes sides', () => {
  const names = { a1: 'A', a2: 'B', b1: 'C', b2: 'D' };
  for (let n = 0; n < 20; n += 1) {
    const dealt = deal(names, (seat) => seat[0]);
    assert.deepEqual([dealt.a1, dealt.a2].sort(), ['A', 'B']);
  }
});

test('chance takes every number below its limit', () => {
  const seen = new Set(Array.from({ length: 200 }, () => random(3)));
  assert.deepEqual([...seen].sort(), [0, 1, 2]);
});

test('without a storage nothing is remembered and nothing breaks', () => {
  remember({ a1: 'A' });
  assert.deepEqual(remembered(), {});
});

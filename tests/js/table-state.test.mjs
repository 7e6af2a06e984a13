// States and their addresses: what one writes the other reads, and nonsense is told from both.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { address, began, fallen, hasPage, opening, read } from '../../assets/js/table-state.mjs';

const world = {
  root: '/site/en/table/',
  table: '2x3',
  pages: new Set(['2x3/none', '2x3/a3', '2x3/a3-b1']),
  seats: new Set(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']),
  decks: new Set(['hybrid']),
};
const at = (path) => read(new URL(path, 'https://example.org/site/en/table/'), world);

test('a position holds who fell, now and as the turn began', () => {
  assert.deepEqual([fallen('2x3/a3-b1~a3'), began('2x3/a3-b1~a3'), began('2x3/a3')], ['a3-b1', 'a3', null]);
});

test('the plain address is the opening', () => {
  assert.deepEqual(at(''), opening(world));
});

test('a page of its own says who fell by its path', () => {
  assert.equal(at('a3-b1/').position, '2x3/a3-b1');
  assert.equal(at('a3/index.html?seat=b1').seat, 'b1');
});

test('a question says it too, in any order and any case', () => {
  assert.equal(at('?fallen=B1-a3').position, '2x3/a3-b1');
  assert.equal(at('?fallen=b1-b2-b3').position, '2x3/b1-b2-b3');
});

test('every state comes back from its address', () => {
  for (const position of ['2x3/none', '2x3/a3', '2x3/a3-b1~a3', '2x3/b1-b2-b3', '2x3/a3~none']) {
    for (const side of ['a', 'b']) {
      for (const more of [{}, { turn: 'b1', turns: 12 }, { seat: 'b3', ask: 'attack-a2-b1', deck: 'hybrid' }]) {
        const state = { ...opening(world), position, side, ...more };
        assert.deepEqual(at(address(state, world)), state);
      }
    }
  }
});

test('a table with a page keeps its page, by either clock', () => {
  assert.equal(address({ ...opening(world), position: '2x3/a3~none' }, world), '/site/en/table/a3/?clock=book&began=none');
  assert.equal(address({ ...opening(world), position: '2x3/b1-b2-b3' }, world), '/site/en/table/?fallen=b1-b2-b3');
});

test('by the book the turn began as the table is, unless the address says otherwise', () => {
  assert.equal(at('a3/?clock=book').position, '2x3/a3~a3');
});

test('nonsense is told from a table', () => {
  for (const path of [
    '?fallen=zz', '?fallen=a3-a3', '?fallen=c1', '?fallen=a3,b1', '?fallen=<script>', '?fallen=' + 'a1-'.repeat(5000),
    '?seat=c9', '?seat=%00', '?side=c', '?clock=sundial', '?began=a3', '?clock=book&began=a3', '?turn=a9',
    '?turns=3', '?turn=a2&turns=0', '?turn=a2&turns=1e9', '?deck=tarot', '?ask=attack-a2', '?ask=eat-a2-b1',
    '?fallen=a3&fallen=b1', '?colour=red', 'nowhere/', '?__proto__=1',
  ]) assert.equal(at(path), null, path);
});

test('what others hang on an address changes nothing', () => {
  assert.deepEqual(at('?utm_source=chat&fbclid=x'), opening(world));
});

test('a table seen from the other side has no page', () => {
  assert.equal(hasPage({ ...opening(world), side: 'b' }, world), false);
  assert.equal(hasPage(opening(world), world), true);
});

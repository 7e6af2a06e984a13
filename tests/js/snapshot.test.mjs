// What is kept of Python's memory comes back byte for byte.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, pack, unpack } from '../../assets/runtime/snapshot.mjs';

const PAGE = 4096;

/** @param {number} length @param {number[]} places */
function memory(length, places) {
  const bytes = new Uint8Array(length);
  for (const place of places) bytes[place] = 7;
  return bytes;
}

for (const [name, length, places] of [
  ['an empty memory', 4 * PAGE, []],
  ['pages at both ends', 4 * PAGE, [0, 4 * PAGE - 1]],
  ['two neighbouring pages', 4 * PAGE, [PAGE, 2 * PAGE + 5]],
  ['a last page that is short', 2 * PAGE + 48, [2 * PAGE + 47]],
  ['a tail that no word holds', PAGE + 3, [PAGE + 2]],
  ['a full memory', 3 * PAGE, [1, PAGE + 1, 2 * PAGE + 1]],
]) {
  test(`${name} is unpacked as it was packed`, () => {
    const before = memory(length, places);
    assert.deepEqual(unpack(pack(before)), before);
  });
}

test('only pages that hold anything are kept, neighbours as one run', () => {
  const kept = pack(memory(6 * PAGE, [PAGE, 2 * PAGE, 5 * PAGE]));
  assert.deepEqual(kept.starts, [PAGE, 5 * PAGE]);
  assert.deepEqual(kept.runs.map((run) => run.length), [2 * PAGE, PAGE]);
});

test('where nothing can be kept there is no memory, and no error', async () => {
  assert.equal(await load('any key'), null);
});

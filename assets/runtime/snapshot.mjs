// Python's memory as it was after the first start, kept by this browser for its next visits.
//
// A snapshot is good only for the files, and the browser, that made it: its key names both. It is a
// gain, never a need: whatever fails here only means that Python starts the long way.

const DATABASE = 'emperor-python';
const STORE = 'memory';
const PAGE = 4096;
const WORDS = PAGE / 8;

/**
 * What is kept: the pages of memory that hold anything, as runs.
 * @typedef {{length: number, starts: number[], runs: Uint8Array[]}} Kept
 */

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Do one thing to the store and wait until the disk has it.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} act
 * @returns {Promise<T>}
 */
async function withStore(mode, act) {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([settled(act(transaction.objectStore(STORE))), done]);
    return result;
  } finally {
    database.close(); // an open one could keep the page out of the back/forward cache
  }
}

/**
 * The memory kept under a key, or null.
 * @param {string} key
 * @returns {Promise<Uint8Array | null>}
 */
export async function load(key) {
  try {
    const kept = await withStore('readonly', (store) => store.get(key));
    return kept ? unpack(kept) : null;
  } catch {
    return null;
  }
}

/**
 * Keep a memory under a key, in place of any other.
 * @param {string} key
 * @param {Uint8Array} memory
 * @returns {Promise<void>} rejects when the browser refuses
 */
export async function keep(key, memory) {
  const kept = pack(memory);
  await withStore('readwrite', (store) => {
    store.clear();
    return store.put(kept, key);
  });
}

/** Forget every memory. Never rejects. */
export async function drop() {
  try {
    await withStore('readwrite', (store) => store.clear());
  } catch { /* there is no store to forget anything */ }
}

/**
 * @param {Uint8Array} memory  a whole number of pages, or the last one short
 * @returns {Kept}
 */
export function pack(memory) {
  const words = new BigUint64Array(memory.buffer, memory.byteOffset, memory.length >> 3);
  /** @type {number[]} */
  const starts = [];
  /** @type {Uint8Array[]} */
  const runs = [];
  let start = -1;
  for (let at = 0; at < memory.length + PAGE; at += PAGE) {
    const full = at < memory.length && holdsAnything(words, at / 8, memory.length);
    if (full && start < 0) start = at;
    if (!full && start >= 0) {
      starts.push(start);
      runs.push(memory.slice(start, at));
      start = -1;
    }
  }
  return { length: memory.length, starts, runs };
}

/**
 * @param {BigUint64Array} words
 * @param {number} first
 * @param {number} length  of the memory, in bytes
 */
function holdsAnything(words, first, length) {
  const end = Math.min(first + WORDS, words.length);
  for (let word = first; word < end; word++) if (words[word]) return true;
  return end < first + WORDS && length % 8 !== 0; // a tail that words cannot see
}

/**
 * @param {Kept} kept
 * @returns {Uint8Array}
 */
export function unpack({ length, starts, runs }) {
  const memory = new Uint8Array(length);
  starts.forEach((start, run) => memory.set(runs[run], start));
  return memory;
}

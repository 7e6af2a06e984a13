// The rules core in a worker of its own: Python starts here and answers here.
//
// Only strings cross. The page sends "ID QUESTION ARGUMENTS" (arguments: a JSON list of strings) and gets
// "ID ANSWER" (JSON). Besides, the worker says "ready boot" or "ready snapshot" once, "kept" when a
// snapshot lies ready for the next visit, and "failed CODE DETAIL" when it is of no further use.
// A worker named "fresh" trusts nothing that the browser has kept.

import { engine as engineHome, info, key, parts } from './files.mjs';
import { Fault, guarded, whole } from './guard.mjs';
import { drop, keep, load } from './snapshot.mjs';

const HERE = new URL('.', import.meta.url).href;
const ENGINE = new URL(engineHome, HERE).href; // Python itself, the same for many versions of the core
const KEY = `${key} ${navigator.userAgent}`;
const FRESH = self.name === 'fresh';
const CACHE = FRESH ? 'reload' : 'default';
const QUIET = 1500; // milliseconds without a question before the snapshot is made

/** @type {any} Pyodide */
let python;
/** @type {((question: string, words: string) => string) & {destroy(): void}} the one proxy, kept */
let answer;
const joined = new Set(); // the parts whose zips Python looks into
/** @type {ReturnType<typeof setTimeout> | undefined} */
let snapshotTimer;

/** @param {string} line */
const say = (line) => self.postMessage(line);

/** @param {string} name */
async function zip(name) {
  const response = await whole(self.fetch, HERE + name, { cache: CACHE });
  return new Uint8Array(await response.arrayBuffer());
}

/** @param {string} name @returns {Promise<any>} */
async function engine(name) {
  try {
    return await import(ENGINE + name);
  } catch (error) {
    throw new Fault('file', `${name}: ${error}`);
  }
}

/** @param {object} more */
async function start(more) {
  const core = zip('core.zip');
  core.catch(() => {}); // it is waited for below
  const { loadPyodide } = await engine('pyodide.mjs');
  return loadPyodide({
    indexURL: ENGINE,
    stdLibURL: `${ENGINE}library.zip`,
    lockFileContents: { info, packages: {} },
    packageBaseUrl: ENGINE,
    env: { PYTHONHASHSEED: '0', PYTHONPATH: '/core.zip' },
    createPyodideModule: async (/** @type {object} */ settings) => (await engine('pyodide.asm.mjs')).default(settings),
    fsInit: async (/** @type {any} */ FS) => FS.writeFile('/core.zip', await core),
    ...more,
  });
}

function cacheProxy() {
  const dispatcher = python.pyimport('generator.browser.worker');
  answer = dispatcher.answer.copy(); // outlives the module's proxy
  dispatcher.destroy();
}

/** A snapshot would deal the same numbers on every visit. */
function reseed() {
  const random = python.pyimport('random');
  random.seed();
  random.destroy();
}

/** @returns {Promise<'boot' | 'snapshot'>} */
async function boot() {
  const memory = FRESH ? null : await load(KEY);
  if (memory) {
    try {
      python = await start({ _loadSnapshot: memory });
      cacheProxy();
      reseed();
      return 'snapshot';
    } catch (error) {
      await drop();
      if (error instanceof Fault) throw error;
    }
  }
  python = await start({ _makeSnapshot: true });
  cacheProxy();
  snapshotLater();
  return 'boot';
}

/** Make the snapshot once nobody asks; every question puts it off. */
function snapshotLater() {
  clearTimeout(snapshotTimer);
  snapshotTimer = setTimeout(async () => {
    snapshotTimer = undefined;
    answer.destroy(); // a snapshot holds no proxies
    try {
      const memory = python.makeMemorySnapshot();
      cacheProxy();
      await keep(KEY, memory);
      say('kept');
    } catch {
      cacheProxy(); // storage is blocked or full: the next start takes the long way
    }
  }, QUIET);
}

/** @param {string} question */
async function bring(question) {
  const part = parts[question];
  if (!part || joined.has(part)) return;
  const name = `/${part}.zip`;
  python.FS.writeFile(name, await zip(name.slice(1)));
  const joiner = python.pyimport('generator.browser.parts');
  joiner.join(name);
  joiner.destroy();
  joined.add(part);
}

/** @param {unknown} error */
function fail(error) {
  const { code = 'python' } = /** @type {{code?: string}} */ (error);
  say(`failed ${code} ${error instanceof Error ? error.message : error}`);
}

const ready = guarded(boot, CACHE);
ready.then((how) => say(`ready ${how}`), fail);

self.onmessage = async ({ data }) => {
  if (data === 'ping') return say('pong');
  const [id, question] = data.split(' ', 2);
  const words = data.slice(id.length + question.length + 2);
  try {
    await ready;
  } catch {
    return; // it has been said
  }
  try {
    await bring(question);
    if (snapshotTimer) snapshotLater();
    say(`${id} ${answer(question, words)}`);
  } catch (error) {
    if (error instanceof Fault) {
      say(`${id} ${JSON.stringify({ error: error.code, detail: error.message })}`);
    } else { // the dispatcher never raises, so Python itself is broken, and so may be what was kept of it
      await drop();
      fail(error);
    }
  }
};

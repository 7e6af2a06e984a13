// The page's side of Python, with a worker that the test plays.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { Python } from '../../assets/js/python.mjs';

/** @type {FakeWorker[]} */
let workers = [];

class FakeWorker {
  constructor(address, options) {
    Object.assign(this, { address, options, sent: [], ended: false });
    workers.push(this);
  }
  postMessage(line) { this.sent.push(line); }
  terminate() { this.ended = true; }
  say(line) { this.onmessage({ data: line }); }
  break(message) { this.onerror({ message, preventDefault() {} }); }
}

beforeEach(() => {
  workers = [];
  globalThis.Worker = FakeWorker;
  globalThis.matchMedia = () => ({ matches: false });
});
afterEach(() => { delete globalThis.Worker; });

/** @param {Python} python */
function diary(python) {
  const lines = [];
  for (const kind of ['change', 'trouble', 'kept']) {
    python.addEventListener(kind, () => lines.push(kind === 'change' ? python.state : kind));
  }
  return lines;
}

test('questions asked before the start are sent once Python is ready, in their order', async () => {
  const python = new Python('worker.mjs');
  const first = python.ask('describe', '2x3/none');
  const second = python.ask('positions', '2x3', true);
  assert.deepEqual(workers[0].sent, []);
  workers[0].say('ready boot');
  assert.deepEqual(workers[0].sent, ['1 describe ["2x3/none"]', '2 positions ["2x3",true]']);
  workers[0].say('2 {"count": 16}');
  workers[0].say('1 {"position": "2x3/none"}');
  assert.deepEqual(await second, { count: 16 });
  assert.deepEqual(await first, { position: '2x3/none' });
  assert.equal(python.how, 'boot');
});

test('it starts once, whatever asks for it', () => {
  const python = new Python('worker.mjs');
  assert.ok(python.start() && python.start());
  python.ask('describe', '2x3/none').catch(() => {});
  assert.equal(workers.length, 1);
  assert.deepEqual(workers[0].options, { type: 'module', name: '' });
  python.stop();
});

test('an overtaken question is answered with undefined, and never sent if it still waited', async () => {
  const python = new Python('worker.mjs');
  const old = python.latest('table', 'describe', '2x3/a1');
  const other = python.latest('turns', 'turns', '2x3/a1');
  const now = python.latest('table', 'describe', '2x3/a3');
  assert.equal(await old, undefined);
  workers[0].say('ready snapshot');
  assert.deepEqual(workers[0].sent, ['2 turns ["2x3/a1"]', '3 describe ["2x3/a3"]']);
  const newer = python.latest('table', 'describe', '2x3/b1');
  assert.equal(await now, undefined);
  workers[0].say('3 {"position": "2x3/a3"}');
  workers[0].say('4 {"position": "2x3/b1"}');
  workers[0].say('2 {"order": []}');
  assert.deepEqual(await newer, { position: '2x3/b1' });
  assert.deepEqual(await other, { order: [] });
});

test('the first questions go before those that waited, after every start', async () => {
  const python = new Python('worker.mjs', { first: () => [['language', 'texts']] });
  const answer = python.ask('told', 'en', '2x3/none');
  workers[0].say('ready boot');
  assert.deepEqual(workers[0].sent, ['2 language ["texts"]', '1 told ["en","2x3/none"]']);
  workers[0].break('out of memory');
  await assert.rejects(answer, { code: 'crashed' });
  python.start();
  workers[1].say('ready boot');
  assert.deepEqual(workers[1].sent, ['3 language ["texts"]']);
  python.stop();
});

test('a failure is told once, rejects what waits, and the next question tries with nothing kept', async () => {
  const python = new Python('worker.mjs');
  const lines = diary(python);
  const lost = python.ask('describe', '2x3/none');
  workers[0].say('failed file core.zip: status 404');
  await assert.rejects(lost, { code: 'file', message: 'file core.zip: status 404' });
  assert.ok(workers[0].ended);
  const lostToo = python.ask('describe', '2x3/none');
  assert.equal(workers[1].options.name, 'fresh');
  workers[1].break('');
  await assert.rejects(lostToo, { code: 'file' });
  const found = python.ask('describe', '2x3/none');
  workers[2].say('ready boot');
  workers[2].say('3 {}');
  assert.deepEqual(await found, {});
  assert.deepEqual(lines, ['starting', 'failed', 'trouble', 'starting', 'failed', 'starting', 'ready']);
});

test('a start or an answer that takes too long is a failure', async () => {
  const python = new Python('worker.mjs', { startLimit: 5, answerLimit: 5 });
  await assert.rejects(python.ask('describe', '2x3/none'), { code: 'slow' });
  const late = python.ask('describe', '2x3/none');
  workers[1].say('ready boot');
  await assert.rejects(late, { code: 'slow' });
});

test('a reader who saves data is left alone until they wish otherwise', async () => {
  globalThis.matchMedia = () => ({ matches: true });
  const python = new Python('worker.mjs');
  assert.equal(python.start(), false);
  await assert.rejects(python.ask('describe', '2x3/none'), { code: 'saving' });
  assert.equal(workers.length, 0);
  assert.ok(python.start({ wanted: true }));
  workers[0].break('gone');
  assert.ok(python.start());
  assert.equal(workers.length, 2);
  python.stop();
});

test('a worker that does not wake with its page is replaced; one that does is kept', async () => {
  const python = new Python('worker.mjs');
  python.start();
  workers[0].say('ready boot');
  python.wake(5);
  assert.deepEqual(workers[0].sent, ['ping']);
  workers[0].say('pong');
  await new Promise((done) => { setTimeout(done, 20); });
  assert.equal(workers.length, 1);
  python.wake(5);
  await new Promise((done) => { setTimeout(done, 20); });
  assert.ok(workers[0].ended);
  assert.equal(workers.length, 2);
  workers[1].say('failed refused x');
  assert.equal(python.failure.code, 'refused');
});

test('a browser that has no module workers is a refusal', async () => {
  globalThis.Worker = class { constructor() { throw new TypeError('no'); } };
  await assert.rejects(new Python('worker.mjs').ask('describe', '2x3/none'), { code: 'refused' });
});

test('stopping ends the worker, and a question starts another', async () => {
  const python = new Python('worker.mjs');
  const lost = python.ask('describe', '2x3/none');
  python.stop();
  await assert.rejects(lost, { code: 'stopped' });
  assert.equal(python.state, 'off');
  python.ask('describe', '2x3/none').catch(() => {});
  assert.equal(workers.length, 2);
  python.stop();
});

// The page's side of the worker that keeps the site: the line at the foot, with a worker that the test plays.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

const WORDS = Object.fromEntries(['busy', 'some', 'all', 'failed', 'unkept', 'fresh', 'reload'].map((id) => [id, `<${id}>`]));
WORDS.keep = 'keep {size}';
const MISSING = { parts: ['python', 'desk'], wire: 5_400_000, some: true };

class FakeElement extends EventTarget {
  hidden = true;
  textContent = '';
  dataset = {};
  inside = {};
  attributes = {};
  querySelector(selector) { return this.inside[selector]; }
  setAttribute(key, value) { this.attributes[key] = value; }
}

class FakeWorker extends EventTarget {
  state = 'installing';
  sent = [];
  postMessage(message) { this.sent.push(message); }
  becomes(state) { this.state = state; this.dispatchEvent(new Event('statechange')); }
}

const turn = () => new Promise((resolve) => { setImmediate(resolve); }); // all that waits for nothing else is done by then
let pages = 0;

/** A page with its line and its note, whose script has begun. Its words come at once, or when the test says. */
async function opened({ active = null, installing = null, controller = active, serve = false, words = Promise.resolve() }) {
  const line = new FakeElement();
  const note = new FakeElement();
  for (const one of ['[data-says]', 'button', 'progress']) line.inside[one] = new FakeElement();
  for (const one of ['span', 'button']) note.inside[one] = new FakeElement();
  const registration = Object.assign(new EventTarget(), { active, installing, waiting: null });
  const container = Object.assign(new EventTarget(), {
    controller,
    ready: active ? Promise.resolve(registration) : new Promise(() => {}),
    register: async () => { container.registered = true; return registration; },
    startMessages() {},
  });
  const page = { '[data-offline]': line, '[data-fresh]': note, 'script[data-build]': serve ? new FakeElement() : null };
  const document = Object.assign(new EventTarget(), {
    readyState: 'complete',
    documentElement: { lang: 'en' },
    head: { append() {} },
    querySelector: (selector) => page[selector],
    createElement: () => new FakeElement(),
  });
  const fetch = async () => { await words; return { json: async () => WORDS }; };
  for (const [key, value] of Object.entries({ document, fetch, navigator: { serviceWorker: container } })) {
    Object.defineProperty(globalThis, key, { value, configurable: true, writable: true });
  }
  await import(`../../assets/js/offline.mjs?${pages += 1}`);
  await turn();
  const tell = (offline) => container.dispatchEvent(Object.assign(new Event('message'), { data: { offline } }));
  const { '[data-says]': says, button, progress } = line.inside;
  return { line, note, says, button, progress, registration, container, tell };
}

afterEach(() => { for (const key of ['document', 'navigator']) delete globalThis[key]; });

test('what is kept is said, and the rest offered with its size', async () => {
  const active = new FakeWorker();
  const page = await opened({ active });
  assert.deepEqual(active.sent, [{ lang: 'en' }]);
  assert.equal(page.line.hidden, true);
  page.tell(MISSING);
  assert.deepEqual([page.line.hidden, page.says.textContent], [false, '<some>']);
  assert.deepEqual([page.button.hidden, page.button.textContent], [false, 'keep 5.4 MB']);
});

test('what the worker fetches unasked is not spoken of, nor is its failing', async () => {
  const page = await opened({ active: new FakeWorker() });
  page.tell({ busy: 0.5 });
  page.tell({ failed: true });
  assert.equal(page.line.hidden, true);
});

test('the button fetches what is missing, and says how far it is, that it stopped, or that all is there', async () => {
  const active = new FakeWorker();
  const { button, progress, says, tell } = await opened({ active });
  tell(MISSING);
  for (const [told, said, offered] of [[{ failed: true }, '<failed>', true], [{ parts: [], wire: 0, some: true }, '<all>', false]]) {
    button.dispatchEvent(new Event('click'));
    await turn();
    assert.deepEqual(active.sent.at(-1), { keep: ['python', 'desk'], lang: 'en' });
    tell({ busy: 0.25 });
    assert.deepEqual([says.textContent, progress.hidden, progress.attributes.value, button.hidden], ['<busy>', false, '0.25', true]);
    tell(told);
    assert.deepEqual([says.textContent, progress.hidden, button.hidden], [said, true, !offered]);
  }
});

test('a first visit that could not keep the pages is told so, with nothing to press', async () => {
  const installing = new FakeWorker();
  const page = await opened({ installing });
  assert.equal(page.line.hidden, true);
  installing.becomes('redundant');
  await turn();
  assert.deepEqual([page.line.hidden, page.says.textContent], [false, '<unkept>']);
  assert.deepEqual([page.button.hidden, page.progress.hidden], [true, true]);
});

test('it is told so too where the words come after the failure', async () => {
  const installing = new FakeWorker();
  let come;
  const page = await opened({ installing, words: new Promise((resolve) => { come = resolve; }) });
  installing.becomes('redundant');
  await turn();
  assert.equal(page.line.hidden, true);
  come();
  await turn();
  assert.deepEqual([page.line.hidden, page.says.textContent], [false, '<unkept>']);
});

test('nothing of the kind is said of a version that was kept, nor of a new one beside one at work', async () => {
  const first = new FakeWorker();
  const page = await opened({ installing: first });
  for (const state of ['installed', 'activating', 'activated', 'redundant']) first.becomes(state);
  await turn();
  assert.equal(page.line.hidden, true);
  const next = new FakeWorker();
  const later = await opened({ active: new FakeWorker(), installing: next });
  next.becomes('redundant');
  await turn();
  assert.equal(later.line.hidden, true);
});

test('a new version is told of once it is whole, and taken when the reader says so', async () => {
  const next = new FakeWorker();
  const page = await opened({ active: new FakeWorker(), installing: next });
  assert.equal(page.note.hidden, true);
  page.registration.waiting = next;
  next.becomes('installed');
  assert.equal(page.note.hidden, false);
  page.note.inside.button.dispatchEvent(new Event('click'));
  assert.deepEqual(next.sent, [{ take: 'reader' }]);
});

test('a first version is not called a new one', async () => {
  const first = new FakeWorker();
  const page = await opened({ installing: first });
  first.becomes('installed');
  assert.equal(page.note.hidden, true);
});

test('under build.py serve no worker is asked for', async () => {
  assert.equal((await opened({ serve: true })).container.registered, undefined);
  assert.equal((await opened({})).container.registered, true);
});

// The worker that keeps the site (sw.js), with a browser that the test plays: its caches, network and pages.
import assert from 'node:assert/strict';
import { createHash, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const HOME = 'https://host.example/play/';
const PLACES = "const VERSION = 'unbuilt', LIST = 'unbuilt.json';"; // what the build fills in
const SOURCE = readFileSync(new URL('../../assets/offline/sw.js', import.meta.url), 'utf8');
const PARTS = {
  site: { 'assets/theme.js': 'a script' },
  en: { 'en/': 'a front page', 'en/rules/': 'rules', 'en/offline.html': 'not kept' },
  fr: { 'fr/': 'une page' },
  python: { 'py/core.zip': 'the core of the rules' },
};

class FakeCache {
  kept = new Map();
  async match(address) { return this.kept.has(address) ? new Response(this.kept.get(address)) : undefined; }
  async put(address, response) { this.kept.set(address, await response.text()); }
}

class FakeCaches {
  all = new Map();
  async open(name) {
    if (!this.all.has(name)) this.all.set(name, new FakeCache());
    return this.all.get(name);
  }
  async keys() { return [...this.all.keys()]; }
  async delete(name) { return this.all.delete(name); }
}

/** A browser: what it keeps, what is on the network, what it asked for, and the pages that are open. */
const browser = () => ({ caches: new FakeCaches(), net: new Map(), asked: [], open: [`${HOME}en/rules/`] });

/** Put a version on the network, with the list of its files. */
function publish({ net }, version, parts = PARTS) {
  const listed = Object.entries(parts).map(([name, files]) => [name, {
    wire: 1000,
    files: Object.entries(files).map(([address, text]) => {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
      return [address, hash, Buffer.byteLength(text)];
    }),
  }]);
  net.clear();
  for (const files of Object.values(parts)) for (const [address, text] of Object.entries(files)) net.set(HOME + address, text);
  net.set(`${HOME}${version}.json`, JSON.stringify({ languages: ['en', 'fr'], parts: Object.fromEntries(listed) }));
}

/** The worker of a version, started: `send` gives it an event and waits for all that it does. */
function start({ caches, net, asked, open }, version) {
  const hears = new Map();
  const global = {
    Blob, Response, URL, crypto: webcrypto, caches,
    location: { href: `${HOME}sw.js` },
    navigator: {},
    registration: { waiting: null },
    clients: { matchAll: async () => open.map((url) => ({ url, frameType: 'top-level', postMessage() {} })) },
    addEventListener: (type, listener) => hears.set(type, listener),
    fetch: async (request) => {
      const address = request.url ?? request;
      asked.push(address.replace(HOME, ''));
      if (net.size === 0) throw new TypeError('no network');
      return net.has(address) ? new Response(net.get(address)) : new Response('', { status: 404 });
    },
  };
  assert.ok(SOURCE.includes(PLACES));
  const built = SOURCE.replace(PLACES, `const VERSION = '${version}', LIST = '${version}.json';`);
  vm.runInContext(built, vm.createContext(global));
  return async (type, event = {}) => {
    const waits = [];
    let answer;
    hears.get(type)({ ...event, waitUntil: (work) => waits.push(work), respondWith: (work) => { answer = work; } });
    const response = await answer;
    await Promise.all(waits);
    return response;
  };
}

/** Publish a version and keep it. */
async function visited(visitor, version, parts = PARTS) {
  publish(visitor, version, parts);
  const send = start(visitor, version);
  await send('install');
  await send('activate');
  visitor.asked.length = 0;
  return send;
}

/** Go to an address, or load it as a page does its scripts. */
const went = (send, address, mode = 'navigate') =>
  send('fetch', { request: { method: 'GET', url: HOME + address, headers: new Headers(), mode } });

const name = (version) => `emperor ${HOME} ${version}`;
const keptOf = ({ caches }, version) => new Map(caches.all.get(name(version))?.kept);

test('a first visit keeps what all pages share and the language being read, and no more', async () => {
  const visitor = browser();
  await visited(visitor, 'A');
  const kept = keptOf(visitor, 'A');
  assert.deepEqual(JSON.parse(kept.get(`${HOME}offline/parts`)), ['site', 'en']);
  for (const [address, text] of Object.entries({ ...PARTS.site, ...PARTS.en })) assert.equal(kept.get(HOME + address), text);
  assert.equal(kept.has(`${HOME}fr/`), false);
  assert.equal(kept.has(`${HOME}py/core.zip`), false);
});

test('a first visit with a file missing keeps nothing', async () => {
  const visitor = browser();
  publish(visitor, 'A');
  visitor.net.delete(`${HOME}en/rules/`);
  await assert.rejects(start(visitor, 'A')('install'), /en\/rules\/: 404/);
  assert.deepEqual(await visitor.caches.keys(), []);
});

test('a version with a file that is not the one on its list is refused, and the old one stays as it was', async () => {
  const visitor = browser();
  await visited(visitor, 'A');
  const before = keptOf(visitor, 'A');
  publish(visitor, 'B', { ...PARTS, en: { ...PARTS.en, 'en/rules/': 'new rules', 'en/new/': 'a page' } });
  visitor.net.set(`${HOME}en/rules/`, 'nEw rules'); // as long, and of no version
  await assert.rejects(start(visitor, 'B')('install'), /en\/rules\/ is of another version/);
  assert.deepEqual(await visitor.caches.keys(), [name('A')]);
  assert.deepEqual(keptOf(visitor, 'A'), before);
});

test('a new version fetches what changed and takes the rest from the old one', async () => {
  const visitor = browser();
  await visited(visitor, 'A');
  publish(visitor, 'B', { ...PARTS, en: { ...PARTS.en, 'en/rules/': 'new rules' } });
  await start(visitor, 'B')('install');
  assert.deepEqual(visitor.asked.toSorted(), ['B.json', 'en/rules/']);
  assert.equal(keptOf(visitor, 'B').get(`${HOME}en/`), 'a front page');
});

test('once at work, a version deletes the older ones of this site and nothing else', async () => {
  const visitor = browser();
  await visited(visitor, 'A');
  const others = ['somebody else', 'emperor https://host.example/other/ A'];
  for (const one of others) await visitor.caches.open(one);
  publish(visitor, 'B');
  const send = start(visitor, 'B');
  await send('install');
  assert.ok((await visitor.caches.keys()).includes(name('A'))); // pages may still be reading from it
  await send('activate');
  assert.deepEqual((await visitor.caches.keys()).toSorted(), [...others, name('B')].toSorted());
});

test('a version answers with its own files, from the cache, with another version beside it', async () => {
  const visitor = browser();
  const old = await visited(visitor, 'A');
  publish(visitor, 'B', { ...PARTS, en: { ...PARTS.en, 'en/rules/': 'new rules' } });
  const send = start(visitor, 'B');
  await send('install');
  visitor.asked.length = 0;
  for (const address of ['en/rules/', 'en/rules/?fallen=a3#top', 'en/rules/index.html']) {
    assert.equal(await (await went(old, address)).text(), 'rules');
    assert.equal(await (await went(send, address)).text(), 'new rules');
  }
  assert.deepEqual(visitor.asked, []);
});

test('a part that is not whole is never read from', async () => {
  const visitor = browser();
  const send = await visited(visitor, 'A');
  await (await visitor.caches.open(name('A'))).put(`${HOME}fr/`, new Response('left over'));
  assert.equal(await (await went(send, 'fr/')).text(), 'une page');
});

test('with no network, a page that is not kept gives the page that says so', async () => {
  const visitor = browser();
  const send = await visited(visitor, 'A');
  visitor.net.clear();
  for (const address of ['en/nothing/', 'fr/', 'nowhere']) {
    const answer = await went(send, address);
    assert.equal(answer.status, 503);
    assert.equal(await answer.text(), 'not kept');
  }
  assert.equal((await went(send, '')).headers.get('location'), `${HOME}en/`);
  await assert.rejects(went(send, 'en/nothing.png', 'no-cors'), /no network/); // a picture is no page
});

test('asked for the rest, it tells how far it is and then what is left', async () => {
  const visitor = browser();
  const send = await visited(visitor, 'A');
  const told = [];
  const source = { postMessage: ({ offline }) => told.push(structuredClone(offline)) };
  await send('message', { data: { lang: 'en' }, source });
  assert.deepEqual(told.splice(0), [{ parts: ['python'], wire: 1000, some: true }]);
  await send('message', { data: { lang: 'en', keep: ['python', 'fr'] }, source });
  const last = told.pop();
  assert.deepEqual(last, { parts: [], wire: 0, some: true });
  const far = told.map(({ busy }) => busy);
  assert.ok(far.length >= 2 && far.every((one, n) => one > (far[n - 1] ?? 0)), String(far));
  assert.equal(far.at(-1), 1);
  visitor.net.clear();
  assert.equal(await (await went(send, 'fr/')).text(), 'une page');
});

test('where the rest cannot be fetched whole it says so, and the part counts as missing', async () => {
  const visitor = browser();
  const send = await visited(visitor, 'A');
  visitor.net.set(`${HOME}py/core.zip`, 'half of it');
  const told = [];
  const source = { postMessage: ({ offline }) => told.push(structuredClone(offline)) };
  await send('message', { data: { lang: 'en', keep: ['python'] }, source });
  assert.deepEqual(told.at(-1), { failed: true });
  await send('message', { data: { lang: 'en' }, source });
  assert.deepEqual(told.at(-1), { parts: ['python'], wire: 1000, some: true });
});

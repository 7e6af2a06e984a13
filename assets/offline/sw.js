// Keeps the site for reading with no network. Written by hand: what it must promise is small and exact, and
// no library promises it. The promises:
//
//   * One version at a time. A version is the hash of all its files; it has a cache of its own, every file
//     in it was checked against the list of that version, and it takes over whole or not at all.
//   * Files are kept in parts (a language; Python; …). A part that is not whole is never read from, so a
//     page and what it loads come from one version. What a reader uses has its part kept for next time.
//   * What is not kept comes from the network, untouched.
//
//   install --> waiting --> active          a waiting version takes over when no page is open, on the next
//      |                                    click where only one is, or when a reader says so
//      '--> (any file missing or changed: gone, the old version stays)

const VERSION = 'unbuilt', LIST = 'unbuilt.json'; // filled in by the build

/**
 * The files of a version: by part, each with its address, the hash and the number of its bytes. `wire` is
 * about what the part weighs on its way here.
 * @typedef {{languages: string[], parts: Record<string, {wire: number, files: [string, string, number][]}>}} List
 */
/** @typedef {(done: number, total: number) => void} Tell */

const worker = /** @type {any} */ (globalThis);
const HOME = new URL('./', worker.location.href).href;
const PREFIX = `emperor ${HOME} `; // other sites of this host may keep things of their own
const NAME = PREFIX + VERSION;
const KEPT = `${HOME}offline/parts`, LISTED = `${HOME}offline/list`; // in the cache only; no page is there
const AT_ONCE = 6;
const HANDS = 20; // times a click is put off until the next version has taken over

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener('message', (/** @type {any} */ event) => event.waitUntil(hear(event.data ?? {}, event.source)));
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { method, url, headers } = event.request;
  if (method === 'GET' && url.startsWith(HOME) && !headers.has('range')) event.respondWith(answer(event));
});

/** Whether the reader asks sites to spare their data: then only what they ask for is kept. */
const saves = () => Boolean(worker.navigator.connection?.saveData);

/** Keep, before taking over, what the version before this one kept, and the languages being read. */
async function install() {
  try {
    const { languages } = await list();
    const before = (await others()).flatMap(({ parts }) => parts);
    const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
    const read = open.map((/** @type {any} */ client) => addressOf(client.url).split('/')[0]);
    const wanted = saves() ? [] : ['site', ...languages.filter((tag) => read.includes(tag))];
    await keep([...new Set([...before, ...wanted])]);
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (!asked) return;
  for (const client of await worker.clients.matchAll({ type: 'window' })) client.postMessage({ offline: 'reload' });
}
let asked = false; // a reader wants this version now, so every open page is to come from it

/**
 * @param {{take?: 'reader' | 'click', keep?: string[], lang?: string}} message  `lang` is the page's language
 * @param {any} client
 */
async function hear({ take, keep: wanted, lang }, client) {
  if (take) {
    asked = take === 'reader';
    return worker.skipWaiting();
  }
  if (!lang) return;
  try {
    if (wanted) await keep(wanted, (done, total) => client.postMessage({ offline: { busy: done / total } }));
    client.postMessage({ offline: await stateOf(lang) });
  } catch {
    client.postMessage({ offline: { failed: true } });
  }
}

/**
 * What of a language is kept, and how much would come over the wire for the rest.
 * @param {string} tag
 */
async function stateOf(tag) {
  const { parts } = await list();
  const names = ['site', tag, `${tag}+`, 'python', 'desk'];
  const kept = await keptParts();
  const missing = names.filter((name) => parts[name] && !kept.has(name));
  const wire = missing.reduce((sum, name) => sum + parts[name].wire, 0);
  return { parts: missing, wire, some: kept.has(tag) };
}

/** @param {any} event  @returns {Promise<Response>} */
async function answer(event) {
  const { request } = event;
  const page = request.mode === 'navigate';
  if (page && await handedOver()) return new Response('', { headers: { Refresh: '0', 'Content-Type': 'text/html' } });
  const address = addressOf(request.url);
  const files = await where();
  if (page && !files.has(address) && files.has(`${address}/`)) return Response.redirect(slashed(request.url));
  const part = files.get(address);
  if (part && (await keptParts()).has(part)) {
    const found = await (await caches.open(NAME)).match(HOME + address);
    if (found) return found;
  }
  try {
    const response = await fetch(request);
    if (part && response.ok && !saves()) event.waitUntil(keep([part]).catch(() => {})); // next time will do
    return response;
  } catch (error) {
    const instead = page && await insteadOf(address);
    if (instead) return instead;
    throw error;
  }
}

/** What a reader without network sees in the place of a page that is not kept. @param {string} address */
async function insteadOf(address) {
  const kept = await keptParts();
  const { languages } = await list();
  const tag = [address.split('/')[0], ...languages].find((one) => languages.includes(one) && kept.has(one));
  if (!tag) return null;
  if (!address) return Response.redirect(`${HOME}${tag}/`);
  const page = await (await caches.open(NAME)).match(`${HOME}${tag}/offline.html`);
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : null;
}

/** @param {string} url  of a folder, without its slash */
function slashed(url) {
  const address = new URL(url);
  address.pathname += '/';
  return address.href;
}

let hands = 0;
/** Whether the next version is about to take over: it may where the page being left is the only one open. */
async function handedOver() {
  const { waiting } = worker.registration;
  if (!waiting || hands >= HANDS) return false;
  const open = await worker.clients.matchAll({ type: 'window' });
  if (open.filter((/** @type {any} */ client) => client.frameType === 'top-level').length > 1) return false;
  hands += 1;
  waiting.postMessage({ take: 'click' });
  return true;
}

/** One after the other: two at once would each forget what the other kept. @type {Promise<unknown>} */
let queue = Promise.resolve();
/** @param {string[]} names  @param {Tell} [tell] */
function keep(names, tell = () => {}) {
  const mine = queue.then(() => keepNow(names, tell));
  queue = mine.catch(() => {});
  return mine;
}

/** @param {string[]} names  @param {Tell} tell */
async function keepNow(names, tell) {
  const { parts } = await list();
  const cache = await caches.open(NAME);
  const kept = await keptParts();
  const wanted = names.filter((name) => parts[name] && !kept.has(name));
  const files = wanted.flatMap((name) => parts[name].files);
  const total = files.reduce((sum, [, , bytes]) => sum + bytes, 0);
  const old = new Map((await others()).flatMap(({ name, files: known }) => known.map(([address, hash]) => [hash, { name, address }])));
  let done = 0;
  /** @param {number} bytes */
  const count = (bytes) => tell(done += bytes, total);
  const queued = [...files];
  const line = async () => {
    for (let file = queued.shift(); file; file = queued.shift()) {
      const [address, hash, bytes] = file;
      const held = await moved(old.get(hash), address);
      if (held) count(bytes);
      await cache.put(HOME + address, held ?? await fetched(address, hash, count));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, line));
  } catch (error) {
    queued.length = 0;
    throw error;
  }
  wanted.forEach((name) => kept.add(name));
  await cache.put(KEPT, new Response(JSON.stringify([...kept])));
}

/**
 * A file that an earlier version kept already.
 * @param {{name: string, address: string} | undefined} held
 * @param {string} address  where this version has it
 */
async function moved(held, address) {
  const found = held && await (await caches.open(held.name)).match(HOME + held.address);
  if (!found || held.address === address) return found;
  return new Response(found.body, { headers: found.headers }); // a module finds its neighbours by its address
}

/**
 * A file from the network, if it is the one on the list.
 * @param {string} address
 * @param {string} hash
 * @param {(bytes: number) => void} count
 */
async function fetched(address, hash, count) {
  const lasting = /^(assets|py)\//.test(address); // their names change with them
  const response = await fetch(HOME + address, { cache: lasting ? 'default' : 'no-cache' });
  const reader = response.ok && !response.redirected && response.clone().body?.getReader();
  if (!reader) throw new Error(`${address}: ${response.status}`);
  const chunks = [];
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    chunks.push(value);
    count(value?.length ?? 0);
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await new Blob(chunks).arrayBuffer()));
  const found = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (found !== hash) throw new Error(`${address} is of another version`);
  return response;
}

/** @type {Promise<List> | undefined} */
let listing;
/** @returns {Promise<List>} the files of this version; kept with them */
function list() {
  listing ??= (async () => {
    const cache = await caches.open(NAME);
    const response = await cache.match(LISTED) ?? await fetch(HOME + LIST);
    if (!response.ok) throw new Error(`${LIST}: ${response.status}`);
    const copy = response.clone();
    const listed = await response.json();
    await cache.put(LISTED, copy);
    return listed;
  })();
  listing.catch(() => { listing = undefined; });
  return listing;
}

/** @type {Map<string, string> | undefined} */
let parted;
/** @returns {Promise<Map<string, string>>} the part of each address; empty where no list can be had */
async function where() {
  try {
    const { parts } = await list();
    return parted ??= new Map(Object.entries(parts).flatMap(([name, { files }]) => files.map(([address]) => [address, name])));
  } catch {
    return new Map();
  }
}

/** @type {Set<string> | undefined} */
let whole;
/** @returns {Promise<Set<string>>} the parts that are kept whole */
async function keptParts() {
  if (whole) return whole;
  const record = await (await caches.open(NAME)).match(KEPT);
  return whole ??= new Set(record ? await record.json() : []);
}

/** What the other versions kept: their parts, and the files of these. */
async function others() {
  const found = [];
  for (const name of (await caches.keys()).filter((one) => one.startsWith(PREFIX) && one !== NAME)) {
    const cache = await caches.open(name);
    const [record, listed] = await Promise.all([cache.match(KEPT), cache.match(LISTED)]);
    if (!record || !listed) continue;
    const parts = /** @type {string[]} */ (await record.json());
    const { parts: all } = /** @type {List} */ (await listed.json());
    found.push({ name, parts, files: parts.flatMap((part) => all[part]?.files ?? []) });
  }
  return found;
}

/** @param {string} url  @returns {string} what follows the site's home: no query, no fragment, no index.html */
function addressOf(url) {
  const { origin, pathname } = new URL(url);
  return (origin + pathname).slice(HOME.length).replace(/(^|\/)index\.html$/, '$1');
}

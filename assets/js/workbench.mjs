// The workbench: texts from the site, answers from Python, drafts in the browser. Nothing is sent anywhere.

import { Desk } from './bench-desk.mjs';
import { filled, later, part } from './bench-dom.mjs';
import { Drafts } from './bench-drafts.mjs';
import { download, showFiles } from './bench-files.mjs';
import { List } from './bench-list.mjs';
import { Preview } from './bench-preview.mjs';
import { Python } from './python.mjs';

const facts = JSON.parse(part('bench-facts').textContent);
const { words } = facts;
// A name that every object has, such as constructor, is no language.
Object.setPrototypeOf(facts.tongues, null);
/** What a language can be called; an address that says anything else asks for none. */
const TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const wish = new URLSearchParams(location.search);
const state = /** @type {HTMLElement} */ (document.querySelector('.bench-state'));
const chosen = part('bench-tongue');
const python = facts.python ? new Python(new URL(facts.python, location.href)) : null;

const list = new List(words, facts.files, (ident) => choose(ident, true));
const desk = new Desk(words, typed, facts.edit);
const preview = new Preview(words, facts.root);

/** @type {{tag: string, direction: string, fresh: boolean}} */
let language = { tag: '', direction: 'ltr', fresh: false };
let drafts = new Drafts('', () => {}, () => {});
/** @type {Record<string, [string, [string, boolean][]]>} */
let places = {};
/** The text that another tab has changed last. */
let newest = '';

/** @param {string} address */
const fetched = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
};

/** @param {string} question @param {...string} given */
const ask = async (question, ...given) => {
  if (!python) throw new Error('no Python');
  const answer = await python.ask(question, ...given);
  if (answer.error) throw new Error(answer.detail);
  return answer;
};

/** @param {string} name @param {boolean} [failed] */
function say(name, failed = false) {
  state.textContent = words[name];
  state.classList.toggle('failed', failed);
}

/**
 * Begin with a language.
 * @param {string} tag
 */
async function begin(tag) {
  say('bench.starting');
  const texts = facts.tongues[tag] ? await fetched(facts.tongues[tag][2]) : '{}';
  const opened = await ask('desk_open', await fetched(facts.english), texts, tag);
  language = opened;
  drafts.close();
  drafts = new Drafts(tag, ways, (idents) => { follow(idents).catch(failed); });
  list.texts = opened.texts.map((/** @type {string[]} */ [ident, home, status, english, translation]) => (
    { ident, home, state: status, english, translation, mine: Boolean(drafts.get(ident)) }));
  const kept = Object.fromEntries(drafts.all().map(([ident, { strings }]) => [ident, strings]));
  filesChanged(await ask('desk_drafts', JSON.stringify(kept)));
  const folder = `site_src/locale/${tag}`;
  part('bench-send').textContent = filled(words['bench.send.how'], { folder });
  const asked = wish.get('text') ?? '';
  if (wish.get('file')) list.file.value = wish.get('file');
  if (!list.find(asked)) {
    list.state = ['stale', 'missing'].find((one) => list.texts.some((text) => text.state === one)) ?? 'all';
  }
  list.current = asked;
  list.show();
  say('bench.ready');
  await choose(list.find(asked) ? asked : list.fitting[0]?.ident ?? list.texts[0].ident, Boolean(list.find(asked)));
}

/**
 * Put a text on the desk.
 * @param {string | undefined} ident
 * @param {boolean} [toField]  whether the cursor goes to the field
 */
async function choose(ident, toField = false) {
  if (!ident) return;
  const details = await ask('desk_text', ident);
  wish.set('to', language.tag);
  wish.set('text', ident);
  history.replaceState(null, '', `?${wish}`);
  const draft = drafts.get(ident);
  document.querySelectorAll('[data-bench]').forEach((one) => { /** @type {HTMLElement} */ (one).hidden = false; });
  list.settle(ident);
  desk.open(details, draft?.strings ?? details.strings, language);
  const moved = Boolean(draft && draft.english !== details.english.join('\n'));
  part('bench-moved').hidden = !moved;
  const known = Boolean(facts.tongues[language.tag]);
  const shown = preview.show(places[ident], known ? language.tag : facts.source);
  await tried();
  if (toField) desk.areas[0]?.focus({ preventScroll: matchMedia('(min-width: 761px)').matches });
  await shown;
  await tried();
}

/** Try what stands in the fields; only the newest answer counts. */
async function tried() {
  const { ident } = desk.details.status;
  const strings = desk.strings;
  const markdown = desk.details.status.home !== 'site';
  const shown = markdown || strings.some((text) => !text.trim()) ? [] : preview.before;
  const trial = await python?.latest('try', 'desk_try', ident, JSON.stringify(strings), JSON.stringify(shown));
  if (!trial || trial.error || ident !== desk.details.status.ident) return;
  desk.tell(trial);
  preview.put(trial.html, trial.put, markdown);
  ways();
}

/** Which ways out there are for the text on the desk. */
function ways() {
  if (!desk.details) return;
  const { ident, state: status } = desk.details.status;
  const draft = drafts.get(ident);
  part('bench-right').hidden = !(status === 'stale' && !draft);
  part('bench-undo').hidden = !draft;
  const told = drafts.blocked ? 'bench.blocked' : newest === ident ? 'bench.elsewhere' : 'bench.kept';
  part('bench-kept').textContent = draft ? words[told] : '';
}

const keep = later(250, async (/** @type {string} */ ident, /** @type {string} */ strings) => {
  filesChanged(await ask('desk_keep', ident, strings));
});

/** @param {string[]} strings */
function typed(strings) {
  const { status, strings: found, english } = desk.details;
  const same = strings.every((text, n) => text === found[n]);
  draft(status.ident, same && status.state !== 'stale' ? undefined : { strings, english: english.join('\n') });
  part('bench-moved').hidden = true;
  newest = '';
  tried();
}

/**
 * @param {string} ident
 * @param {import('./bench-drafts.mjs').Draft | undefined} now
 */
function draft(ident, now) {
  drafts.set(ident, now);
  const text = list.find(ident);
  if (text && text.mine !== Boolean(now)) {
    text.mine = Boolean(now);
    list.mark(text);
  }
  keep(ident, now ? JSON.stringify(now.strings) : '');
}

/**
 * Show what another tab has changed.
 * @param {string[]} idents
 */
async function follow(idents) {
  for (const ident of idents) {
    const now = drafts.get(ident);
    const text = list.find(ident);
    if (text) text.mine = Boolean(now);
    filesChanged(await ask('desk_keep', ident, now ? JSON.stringify(now.strings) : ''));
  }
  list.show();
  if (!idents.includes(desk.details.status.ident)) return;
  newest = desk.details.status.ident;
  await choose(newest);
}

/** @param {{files: import('./bench-files.mjs').Changed[]}} changed */
function filesChanged({ files }) {
  showFiles(files, words, async (home) => {
    const { name, text } = await ask('desk_file', home);
    download(name, text);
    if (!language.fresh) return;
    const description = await ask('desk_file', 'language');
    download(description.name, description.text);
  });
  part('bench-forget').hidden = !drafts.size;
  part('bench-forget').textContent = words['bench.forget'];
}

part('bench-right').addEventListener('click', () => {
  const { status, english } = desk.details;
  draft(status.ident, { strings: desk.strings, english: english.join('\n') });
  ways();
  part('bench-undo').focus();
});
part('bench-undo').addEventListener('click', () => {
  draft(desk.details.status.ident, undefined);
  choose(desk.details.status.ident, true);
});
part('bench-previous').addEventListener('click', () => choose(list.beside(-1)));
part('bench-next').addEventListener('click', () => choose(list.beside(1)));
part('bench-forget').addEventListener('click', async () => {
  const button = part('bench-forget');
  if (button.textContent !== words['bench.forget.sure']) {
    button.textContent = words['bench.forget.sure'];
    return;
  }
  drafts.clear();
  await begin(language.tag);
});
document.addEventListener('keydown', (event) => {
  const step = event.ctrlKey && event.key === 'Enter' ? 1 : event.altKey ? { PageDown: 1, PageUp: -1 }[event.key] : 0;
  if (!step) return;
  event.preventDefault();
  choose(list.beside(step), true);
});
chosen.addEventListener('change', () => {
  part('bench-new').hidden = Boolean(chosen.value);
  if (chosen.value) begin(chosen.value).catch(failed);
  else part('bench-tag').focus();
});
part('bench-new').addEventListener('submit', (/** @type {Event} */ event) => {
  event.preventDefault();
  begin(part('bench-tag').value).catch(failed);
});

/** @param {unknown} error */
function failed(error) {
  console.info(String(error));
  state.hidden = false;
  say('bench.failed', true);
}

async function start() {
  state.hidden = false;
  say('bench.starting');
  python?.start({ wanted: true });
  const [first] = Object.keys(facts.tongues);
  const asked = wish.get('to') ?? '';
  const wanted = TAG.test(asked) ? asked : (facts.tongues[facts.here] ? facts.here : first) ?? '';
  places = JSON.parse(await fetched(facts.places));
  if (facts.tongues[wanted]) chosen.value = wanted;
  else {
    chosen.value = '';
    part('bench-new').hidden = false;
    part('bench-tag').value = wanted;
  }
  if (wanted) await begin(wanted);
}

start().catch(failed);

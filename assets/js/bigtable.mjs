// The page of bigger tables in use. Clicks become states, states become addresses and questions; Python answers
// with words and with the pieces of the ring that have changed.
//
//   click, key, Back, address --> state --> Python --> places, seats and pieces of this page

import { questions } from './bigtable-ask.mjs';
import { chooser } from './bigtable-form.mjs';
import { Ring } from './bigtable-ring.mjs';
import { Roster } from './bigtable-roster.mjs';
import { sheets } from './bigtable-sheets.mjs';
import { address, opening, read, tableOf } from './bigtable-state.mjs';
import { noticeIn } from './table-notice.mjs';
import { settleLinks } from './table-page.mjs';
import { drawn, fill, partsOfTexts, pause } from './table-parts.mjs';
import { kept, moved, NOTHING, redone, undone } from './table-past.mjs';
import { Tables } from './table-python.mjs';
import { random } from './table-names.mjs';
import { began, fallen } from './table-state.mjs';

/** @typedef {import('./table-state.mjs').State} State */
/** @typedef {import('./table-past.mjs').Past} Past */

const main = /** @type {HTMLElement} */ (document.querySelector('main.big'));
const words = /** @type {HTMLElement} */ (main.querySelector('[data-words]')).dataset;
const place = (/** @type {string} */ name) => /** @type {HTMLElement} */ (main.querySelector(`[data-part=${name}]`));
const status = /** @type {HTMLElement} */ (main.querySelector('[data-status]'));
const tell = noticeIn(/** @type {HTMLElement} */ (main.querySelector('[data-notice]')));
const root = location.pathname.replace(/index\.html$/, '');
const home = new URL(main.dataset.home ?? '', location.href).pathname;
const tag = document.documentElement.lang;
const first = main.dataset.position ?? '';
const tables = new Tables(main, tag, (at) => [['larger', `${at}~none`, home], ['ring', at], ['look', at]]);
const ring = new Ring(place('ring'));
const roster = new Roster(place('board'));
const followLinks = settleLinks(
  { root, table: '', pages: new Set(), seats: new Set() }, (/** @type {State} */ state, world) => address(state, world.root));

let state = opening();
let past = NOTHING;
let latest = 0;
/** What the page shows whole, and the ring: nothing while they are being filled. */
let [shown, ringShown] = [first, first];
/** The turn that the page shows, and the seat and question that it is seen from. */
let [turnShown, lookShown] = ['', ''];

const all = (/** @type {string} */ selector) => [...main.querySelectorAll(selector)].map((element) => /** @type {HTMLElement} */ (element));
/** @param {string} channel  @param {string} question  @param {...string} words */
const ask = (channel, question, ...words) => tables.ask(channel, question, ...words);
const turnOf = (/** @type {State} */ { turn, turns }) => `${turn} ${turns}`;

/**
 * Show a state; the last one asked for wins.
 * @param {State} next
 * @param {object} [how]
 * @param {string | null} [how.says]  what is said of the change; nothing is, where it is null
 * @param {'push' | 'replace' | ''} [how.entry]  what becomes of the browser's history
 * @param {Past} [how.then]  what can be undone afterwards
 */
async function show(next, { says, entry = 'push', then = past } = {}) {
  const turn = ++latest;
  const stale = () => turn !== latest;
  const fresh = next.position !== shown || turnOf(next) !== turnShown;
  const patience = setTimeout(() => tell(words.wait ?? ''), 500);
  const telling = (fresh ? tellOf(next) : Promise.resolve(null)).catch((/** @type {any} */ error) => error);
  const drawing = next.position === ringShown ? null : ask('ring', 'ring', tag, next.position, ringShown).catch(() => null);
  if (drawing) ring.place.setAttribute('aria-busy', 'true');
  const found = await telling;
  clearTimeout(patience);
  if (stale() || found === undefined) return;
  if (found instanceof Error) {
    ring.place.removeAttribute('aria-busy');
    return refuse(next, found);
  }
  tell('');
  noteSeat();
  state = { ...next, position: found?.position ?? next.position };
  past = then;
  if (entry) history[entry === 'push' ? 'pushState' : 'replaceState'](past, '', address(state, root) + location.hash);
  if (found) {
    const before = shown;
    shown = '';
    await pause();
    if (stale()) return;
    await fill(main, partsOfTexts(found.parts), mark, stale);
    await drawn();
    await roster.put(found.seats, stale);
    if (stale()) return;
    [shown, turnShown] = [state.position, turnOf(state)];
    roster.tag(found.tags, stale);
    if (says !== null) status.textContent = says || found.says || main.querySelector('.lead')?.textContent || '';
    if (tableOf(before) !== tableOf(shown)) roster.place.scrollTop = 0;
  }
  settle();
  form.settle();
  const pieces = await drawing;
  await drawn();
  if (stale()) return;
  if (pieces) await redraw(pieces, stale);
  if (stale()) return;
  await drawn();
  await look(Boolean(pieces));
  ring.place.removeAttribute('aria-busy');
  const later = found && !stale() ? await ask('below', 'below', tag, state.position).catch(() => null) : null;
  if (later && !stale()) await fill(main, partsOfTexts(later.parts), () => {}, stale);
  if (!stale()) asking.settle();
}

/** @param {State} next */
const tellOf = ({ position, turn, turns, seat }) => ask('larger', 'larger', tag, position, home, shown, turn, String(turns || ''), seat);

/** @param {any} pieces  @param {() => boolean} stale */
async function redraw(pieces, stale) {
  ringShown = '';
  if (pieces.svg) await ring.draw(pieces.svg, stale);
  else ring.change(pieces);
  if (!stale()) ringShown = state.position;
}

/** Show the ring from the chosen seat, with the arrow of the question. @param {boolean} [anew]  though it is the same seat */
async function look(anew = false) {
  const { position, seat, ask: question } = state;
  const [, actor = '', target = ''] = question.split('-');
  const key = `${position} ${seat} ${question}`;
  if (!anew && key === lookShown) return;
  lookShown = key;
  if (!seat && !actor) return ring.look(null);
  if (anew) ring.lookAgain();
  const found = await ask('look', 'look', tag, position, seat, actor, target).catch(() => null);
  if (found && key === lookShown && position === ringShown) ring.look(found);
}

/** Show what the chosen seat may do: its panel, its falls, its tags. @param {Promise<void>} [before]  what is shown first */
async function fromSeat(before) {
  const { seat, position } = state;
  const found = await ask('seat', 'from_seat', tag, position, home, seat).catch(failed);
  await before;
  await drawn();
  if (!found || state.seat !== seat || state.position !== position) return;
  await fill(main, partsOfTexts(found.parts), mark, () => state.seat !== seat);
  await drawn();
  const stale = () => state.seat !== seat || state.position !== position;
  if (stale()) return;
  settle();
  await roster.tag(found.tags, stale);
}

/** What cannot be shown: the page stays as it is. @param {State} next  @param {Error & {code?: string}} error */
async function refuse(next, error) {
  if (error.code === 'answer') {
    const told = await ask('wish', 'wish', tag, tableOf(next.position), home).catch(() => null);
    return nonsense(told && !told.table ? told.says : undefined);
  }
  if (error.code === 'saving') {
    return tell(words.saving ?? '', words.load, () => { tables.start({ wanted: true }); show(next); });
  }
  settle();
  failed(error);
}

/** @param {any} error  @returns {null} */
function failed(error) {
  if (error.code === 'saving') tell(words.saving ?? '', words.load, () => { tables.start({ wanted: true }); });
  else tell(words.trouble ?? '');
  return null;
}

/** An address that makes no sense gives the first table, and one plain line. @param {string} [why] */
async function nonsense(why) {
  await show(opening(), { entry: 'replace', says: null });
  tell(why || (words.wrong ?? ''));
}

/** Links that wait for Python, on parts that it has made. @param {ParentNode} root */
function mark(root) {
  for (const control of root.querySelectorAll('[data-needs=python]')) control.removeAttribute('hidden');
}

/** What follows from the state, beside the parts. */
function settle() {
  followLinks(state);
  roster.mark(state.seat, state.turn);
  const name = main.querySelector('h1')?.dataset.title || words.title;
  document.title = `${name} ${document.title.slice(document.title.lastIndexOf('·'))}`;
  const falls = Boolean(fallLink());
  const able = { undo: past.past.length > 0, redo: past.future.length > 0, fall: falls, 'what-if': falls, near: Boolean(state.seat) };
  for (const [button, can] of Object.entries(able)) {
    for (const one of all(`[data-do=${button}]`)) one.setAttribute('aria-disabled', String(!can));
  }
  for (const radio of all('[name=clock]')) {
    /** @type {HTMLInputElement} */ (radio).checked = /** @type {HTMLInputElement} */ (radio).value === (began(state.position) === null ? 'live' : 'book');
  }
  if (state.turn || began(state.position) !== null) main.querySelector('[data-box=turns]')?.setAttribute('open', '');
}

/** @returns {HTMLElement | undefined} the button by which the chosen seat falls */
const fallLink = () => all('[data-part=moves] .for-seat a[data-to]')[0];

/** Go on to another table, which can be undone. @param {Partial<State>} change  @param {string | null} [says] */
const go = (change, says) => show({ ...state, ask: '', ...change }, { says, then: moved(past, state) });

/** Change what is no move: it is noted in the address and cannot be undone. @param {Partial<State>} change */
function note(change) {
  const seat = change.seat !== undefined && change.seat !== state.seat;
  state = { ...state, ...change };
  settle();
  const looking = look();
  if (seat) fromSeat(looking);
  asking.settle();
  clearTimeout(seatTimer);
  seatTimer = setTimeout(noteSeat, 200);
}

/** A choice goes into the address a little later: Safari counts how often that changes. */
let seatTimer = 0;
function noteSeat() {
  if (!seatTimer) return;
  clearTimeout(seatTimer);
  seatTimer = 0;
  history.replaceState(past, '', address(state, root));
}

/** @param {{state: State, past: Past} | null} to */
function step(to) {
  if (to) show(to.state, { then: to.past });
}

/** By the book the turn began with those who had fallen before it. @param {string} clock */
function onClock(clock) {
  const position = `${tableOf(state.position)}/${fallen(state.position)}`;
  if (clock === 'live') return position;
  const same = (/** @type {State} */ one) => one.turns === state.turns && one.turn === state.turn && tableOf(one.position) === tableOf(position);
  const then = state.turn ? fallen((past.past.find(same) ?? state).position) : 'none';
  return `${position}~${then}`;
}

/** The page as its tools see it. */
const page = { main, words, tag, home, ask, go, note, fallLink, failed, fresh: opening, state: () => state };
const form = chooser(page);
const asking = questions(page);

/** @type {Record<string, (button: HTMLElement) => void>} */
const actions = {
  undo: () => step(undone(past, state)),
  redo: () => step(redone(past, state)),
  fall: () => fallLink()?.click(),
  near: (button) => {
    const on = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(on));
    ring.closeUp(on);
  },
  draw() {
    const starts = all('[data-part=turns] [data-turn]');
    if (starts.length) starts[random(starts.length)].click();
  },
  'stop-turns': () => { go({ turn: '', turns: 0 }); },
  ...form.actions,
  ...asking.actions,
  ...sheets(page).actions,
};

main.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  const move = /** @type {HTMLElement | null} */ (target.closest('[data-to]'));
  const button = /** @type {HTMLElement | null} */ (target.closest('[data-do]'));
  if (move && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    const { to = '', says, turn, turns } = move.dataset;
    go({ position: to, ...(turn ? { turn, turns: Number(turns) } : {}) }, says);
  } else if (button && button.getAttribute('aria-disabled') !== 'true') {
    actions[button.dataset.do ?? '']?.(button);
  } else if (ring.place.contains(target) && tables.possible) {
    const seat = ring.at(event);
    if (seat) note({ seat });
  }
});

main.addEventListener('change', ({ target }) => {
  const input = /** @type {HTMLInputElement} */ (target);
  if (input.name === 'seat') note({ seat: input.value });
  if (input.name === 'clock') go({ position: onClock(input.value) });
});

/** Show what the address asks for. @param {PopStateEvent} [event] */
function follow(event) {
  const asked = read(new URL(location.href), root);
  if (!asked) return nonsense();
  const then = kept(event ? event.state : history.state);
  const seat = asked.seat !== state.seat && asked.position === shown;
  return show(asked, { entry: '', then, says: null }).then(() => { if (seat && state.seat === asked.seat) return fromSeat(); });
}

addEventListener('popstate', (event) => {
  clearTimeout(seatTimer);
  seatTimer = 0;
  follow(event);
});
let trouble = false;
tables.addEventListener('trouble', () => {
  if (!trouble) tell(words.trouble ?? '');
  trouble = true;
});
for (const control of all('[data-needs=python]')) control.hidden = !tables.possible;
turnShown = turnOf(state);
if (tables.possible) follow();

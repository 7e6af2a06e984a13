// The table page in use. Clicks become states, states become addresses and parts; the words come ready-made.
//
//   click, key, Back, address --> state --> parts of a page or of Python --> places of this page

import { boxes } from './table-boxes.mjs';
import { warMap } from './table-map.mjs';
import { moveBridges, spans } from './table-motion.mjs';
import { noticeIn } from './table-notice.mjs';
import { settleLinks, worldOf } from './table-page.mjs';
import { Pages } from './table-pages.mjs';
import { fill, partsOfTexts, pause } from './table-parts.mjs';
import { kept, moved, NOTHING, redone, undone } from './table-past.mjs';
import { Tables } from './table-python.mjs';
import { sheets } from './table-sheets.mjs';
import { address, hasPage, opening, read } from './table-state.mjs';

/** @typedef {import('./table-state.mjs').State} State */
/** @typedef {import('./table-parts.mjs').Parts} Parts */
/** @typedef {import('./table-past.mjs').Past} Past */

const main = /** @type {HTMLElement} */ (document.querySelector('main[data-table]'));
const words = /** @type {HTMLElement} */ (main.querySelector('[data-words]')).dataset;
const status = /** @type {HTMLElement} */ (main.querySelector('[data-status]'));
const tell = noticeIn(/** @type {HTMLElement} */ (main.querySelector('[data-notice]')));
const world = worldOf(main);
const pages = new Pages();
const tables = new Tables(main, document.documentElement.lang);
const followLinks = settleLinks(world);

/** What this page held when it arrived. @type {State} */
const arrived = { ...opening(world), position: main.dataset.position ?? '' };
let state = arrived;
let past = NOTHING;
let latest = 0;
/** Whether every part of the page shows the state: not so while it is being filled. */
let whole = true;

/** @param {string} selector  @returns {HTMLElement[]} */
const all = (selector) => [...main.querySelectorAll(selector)].map((element) => /** @type {HTMLElement} */ (element));

/**
 * Show a state; the last one asked for wins.
 * @param {State} next
 * @param {object} [how]
 * @param {string} [how.says]  what is said of the change; nothing is, where it is null
 * @param {'push' | 'replace' | ''} [how.entry]  what becomes of the browser's history
 * @param {Past} [how.then]  what can be undone afterwards
 */
async function show(next, { says, entry = 'push', then = past } = {}) {
  const turn = ++latest;
  const patience = setTimeout(() => tell(words.wait ?? ''), 500);
  const found = whole && same(next, state) ? {} : await partsOf(next).catch((/** @type {any} */ error) => error);
  clearTimeout(patience);
  if (turn !== latest) return;
  if (found instanceof Error) return refuse(next, found);
  tell('');
  noteSeat();
  state = { ...next, position: found.position ?? next.position };
  past = then;
  if (entry) history[entry === 'push' ? 'pushState' : 'replaceState'](past, '', address(state, world) + location.hash);
  if (!found.parts) dress(main);
  else {
    whole = false;
    await pause();
    if (turn !== latest) return;
    const before = spans(main);
    const filled = fill(main, found.parts, dress, () => turn !== latest);
    moveBridges(main, before);
    await filled;
    whole ||= turn === latest;
    if (turn === latest && says !== null) status.textContent = says || found.says || opens() || main.querySelector('.lead')?.textContent || '';
  }
  await settleSoon(turn);
  const later = await found.later?.catch(() => null);
  if (!later || turn !== latest) return;
  await fill(main, later, dress, () => turn !== latest);
  await settleSoon(turn);
}

/** @returns {string} by the book, what opens with the next turn */
const opens = () => all('.opens').map((line) => line.textContent).join(' ');

/** @param {number} turn  which is of no interest any more once another table is asked for */
async function settleSoon(turn) {
  await pause();
  if (turn === latest) settle();
}

/**
 * The parts of a state: of its page, or of Python, whose less important ones come later.
 * @param {State} next
 * @returns {Promise<{parts?: Parts, later?: Promise<Parts>, position?: string, says?: string}>}
 */
async function partsOf(next) {
  const paged = hasPage(next, world);
  const own = () => pages.parts(address({ ...opening(world), position: next.position }, world)).then((parts) => ({ parts }));
  if (paged && (!next.turn || !tables.possible)) return own();
  try {
    const { parts, position, says } = await tables.table(next, state.position);
    const later = tables.others(next).then((others) => partsOfTexts(others.parts));
    return { parts: partsOfTexts({ ...parts, picture: '', along: '' }), later, position, says };
  } catch (error) {
    if (paged) return own();
    throw error;
  }
}

/** What cannot be shown: the page stays as it is, or the browser goes there itself. @param {State} next  @param {Error & {code?: string}} error */
function refuse(next, error) {
  if (hasPage(next, world)) return location.assign(address(next, world));
  if (error.code === 'answer') return nonsense();
  if (error.code === 'saving') {
    return tell(words.saving ?? '', words.load, () => { tables.start({ wanted: true }); show(next); });
  }
  settle();
  if (!trouble) tell(words.trouble ?? '');
  trouble = true;
}
let trouble = false;

/** An address that makes no sense gives the opening, and one plain line. */
async function nonsense() {
  await show(opening(world), { entry: 'replace', says: null });
  tell(words.wrong ?? '');
}

/** @param {State} one  @param {State} other  @returns {boolean} whether both show the same parts */
const same = (one, other) => ['position', 'side', 'turn', 'turns'].every((name) => one[/** @type {'turn'} */ (name)] === other[/** @type {'turn'} */ (name)]);

/** What this page adds to a part: the choice of seat, whose turn it is, the players' names. @param {ParentNode} root */
function dress(root) {
  for (const seat of root.querySelectorAll('.seat[data-seat]')) {
    seat.classList.toggle('turn', /** @type {HTMLElement} */ (seat).dataset.seat === state.turn);
  }
  extras.dress(root);
  const seat = root.querySelector(`input[name=seat][value="${state.seat}"]`);
  if (!(seat instanceof HTMLInputElement)) return;
  for (const other of root.querySelectorAll('input[name=seat][checked]')) other.removeAttribute('checked');
  seat.setAttribute('checked', '');
  seat.checked = true;
}

/** What follows from the state, beside the parts. */
function settle() {
  followLinks(state);
  const name = main.querySelector('h1')?.dataset.title || words.title;
  document.title = `${name} ${document.title.slice(document.title.lastIndexOf('·'))}`;
  const able = { undo: past.past.length > 0, redo: past.future.length > 0, fall: Boolean(fallLink()), 'what-if': Boolean(fallLink()) };
  for (const [button, can] of Object.entries(able)) {
    for (const one of all(`[data-do=${button}]`)) one.setAttribute('aria-disabled', String(!can));
  }
  main.dataset.deck = state.deck;
  settleMap();
  extras.settle();
  prompts.settle();
  pages.ahead(ahead());
}

/** @returns {HTMLElement | undefined} the button by which the chosen seat falls */
const fallLink = () => all('[data-part=moves] .for-seat a[data-to]').find((link) => link.getClientRects().length > 0);

/** @returns {string[]} the pages one step away, for a reader who does not spare data */
function ahead() {
  const { saveData } = /** @type {any} */ (navigator).connection ?? {};
  if (saveData) return [];
  const next = all('a[data-to]').map((link) => ({ ...arrived, position: link.dataset.to ?? '' }));
  return next.filter((one) => hasPage(one, world)).map((one) => address(one, world));
}

/** Go on to another table, which can be undone. @param {Partial<State>} change  @param {string | undefined} [says] */
const go = (change, says) => show({ ...state, ask: '', ...change }, { says, then: moved(past, state) });

/** Change what is no move: it is noted in the address and cannot be undone. @param {Partial<State>} change */
function note(change) {
  state = { ...state, ...change };
  settle();
  clearTimeout(seatTimer);
  seatTimer = setTimeout(noteSeat, 200);
}

/** A choice goes into the address a little later: Safari counts how often that changes. */
let seatTimer = 0;
function noteSeat() {
  if (!seatTimer) return;
  clearTimeout(seatTimer);
  seatTimer = 0;
  history.replaceState(past, '', address(state, world));
}

/** @param {{state: State, past: Past} | null} to */
function step(to) {
  if (to) show(to.state, { then: to.past, says: saysOf(to.state) });
}

/** @param {State} next  @returns {string | undefined} what a button of this page says of that change */
const saysOf = (next) => all('a[data-to]').find((link) => link.dataset.to === next.position)?.dataset.says;

/** The page as its tools see it. */
const page = { main, words, world, tables, pages, all, go, note, fallLink, state: () => state, past: () => past };
/** @typedef {typeof page} Page */

/** @param {string} seat */
function choose(seat) {
  const input = main.querySelector(`input[name=seat][value="${seat}"]`);
  if (!(input instanceof HTMLInputElement)) return;
  input.checked = true;
  note({ seat });
}

const settleMap = warMap(main, choose);
const extras = boxes(page);
const prompts = sheets(page);

/** @type {Record<string, (button: HTMLElement) => void>} */
const actions = {
  undo: () => step(undone(past, state)),
  redo: () => step(redone(past, state)),
  fall: () => fallLink()?.click(),
  reach: (button) => {
    const on = main.toggleAttribute('data-reach');
    button.setAttribute('aria-pressed', String(on));
  },
  ...extras.actions,
  ...prompts.actions,
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
  }
});

main.addEventListener('change', ({ target }) => {
  const input = /** @type {HTMLInputElement} */ (target);
  if (input.name === 'seat') note({ seat: input.value });
});

/** Show what the address asks for. @param {PopStateEvent} [event] */
function follow(event) {
  const asked = read(new URL(location.href), world);
  if (!asked) return nonsense();
  const seat = /^#seat-([a-l]\d+)$/.exec(location.hash)?.[1];
  const next = { ...asked, ...(seat && world.seats.has(seat) ? { seat } : {}) };
  return show(next, { entry: '', then: kept(event ? event.state : history.state), says: event ? saysOf(next) : /** @type {any} */ (null) });
}

addEventListener('popstate', (event) => {
  clearTimeout(seatTimer);
  seatTimer = 0;
  follow(event);
});
tables.addEventListener('trouble', () => {
  if (!trouble) tell(words.trouble ?? '');
  trouble = true;
});
if (!tables.possible) delete main.dataset.python;  // and with it, from sight, what needs Python
follow();

// The table page in use. Clicks become states, states become addresses and parts; the words come ready-made.
//
//   click, key, Back, address --> state --> parts of a page (or of Python) --> places of this page

import { kept, moved, NOTHING, redone, undone } from './table-past.mjs';
import { fill } from './table-parts.mjs';
import { settleLinks, worldOf } from './table-page.mjs';
import { Pages } from './table-pages.mjs';
import { moveBridges, spans } from './table-motion.mjs';
import { address, hasPage, opening, read } from './table-state.mjs';

/** @typedef {import('./table-state.mjs').State} State */
/** @typedef {import('./table-parts.mjs').Parts} Parts */

const main = /** @type {HTMLElement} */ (document.querySelector('main[data-table]'));
const words = /** @type {HTMLElement} */ (main.querySelector('[data-words]')).dataset;
const status = /** @type {HTMLElement} */ (main.querySelector('[data-status]'));
const notice = /** @type {HTMLElement} */ (main.querySelector('[data-notice]'));
const world = worldOf(main);
const pages = new Pages();
const followLinks = settleLinks(world);

/** What this page held when it arrived. @type {State} */
const arrived = { ...opening(world), position: main.dataset.position ?? '' };
let state = arrived;
let past = NOTHING;
let latest = 0;

/** @param {string} selector  @returns {HTMLElement[]} */
const all = (selector) => [...main.querySelectorAll(selector)].map((element) => /** @type {HTMLElement} */ (element));

/**
 * Show a state; the last one asked for wins.
 * @param {State} next
 * @param {object} [how]
 * @param {string} [how.says]  what is said of the change
 * @param {'push' | 'replace' | ''} [how.entry]  what becomes of the browser's history
 * @param {import('./table-past.mjs').Past} [how.then]  what can be undone afterwards
 */
async function show(next, { says, entry = 'push', then = past } = {}) {
  const turn = ++latest;
  const parts = same(next, state) ? null : await partsOf(next).catch(() => undefined);
  if (turn !== latest) return;
  if (parts === undefined) return leave(next);
  noteSeat();
  state = next;
  past = then;
  if (entry) history[entry === 'push' ? 'pushState' : 'replaceState'](past, '', address(state, world) + location.hash);
  if (parts) {
    const before = spans(main);
    fill(main, parts, choose);
    moveBridges(main, before);
  } else {
    choose(main);
  }
  settle();
  if (parts) status.textContent = says || main.querySelector('.lead')?.textContent || '';
}

/**
 * @param {State} next
 * @returns {Promise<Parts>}
 */
function partsOf(next) {
  if (hasPage(next, world)) return pages.parts(address({ ...opening(world), position: next.position }, world));
  return Promise.reject(new Error('no page holds this table'));
}

/** Where parts cannot be had, the browser goes there itself. @param {State} next */
function leave(next) {
  if (hasPage(next, world)) location.assign(address(next, world));
}

/** @param {State} one  @param {State} other  @returns {boolean} whether both show the same parts */
const same = (one, other) => one.position === other.position && one.side === other.side;

/** Check the chosen seat's radio button. @param {ParentNode} root */
function choose(root) {
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
  const able = { undo: past.past.length > 0, redo: past.future.length > 0, fall: Boolean(fallLink()) };
  for (const [name, can] of Object.entries(able)) {
    for (const button of all(`[data-do=${name}]`)) button.setAttribute('aria-disabled', String(!can));
  }
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

/** @type {Record<string, () => void>} */
const actions = {
  undo: () => step(undone(past, state)),
  redo: () => step(redone(past, state)),
  fall: () => fallLink()?.click(),
};

/** @param {{state: State, past: import('./table-past.mjs').Past} | null} to */
function step(to) {
  if (!to) return;
  show(to.state, { then: to.past, says: saysOf(to.state) });
}

/** @param {State} next  @returns {string | undefined} what a button of this page says of that change */
const saysOf = (next) => all('a[data-to]').find((link) => link.dataset.to === next.position)?.dataset.says;

main.addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  const link = /** @type {HTMLElement | null} */ (target.closest('a[data-to]'));
  const button = /** @type {HTMLElement | null} */ (target.closest('[data-do]'));
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    notice.hidden = true;
    show({ ...state, position: link.dataset.to ?? '', ask: '' }, { says: link.dataset.says, then: moved(past, state) });
  } else if (button && button.getAttribute('aria-disabled') !== 'true') {
    actions[button.dataset.do ?? '']?.();
  }
});

/** A choice of seat goes into the address a little later: Safari counts how often it changes. */
let seatTimer = 0;
function noteSeat() {
  if (!seatTimer) return;
  clearTimeout(seatTimer);
  seatTimer = 0;
  history.replaceState(past, '', address(state, world));
}

main.addEventListener('change', (event) => {
  const seat = /** @type {HTMLInputElement} */ (event.target);
  if (seat.name !== 'seat') return;
  state = { ...state, seat: seat.value };
  settle();
  clearTimeout(seatTimer);
  seatTimer = setTimeout(noteSeat, 200);
});

/** Show what the address asks for. @param {PopStateEvent} [event] */
function follow(event) {
  const asked = read(new URL(location.href), world);
  notice.hidden = Boolean(asked);
  notice.textContent = words.wrong ?? '';
  const seat = /^#seat-([a-l]\d+)$/.exec(location.hash)?.[1];
  const next = { ...(asked ?? opening(world)), ...(seat && world.seats.has(seat) ? { seat } : {}) };
  show(next, { entry: asked ? '' : 'replace', then: kept(event ? event.state : history.state), says: saysOf(next) });
}

addEventListener('popstate', (event) => {
  clearTimeout(seatTimer);
  seatTimer = 0;
  follow(event);
});
for (const control of all('[data-do], [data-script]')) control.hidden = false;
follow();

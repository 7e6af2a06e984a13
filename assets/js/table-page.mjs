// The frame of the table page: what the page knows when it arrives, and the links that must follow the table.

import { address } from './table-state.mjs';

/** @typedef {import('./table-state.mjs').State} State */
/** @typedef {import('./table-state.mjs').World} World */

/**
 * @param {HTMLElement} main
 * @returns {World}
 */
export function worldOf(main) {
  const { table = '', position = '', pages = '', decks = '' } = main.dataset;
  const root = new URL(table, location.href).pathname;
  const kind = position.split('/')[0];
  const seats = [...main.querySelectorAll('#board [data-seat]')].map((seat) => /** @type {HTMLElement} */ (seat).dataset.seat ?? '');
  return { root, table: kind, pages: new Set(pages.split(' ')), seats: new Set(seats), decks: new Set(decks.split(' ')) };
}

/**
 * Links written from this page's place lead astray once the address moves: make them whole. Those to other
 * languages follow the table.
 * @param {World} world
 * @param {(state: State, world: World) => string} [write]  spells the address of a state
 * @returns {(state: State) => void} to be called with each table that is shown
 */
export function settleLinks(world, write = address) {
  const code = location.pathname.slice(world.root.length);
  for (const link of document.querySelectorAll('a[href], link:not([rel=stylesheet], [rel=preload], [rel=modulepreload])')) {
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('#')) link.setAttribute('href', new URL(href, location.href).href);
  }
  const languages = [...document.querySelectorAll('a[data-language]')].map((link) => {
    const url = new URL(/** @type {HTMLAnchorElement} */ (link).href);
    const root = code && url.pathname.endsWith(code) ? url.pathname.slice(0, -code.length) : url.pathname;
    return { link: /** @type {HTMLAnchorElement} */ (link), root };
  });
  return (state) => {
    for (const { link, root } of languages) {
      link.href = new URL(write({ ...state, ask: '' }, { ...world, root }), location.href).href;
    }
  };
}

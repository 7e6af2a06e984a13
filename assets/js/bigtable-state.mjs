// What the page of bigger tables shows, as a plain value, and its address. Pure functions. Whether a table
// exists, and whether its seating is legal, is for the core to say: here a text is only held against the notation.

import { address as tableAddress, read as readTable } from './table-state.mjs';

/** @typedef {import('./table-state.mjs').State} State */
/** @typedef {import('./table-state.mjs').World} World */

/** The table that the page holds as it arrives. */
export const FIRST = '3x3';
const NUMBER = '[1-9][0-9]?';
const TABLE = new RegExp(`^${NUMBER}x${NUMBER}(@${NUMBER}(\\.${NUMBER})*)?$`);
const LETTERS = 'abcdefghijkl';
/** What only the table of six knows. */
const ELSEWHERE = ['side', 'deck', 'names'];

/** @param {string} [table]  @returns {State} */
export const opening = (table = FIRST) => ({
  position: `${table}/none`, seat: '', side: 'a', turn: '', turns: 0, deck: '', ask: '', names: '',
});

/** @param {string} position  @returns {string} its table, in notation */
export const tableOf = (position) => position.replace(/\/.*$/, '');

/** @param {string} table  @returns {string[]} the seats that a table of these numbers has, in ring order */
export function seatsOf(table) {
  const [teams, size] = table.replace(/@.*$/, '').split('x').map(Number);
  const places = Array.from({ length: Math.min(size, LETTERS.length) }, (_, n) => n + 1);
  return [...LETTERS.slice(0, teams)].flatMap((letter) => places.map((place) => letter + place));
}

/** @param {string} root  @param {string} table  @returns {World} */
const worldOf = (root, table) => ({ root, table, pages: new Set([`${table}/none`]), seats: new Set(seatsOf(table)) });

/**
 * The state an address asks for.
 * @param {URL} url
 * @param {string} root  the path of the page
 * @returns {State | null} null where it asks for what cannot be
 */
export function read(url, root) {
  const rest = new URL(url);
  const asked = url.searchParams.getAll('table');
  const table = (asked[0] ?? FIRST).toLowerCase();
  if (asked.length > 1 || !TABLE.test(table) || ELSEWHERE.some((name) => rest.searchParams.has(name))) return null;
  rest.searchParams.delete('table');
  rest.pathname = root;
  return readTable(rest, worldOf(root, table));
}

/**
 * @param {State} state
 * @param {string} root
 * @returns {string} a path, with its question
 */
export function address(state, root) {
  const table = tableOf(state.position);
  const [path, query = ''] = tableAddress(state, worldOf(root, table)).split('?');
  const asked = [table === FIRST ? '' : `table=${table}`, query].filter(Boolean).join('&');
  return path + (asked ? `?${asked}` : '');
}

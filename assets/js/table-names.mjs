// Names of players: on their cards, dealt at random, kept in this window, and in the address only if asked.

const KEY = 'names';

/** @typedef {Record<string, string>} Names  seat -> name */

/** @param {string} text  @returns {Names} the names an address holds */
export function readNames(text) {
  const found = /** @type {Names} */ ({});
  for (const piece of text.split(',')) {
    const [seat, name = ''] = piece.split(':');
    try { if (name) found[seat] = decodeURIComponent(name).slice(0, 24); } catch { /* not a name */ }
  }
  return found;
}

/** @param {Names} names */
export const writeNames = (names) => Object.entries(names).filter(([, name]) => name.trim())
  .sort(([one], [other]) => one.localeCompare(other, 'en'))
  .map(([seat, name]) => `${seat}:${encodeURIComponent(name.trim())}`).join(',');

/**
 * The names dealt anew to the seats that hold one.
 * @param {Names} names
 * @param {(seat: string) => string} group  seats of one group share their names
 * @param {(below: number) => number} [chance]
 * @returns {Names}
 */
export function deal(names, group, chance = random) {
  const dealt = { ...names };
  const sorted = /** @type {Record<string, string[]>} */ ({});
  for (const seat of Object.keys(names)) (sorted[group(seat)] ??= []).push(seat);
  for (const seats of Object.values(sorted)) {
    const pool = seats.map((seat) => names[seat]);
    for (const seat of seats) dealt[seat] = pool.splice(chance(pool.length), 1)[0];
  }
  return dealt;
}

/** @param {number} below  @returns {number} a number from 0, none likelier than another */
export function random(below) {
  const limit = Math.floor(2 ** 32 / below) * below;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn); while (drawn[0] >= limit);
  return drawn[0] % below;
}

/** @returns {Names} the names of this window */
export function remembered() {
  try { return readNames(sessionStorage.getItem(KEY) ?? ''); } catch { return {}; }
}

/** @param {Names} names */
export function remember(names) {
  try { sessionStorage.setItem(KEY, writeNames(names)); } catch { /* storage is blocked: they last as long as the page */ }
}

/**
 * Put the names on the cards of a board.
 * @param {ParentNode} root
 * @param {Names} names
 */
export function wear(root, names) {
  for (const place of root.querySelectorAll('[data-player]')) {
    const name = names[/** @type {HTMLElement} */ (place).dataset.player ?? ''] ?? '';
    place.textContent = name;
    place.toggleAttribute('hidden', !name);
  }
}

// Right answers in a row, kept in this browser alone. Pure values; storage that is blocked or full is no trouble.

/**
 * @typedef {object} Score
 * @property {number} streak  right answers in a row
 * @property {number} best
 * @property {string} last  the question answered last: answered again at once, it does not count
 * @property {string} level
 */

const KEY = 'quiz';

/** @type {Score} */
export const NOTHING = { streak: 0, best: 0, last: '', level: '' };

/**
 * @param {Score} score
 * @param {string} id  of the question
 * @param {boolean} right
 * @returns {Score}
 */
export function counted(score, id, right) {
  if (id === score.last) return score;
  const streak = right ? score.streak + 1 : 0;
  return { ...score, streak, best: Math.max(score.best, streak), last: id };
}

/**
 * @param {string | null} text
 * @returns {Score} nothing where the text is no score
 */
export function read(text) {
  try {
    const { streak, best, last, level } = JSON.parse(text ?? '{}');
    const number = (/** @type {unknown} */ n) => (Number.isSafeInteger(n) && Number(n) >= 0 ? Number(n) : 0);
    const word = (/** @type {unknown} */ w) => (typeof w === 'string' ? w.slice(0, 200) : '');
    return { streak: number(streak), best: Math.max(number(best), number(streak)), last: word(last), level: word(level) };
  } catch {
    return NOTHING;
  }
}

/** @returns {Score} */
export function load() {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return NOTHING; // storage is blocked
  }
}

/** @param {Score} score */
export function keep(score) {
  try {
    localStorage.setItem(KEY, JSON.stringify(score));
  } catch { /* storage is blocked or full: it counts until the page is left */ }
}

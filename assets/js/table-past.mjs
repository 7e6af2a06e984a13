// Undo and redo: what was shown before and what was taken back, as plain values that a history entry keeps.

/** @typedef {import('./table-state.mjs').State} State */
/** @typedef {{past: State[], future: State[]}} Past */

const LONGEST = 60;

/** @type {Past} */
export const NOTHING = { past: [], future: [] };

/**
 * @param {Past} past
 * @param {State} left  the state that a new one takes the place of
 * @returns {Past}
 */
export const moved = ({ past }, left) => ({ past: [...past, left].slice(-LONGEST), future: [] });

/**
 * @param {Past} past
 * @param {State} left
 * @returns {{state: State, past: Past} | null} null where there is nothing to undo
 */
export function undone({ past, future }, left) {
  const state = past.at(-1);
  return state ? { state, past: { past: past.slice(0, -1), future: [left, ...future] } } : null;
}

/**
 * @param {Past} past
 * @param {State} left
 * @returns {{state: State, past: Past} | null} null where there is nothing to redo
 */
export function redone({ past, future }, left) {
  const [state, ...rest] = future;
  return state ? { state, past: { past: [...past, left], future: rest } } : null;
}

/**
 * What a history entry kept; nothing where it is not ours.
 * @param {unknown} kept
 * @returns {Past}
 */
export function kept(kept) {
  const { past, future } = /** @type {Partial<Past>} */ (kept ?? {});
  const whole = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((one) => typeof one?.position === 'string');
  return whole(past) && whole(future) ? /** @type {Past} */ ({ past, future }) : NOTHING;
}

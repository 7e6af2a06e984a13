// When Python starts: as soon as the reader shows that they will use the table, or when the browser has
// nothing else to do. Never without being asked for a reader who saves data (Python sees to that).

/** @typedef {import('./python.mjs').Python} Python */

const INTENT = ['pointerenter', 'pointerdown', 'focusin', 'keydown', 'touchstart'];

/**
 * Start Python on intent shown on the table, or when idle, and see to it after the page has slept.
 * After a failure only intent starts it again.
 * @param {Python} python
 * @param {Element} table
 * @param {{idleAfter?: number}} [options]  milliseconds after the page's load
 */
export function startOnIntent(python, table, { idleAfter = 2000 } = {}) {
  for (const kind of INTENT) table.addEventListener(kind, () => python.start(), { passive: true });
  addEventListener('pageshow', ({ persisted }) => { if (persisted) python.wake(); });
  const begin = () => whenSeen(() => whenIdle(() => { if (python.state === 'off') python.start(); }));
  const wait = () => setTimeout(begin, idleAfter);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** @param {() => void} act  put off while the page lies in a tab that nobody looks at */
function whenSeen(act) {
  if (document.visibilityState === 'visible') act();
  else document.addEventListener('visibilitychange', () => whenSeen(act), { once: true });
}

/** @param {() => void} act */
function whenIdle(act) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 10_000 });
  else setTimeout(act, 500);
}

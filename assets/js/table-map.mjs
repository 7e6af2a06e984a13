// The war map: shown while the board is out of sight. A seat that is pointed at, focused or pressed shows its reach.

/**
 * @param {HTMLElement} main
 * @param {(seat: string) => void} choose  called with the seat that is pressed
 * @returns {() => void} to be called when the table or the chosen seat has changed
 */
export function warMap(main, choose) {
  const place = /** @type {HTMLElement} */ (main.querySelector('[data-map]'));
  const board = main.querySelector('.board-place');
  if (!place || !board || !('IntersectionObserver' in window)) return () => {};
  place.hidden = false;
  const watch = new IntersectionObserver(([seen]) => {
    const { top, height } = seen.boundingClientRect;
    place.classList.toggle('shown', top < -0.3 * height);
  }, { threshold: [0, 0.2, 0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9, 1] });
  watch.observe(board);

  const settle = () => {
    const chosen = /** @type {HTMLInputElement | null} */ (main.querySelector('input[name=seat]:checked'))?.value ?? '';
    look(chosen);
    for (const seat of seats(place)) {
      seat.setAttribute('aria-pressed', String(seat.dataset.seat === chosen));
      seat.tabIndex = seat.dataset.seat === chosen ? 0 : -1;
    }
  };
  const look = (/** @type {string} */ from) => { place.dataset.from = from; };
  place.addEventListener('pointerover', ({ target }) => look(seatOf(target) || (place.dataset.from ?? '')));
  place.addEventListener('pointerleave', settle);
  place.addEventListener('focusin', ({ target }) => look(seatOf(target)));
  place.addEventListener('focusout', settle);
  place.addEventListener('click', ({ target }) => { if (seatOf(target)) choose(seatOf(target)); });
  place.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = seats(place);
    const at = all.findIndex((seat) => seat === document.activeElement);
    if (!step || at < 0) return;
    event.preventDefault();
    const next = all[(at + step + all.length) % all.length];
    next.tabIndex = 0;
    next.focus();
  });
  return settle;
}

/** @param {HTMLElement} place  @returns {HTMLElement[]} */
const seats = (place) => [...place.querySelectorAll('button[data-seat]')].map((seat) => /** @type {HTMLElement} */ (seat));

/** @param {EventTarget | null} target */
const seatOf = (target) => /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('button[data-seat]'))?.dataset.seat ?? '';

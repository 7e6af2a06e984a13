// The list of seats beside the ring: each seat is replaced only when it looks another way than before.

import { drawn, nodes } from './table-parts.mjs';

/** So many seats are put in, or given another tag, within one frame. */
const PUT = 12, TAGGED = 36;

export class Roster {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
  }

  /** @param {string} seat  @returns {HTMLElement | null} */
  chair(seat) {
    return this.place.querySelector(`.chair[data-seat="${seat}"]`);
  }

  /**
   * Put in seats: those there already are replaced, others follow at the end of their team.
   * @param {Record<string, string>} seats  in ring order
   * @param {() => boolean} stale
   */
  async put(seats, stale) {
    const all = Object.entries(seats);
    for (let n = 0; n < all.length; n += PUT) {
      if (n) await drawn();
      if (stale()) return;
      for (const [seat, html] of all.slice(n, n + PUT)) this.#one(seat, html);
    }
  }

  /** @param {string} seat  @param {string} html */
  #one(seat, html) {
    const old = this.chair(seat);
    const fresh = nodes(html);
    if (!old) {
      this.place.querySelector(`.chairs[data-team=${seat[0]}]`)?.append(...fresh);
      return;
    }
    const held = old.contains(document.activeElement);
    old.replaceWith(...fresh);
    if (held) (this.#input(seat) ?? this.place.querySelector('input'))?.focus({ preventScroll: true });
  }

  /**
   * Show what the chosen seat says on every other one.
   * @param {Record<string, [string, string]>} tags  kind and words by seat
   * @param {() => boolean} stale
   */
  async tag(tags, stale) {
    let done = 0;
    for (const chair of this.#chairs()) {
      const [kind, words] = tags[chair.dataset.seat ?? ''] ?? ['', ''];
      const tag = /** @type {HTMLElement | null} */ (chair.querySelector('.chair-tag'));
      if ((chair.dataset.kind ?? '') === kind && (tag?.textContent ?? '') === words) continue;
      if (done && done % TAGGED === 0) await drawn();
      if (stale()) return;
      done += 1;
      chair.dataset.kind = kind;
      if (!tag) continue;
      tag.hidden = !words;
      tag.textContent = words;
    }
  }

  /** @param {string} seat  the chosen one, or ""  @param {string} turn  whose turn it is, or "" */
  mark(seat, turn) {
    const input = this.#input(seat);
    if (input) input.checked = true;
    else for (const one of this.place.querySelectorAll('input')) one.checked = false;
    for (const chair of this.place.querySelectorAll('.chair.turn')) chair.classList.remove('turn');
    if (turn) this.chair(turn)?.classList.add('turn');
  }

  /** @param {string} seat  @returns {HTMLInputElement | null} */
  #input(seat) {
    return seat ? this.place.querySelector(`input[value="${seat}"]`) : null;
  }

  /** @returns {HTMLElement[]} */
  #chairs() {
    return [...this.place.querySelectorAll('.chair')].map((chair) => /** @type {HTMLElement} */ (chair));
  }
}

// The ring on the page of bigger tables: drawn by Python in named pieces, of which only the changed ones are
// put in anew. A chosen seat gives every other one a class and a number; nothing is drawn again for that.
//
//   svg.d-ring > g[data-layer=chairs] > g[data-piece="seat a1"] > ... text.d-figure

import { nodes, pause } from './table-parts.mjs';

/** @typedef {Record<string, Record<string, string | null>>} Pieces  by layer and name */
/** @typedef {{holds: Record<string, [string, number | null]>, pale: string[], tape: string, arrow: string, near: string}} Look */

/** So many pieces are put in at once; a large ring takes several tasks. */
const CHUNK = 24;
const HOLDS = ['chosen', 'within', 'coming', 'beyond'].map((hold) => `d-${hold}`);

/** @param {string} html  @returns {Element[]} */
const drawn = (html) => [.../** @type {Element} */ (nodes(`<svg>${html}</svg>`)[0]).children];

export class Ring {
  #whole = '';
  #near = '';
  #closeUp = false;
  /** @type {Look | null} */
  #look = null;

  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    this.#whole = this.svg?.getAttribute('viewBox') ?? '';
  }

  /** @returns {SVGSVGElement | null} */
  get svg() {
    return this.place.querySelector('svg');
  }

  /**
   * Put in another table's ring, layer by layer.
   * @param {string} html
   * @param {() => boolean} stale
   */
  async draw(html, stale) {
    const fresh = /** @type {Element} */ (nodes(html)[0]);
    const layers = [...fresh.querySelectorAll('[data-layer]')].map((layer) => ({ layer, pieces: [...layer.children] }));
    for (const { layer } of layers) layer.replaceChildren();
    this.place.replaceChildren(fresh);
    this.#whole = fresh.getAttribute('viewBox') ?? '';
    for (const { layer, pieces } of layers) {
      for (let n = 0; n < pieces.length; n += CHUNK) {
        layer.append(...pieces.slice(n, n + CHUNK));
        await pause();
        if (stale()) return;
      }
    }
  }

  /**
   * Put in what has changed.
   * @param {{pieces: Pieces, title: string, description: string}} change
   */
  change({ pieces, title, description }) {
    for (const [name, words] of [['title', title], ['desc', description]]) {
      const element = this.svg?.querySelector(`:scope > ${name}`);
      if (element) element.textContent = words;
    }
    for (const [name, changed] of Object.entries(pieces)) {
      const layer = this.place.querySelector(`[data-layer=${name}]`);
      for (const [key, html] of Object.entries(changed)) {
        const old = layer?.querySelector(`[data-piece="${key}"]`);
        if (html === null) old?.remove();
        else if (old) old.replaceWith(...drawn(html));
        else layer?.append(...drawn(html));
      }
    }
  }

  /** @param {Look | null} look  how the ring looks from the chosen seat; null where nobody is chosen */
  look(look) {
    this.#look = look;
    for (const [name, html] of [['look', look?.tape ?? ''], ['arrow', look?.arrow ?? '']]) {
      this.place.querySelector(`[data-layer=${name}]`)?.replaceChildren(...drawn(html));
    }
    const pale = new Set(look?.pale);
    for (const bridge of this.place.querySelectorAll('[data-bridge]')) {
      bridge.classList.toggle('d-pale', pale.has(/** @type {SVGElement} */ (bridge).dataset.bridge ?? ''));
    }
    for (const seat of this.#seats()) {
      const [hold, figure] = look?.holds[seat.dataset.seat ?? ''] ?? ['none', null];
      seat.classList.remove(...HOLDS);
      if (hold !== 'none') seat.classList.add(`d-${hold}`);
      const number = seat.querySelector('.d-figure');
      if (!number) continue;
      seat.dataset.range ??= number.textContent ?? '';
      const words = hold === 'none' ? seat.dataset.range : String(figure ?? '');
      if (number.textContent !== words) number.textContent = words;
    }
    this.#near = look?.near ?? '';
    this.#frame();
  }

  /** The pieces that were put in anew look as those before them. */
  lookAgain() {
    this.look(this.#look);
  }

  /** @param {boolean} on */
  closeUp(on) {
    this.#closeUp = on;
    this.#frame();
  }

  #frame() {
    const box = this.#closeUp && this.#near ? this.#near : this.#whole;
    if (this.svg && this.svg.getAttribute('viewBox') !== box) this.svg.setAttribute('viewBox', box);
    this.svg?.classList.toggle('close', box !== this.#whole);
  }

  /**
   * The standing seat that was meant by a click: in a large ring they are small.
   * @param {{clientX: number, clientY: number}} event
   * @returns {string} or "" where none is near
   */
  at({ clientX, clientY }) {
    let [best, least] = ['', 44];
    for (const seat of this.#seats()) {
      const { left, top, width, height } = (seat.querySelector('.d-disc') ?? seat).getBoundingClientRect();
      const away = Math.hypot(clientX - left - width / 2, clientY - top - height / 2) - width / 2;
      if (away < least && !seat.classList.contains('d-fallen')) [best, least] = [seat.dataset.seat ?? '', away];
    }
    return best;
  }

  /** @returns {SVGElement[]} */
  #seats() {
    return [...this.place.querySelectorAll('[data-seat]')].map((seat) => /** @type {SVGElement} */ (seat));
  }
}

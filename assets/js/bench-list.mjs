// The list of texts: search, filters, and the one on the desk.

import { filled, make, part } from './bench-dom.mjs';

/** @typedef {{ident: string, home: string, state: string, english: string, translation: string, mine: boolean}} Text */

const SOME = 120; // rows at a time: with all of them there, every keystroke would be slower

/** @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @param {Text} text  @param {string} which  @returns {boolean} whether a text is of a state */
const is = (text, which) => which === 'all' || (which === 'mine' ? text.mine : text.state === which && !text.mine);

export class List {
  /** @type {Text[]} */
  texts = [];
  /** @type {Text[]} those that fit */
  fitting = [];
  current = '';
  #first = 0; // of those that fit, the first with a row
  #most = SOME; // how many have one

  /**
   * @param {Record<string, string>} words
   * @param {Record<string, string>} files  names by file
   * @param {(ident: string) => void} choose
   */
  constructor(words, files, choose) {
    this.words = words;
    this.rows = part('bench-rows');
    this.search = part('bench-search');
    this.file = part('bench-file');
    this.file.append(make('option', '', words['bench.every-file']));
    this.file.firstChild.value = '';
    for (const [home, name] of Object.entries(files)) {
      const option = make('option', '', name);
      option.value = home;
      this.file.append(option);
    }
    const again = () => {
      this.#first = 0;
      this.#most = SOME;
      this.show();
    };
    this.search.addEventListener('input', again);
    this.file.addEventListener('change', again);
    this.states.forEach((radio) => radio.addEventListener('change', again));
    part('bench-more').addEventListener('click', () => {
      this.#most += SOME;
      this.show();
    });
    part('bench-earlier').addEventListener('click', () => {
      const height = this.rows.scrollHeight;
      const more = Math.min(SOME, this.#first);
      this.#first -= more;
      this.#most += more;
      this.show();
      this.rows.scrollTop += this.rows.scrollHeight - height;
    });
    this.rows.addEventListener('click', (/** @type {any} */ event) => {
      const row = event.target.closest('button');
      if (row) choose(row.value);
    });
    this.rows.addEventListener('keydown', (/** @type {any} */ event) => {
      const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[/** @type {string} */ (event.key)];
      const next = step && event.target.closest('li')?.[step]?.querySelector('button');
      if (!next) return;
      event.preventDefault();
      next.focus();
    });
  }

  /** @returns {HTMLInputElement[]} */
  get states() {
    return [...document.querySelectorAll('.bench-show input')].map((radio) => /** @type {HTMLInputElement} */ (radio));
  }

  get state() {
    return this.states.find((radio) => radio.checked)?.value ?? 'all';
  }

  /** @param {string} state */
  set state(state) {
    this.states.forEach((radio) => { radio.checked = radio.value === state; });
  }

  /** @param {string} ident */
  find(ident) {
    return this.texts.find((text) => text.ident === ident);
  }

  /**
   * The text so many steps from the one on the desk, among those that fit.
   * @param {number} step
   */
  beside(step) {
    const at = this.fitting.findIndex((text) => text.ident === this.current);
    if (at < 0) return this.fitting[0]?.ident;
    return this.fitting[at + step]?.ident;
  }

  /** Show what fits, and how many there are of each state. */
  show() {
    const sought = plain(this.search.value.trim());
    const { state } = this;
    const inFile = this.#count();
    this.fitting = inFile.filter((text) => is(text, state) || (text.ident === this.current && !sought))
      .filter((text) => !sought || plain(`${text.ident} ${text.english} ${text.translation}`).includes(sought));
    if (this.#first >= this.fitting.length) this.#first = 0;
    const end = this.#first + this.#most;
    const kept = this.rows.scrollTop;
    this.rows.replaceChildren(...this.fitting.slice(this.#first, end).map((text) => this.#row(text)));
    this.rows.scrollTop = kept;
    part('bench-none').hidden = this.fitting.length > 0;
    this.#offer('bench-more', 'bench.more', this.fitting.length - end);
    this.#offer('bench-earlier', 'bench.earlier', this.#first);
  }

  /**
   * Show a button for the texts without a row, if there are any.
   * @param {string} id
   * @param {string} name
   * @param {number} n
   */
  #offer(id, name, n) {
    part(id).hidden = n <= 0;
    part(id).textContent = filled(this.words[name], { n });
  }

  /** Say how many texts of the chosen file there are of each state. @returns {Text[]} all of that file */
  #count() {
    const home = this.file.value;
    const inFile = this.texts.filter((text) => !home || text.home === home);
    for (const { value } of this.states) {
      const count = document.querySelector(`[data-count="${value}"]`);
      if (count) count.textContent = String(inFile.filter((text) => is(text, value)).length);
    }
    return inFile;
  }

  /** Mark a text that has become the translator's own, or is so no more. It stays where it is. @param {Text} text */
  mark(text) {
    this.#count();
    const row = [...this.rows.querySelectorAll('button')].find((button) => button.value === text.ident);
    row?.replaceChildren(...this.#parts(text));
  }

  /**
   * Put a text's row on the desk's place in the list.
   * @param {string} ident
   */
  settle(ident) {
    this.current = ident;
    const at = this.fitting.findIndex((text) => text.ident === ident);
    if (at < this.#first || at >= this.#first + this.#most) {
      this.#first = Math.max(0, at - SOME / 2);
      this.#most = SOME;
      this.show();
    }
    for (const row of this.rows.querySelectorAll('button')) {
      if (row.value === ident) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
    }
    const row = this.rows.querySelector('[aria-current]');
    if (!row) return;
    const { top, bottom } = row.getBoundingClientRect();
    const frame = this.rows.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) this.rows.scrollTop += top - frame.top - frame.height / 3;
  }

  /** @param {Text} text */
  #row(text) {
    const button = make('button', '', ...this.#parts(text));
    button.type = 'button';
    button.value = text.ident;
    if (text.ident === this.current) button.setAttribute('aria-current', 'true');
    return make('li', '', button);
  }

  /** @param {Text} text  @returns {HTMLElement[]} what its row shows */
  #parts(text) {
    const state = text.mine ? 'mine' : text.state;
    const mark = make('span', `mark ${state}`);
    const told = make('span', 'hidden-text', state === 'done' ? '' : `${this.words[`bench.${state}`]}: `);
    const words = make('span', 'words', told, text.english);
    words.lang = 'en';
    words.dir = 'ltr';
    return [mark, words];
  }
}

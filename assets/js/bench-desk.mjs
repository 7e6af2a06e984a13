// The desk: one text, its English, what became of it, the fields to type in, and what the checker says.

import { filled, make, part } from './bench-dom.mjs';

/** @typedef {{severity: string, what: string, mend: string}} Fault */

export class Desk {
  /** @type {any} what is known of the text on the desk */
  details = null;

  /**
   * @param {Record<string, string>} words
   * @param {(strings: string[]) => void} typed
   * @param {string} edit  the address of a line of the sources, with {path} and {line}; may be empty
   */
  constructor(words, typed, edit) {
    this.words = words;
    this.edit = edit;
    this.fields = part('bench-fields');
    this.fields.addEventListener('input', () => {
      this.count();
      typed(this.strings);
    });
    part('bench-terms').addEventListener('click', (/** @type {any} */ event) => {
      const term = event.target.closest('button');
      if (term) this.insert(term.value);
    });
  }

  /** @returns {HTMLTextAreaElement[]} */
  get areas() {
    return [...this.fields.querySelectorAll('textarea')];
  }

  /** @returns {string[]} */
  get strings() {
    return this.areas.map((area) => area.value);
  }

  /**
   * Put a text on the desk.
   * @param {any} details
   * @param {string[]} strings  as they stand, drafts included
   * @param {{tag: string, direction: string}} language
   */
  open(details, strings, { tag, direction }) {
    this.details = details;
    part('bench-ident').textContent = details.status.ident;
    part('bench-english').replaceChildren(...details.english.map((/** @type {string} */ text) => make('p', '', text)));
    this.#section('bench-changes', 'p', details.changes.map((/** @type {any} */ change) => {
      const name = { gone: 'del', new: 'ins' }[/** @type {string} */ (change.kind)];
      return name ? make(name, '', change.text) : change.text;
    }));
    this.#section('bench-note', 'ul', details.note.map((/** @type {string} */ line) => make('li', '', line)));
    this.#section('bench-terms', 'ul', details.terms.map((/** @type {[string, string]} */ [english, here]) => {
      const said = make('span', 'term-here', here);
      said.lang = tag;
      const from = make('span', '', `${english} → `);
      const button = make('button', '', from, said);
      button.type = 'button';
      button.value = here;
      return make('li', '', button);
    }));
    this.fields.replaceChildren(...strings.map((text, n) => this.#field(text, n, strings.length, tag, direction)));
    const [path, line] = details.source;
    const place = this.edit ? make('a', '', `${path}:${line}`) : make('code', '', `${path}:${line}`);
    if (this.edit) place.href = filled(this.edit, { path, line });
    const [before, after] = this.words['bench.source'].split('{place}');
    part('bench-source').replaceChildren(before, place, after ?? '');
    this.count();
  }

  /**
   * Say what the checker found.
   * @param {{problems: Fault[], sentences: string[], html: string[]}} trial
   */
  tell({ problems, sentences, html }) {
    const faulty = problems.some(({ severity }) => severity === 'error');
    this.areas.forEach((area) => {
      area.classList.toggle('faulty', faulty);
      area.setAttribute('aria-invalid', String(faulty));
    });
    const empty = this.strings.every((text) => !text.trim());
    part('bench-faults').replaceChildren(...(problems.length ? problems.map((fault) => this.#fault(fault))
      : empty ? [] : [make('p', 'sound', this.words['bench.sound'])]));
    this.#section('bench-sentences', 'ul', sentences.map((text) => make('li', '', text)));
    const looks = part('bench-looks');
    looks.replaceChildren(...(empty ? [] : html.map((paragraph) => {
      const made = make('p');
      made.innerHTML = paragraph;
      return made;
    })));
  }

  /** @param {string} text  put in where the cursor is */
  insert(text) {
    const area = this.areas.find((one) => one === this.last) ?? this.areas[0];
    area.focus();
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  count() {
    const { limit } = this.details;
    const n = Math.max(...this.strings.map((text) => [...text.replace(/\{[^{}]*\}/g, '')].length));
    const told = part('bench-count');
    told.textContent = filled(this.words[limit === null ? 'bench.count' : 'bench.count.most'], { n, most: limit });
    told.classList.toggle('over', limit !== null && n > limit);
  }

  /**
   * @param {string} id
   * @param {string} inside
   * @param {(Node | string)[]} parts
   */
  #section(id, inside, parts) {
    const section = part(id);
    section.hidden = !parts.length;
    section.querySelector(inside).replaceChildren(...parts);
  }

  /**
   * @param {string} text
   * @param {number} n
   * @param {number} of
   * @param {string} tag
   * @param {string} direction
   */
  #field(text, n, of, tag, direction) {
    const area = make('textarea');
    area.value = text;
    area.lang = tag;
    area.dir = direction;
    area.rows = 3;
    area.spellcheck = true;
    area.setAttribute('aria-describedby', 'bench-count');
    area.addEventListener('focus', () => { this.last = area; });
    const words = of > 1 ? filled(this.words['bench.form'], { n: n + 1 }) : this.words['bench.translation'];
    return make('label', '', words, area);
  }

  /** @param {Fault} fault */
  #fault({ severity, what, mend }) {
    const kind = this.words[severity === 'error' ? 'bench.error' : 'bench.hint'];
    const told = make('span', '', what);
    const way = make('span', 'mend', mend);
    told.lang = 'en';
    way.lang = 'en';
    return make('p', `fault ${severity}`, make('b', '', kind), ' ', told, way);
  }
}

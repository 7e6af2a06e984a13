// What the table page asks of Python, with the language's texts brought along at every start.

import { NoPython, Python, savesData } from './python.mjs';
import { startOnIntent } from './python-intent.mjs';

export { NoPython };

/** @typedef {import('./table-state.mjs').State} State */
/** @typedef {{parts: Record<string, string>, position: string, says: string}} Table */

/** So long after its start Python prepares itself, in milliseconds: the reader's own questions come first. */
const WARM_UP = 150;

/** Events: "trouble" the first time that Python cannot be had. */
export class Tables extends EventTarget {
  /** @type {Python | null} */
  #python = null;
  /** @type {Promise<void> | null} the language's texts on their way */
  #tongue = null;
  /** @type {[string, ...(string | boolean)[]][]} */
  #first = [];
  #wanted = false;

  /**
   * @param {HTMLElement} main
   * @param {string} tag  the page's language
   * @param {(position: string) => [string, ...string[]][]} [warm]  questions that get Python ready
   */
  constructor(main, tag, warm = (position) => ['table', 'others'].map((question) => [question, `${position}~none`, this.home])) {
    super();
    this.tag = tag;
    this.warm = warm;
    this.home = new URL(main.dataset.home ?? '', location.href).pathname;
    const { python, tongue } = main.dataset;
    if (!python || !tongue) return;
    this.tongueAddress = new URL(tongue, location.href);
    this.#python = new Python(new URL(python, location.href), { first: () => this.#first });
    this.#python.addEventListener('trouble', () => this.dispatchEvent(new Event('trouble')));
    this.#python.addEventListener('change', () => {
      if (this.state === 'ready') setTimeout(() => this.#warmUp(main.dataset.position ?? ''), WARM_UP);
    });
    const board = main.querySelector('.app-board');
    if (board) startOnIntent(/** @type {any} */ (this), board);
  }

  /** Whether this site has Python at all. */
  get possible() {
    return this.#python !== null;
  }

  get state() {
    return this.#python?.state ?? 'off';
  }

  /** Whether a question would have to be asked for first: the reader saves data. */
  get shy() {
    return savesData() && !this.#wanted && this.state !== 'ready';
  }

  /** @param {{wanted?: boolean}} [options] */
  start({ wanted = false } = {}) {
    this.#wanted ||= wanted;
    if (!this.#python || this.shy) return;
    this.#bring().then(() => this.#python?.start({ wanted: this.#wanted }), () => {});
  }

  wake() {
    this.#python?.wake();
  }

  /**
   * @param {State} state
   * @param {string} [before]  the position left, for the sentence about the change
   * @returns {Promise<Table>}
   */
  table({ position, side, turn, turns, seat }, before = '') {
    return this.#ask('table', 'table', this.tag, position, this.home, side, before, turn, String(turns || ''), seat);
  }

  /** @param {State} state  @returns {Promise<{parts: Record<string, string>}>} */
  others({ position, side }) {
    return this.#ask('others', 'others', this.tag, position, this.home, side);
  }

  /** @param {State} state  @returns {Promise<{parts: Record<string, string>, says: string}>} */
  answer({ position, side, ask }) {
    return this.#ask('ask', 'ask', this.tag, position, this.home, side, ...ask.split('-'));
  }

  /**
   * @param {State} state
   * @param {string} ident  begins the ids in the picture
   * @param {boolean} [alone]  for a file of its own
   * @returns {Promise<{svg: string}>}
   */
  picture({ position, side }, ident, alone = false) {
    return this.#ask(`picture ${ident}`, 'draw', this.tag, position, ident, '', '', alone, side);
  }

  /** Say a table by the book once, so that the reader's first question finds its words ready. @param {string} position */
  #warmUp(position) {
    for (const [question, ...words] of this.warm(position)) {
      this.#ask(`warm ${question}`, question, this.tag, ...words).catch(() => {});
    }
  }

  /**
   * Ask anything; only the latest question of a channel is of interest.
   * @param {string} channel
   * @param {string} question
   * @param {...(string | boolean)} words
   * @returns {Promise<any>} the answer, or undefined where a newer question has overtaken this one
   */
  ask(channel, question, ...words) {
    return this.#ask(channel, question, ...words);
  }

  /** @param {string} channel  @param {string} question  @param {...(string | boolean)} words */
  async #ask(channel, question, ...words) {
    if (!this.#python) throw new NoPython('refused', 'this site has no Python');
    if (this.shy) throw new NoPython('saving');
    await this.#bring();
    const answer = await this.#python.latest(channel, question, ...words);
    if (answer?.error) throw new NoPython('answer', answer.detail);
    return answer;
  }

  #bring() {
    this.#tongue ??= this.#load().catch((error) => {
      this.#tongue = null;
      this.dispatchEvent(new Event('trouble'));
      throw new NoPython('file', String(error));
    });
    return this.#tongue;
  }

  async #load() {
    const answer = await fetch(/** @type {URL} */ (this.tongueAddress));
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const [texts, ways] = (await answer.text()).split('\n');
    this.#first = [['language', texts], ['ways', this.tag, ways]];
  }
}

// What the quiz asks of Python, with the language's texts brought along at every start.

import { NoPython, Python, savesData } from './python.mjs';

/** @typedef {{id: string, html: string}} Put  a question put */
/** @typedef {{right: boolean, parts: Record<string, string>, says: string}} Told */

/** A question that there is not, or a guess that makes no sense. */
export class NoQuestion extends Error {}

export class Quiz {
  /** @type {Python} */
  #python;
  /** @type {Promise<void> | null} the language's texts on their way */
  #tongue = null;
  /** @type {[string, ...(string | boolean)[]][]} */
  #first = [];

  /**
   * @param {HTMLElement} main
   * @param {string} tag  the page's language
   */
  constructor(main, tag) {
    const { python = '', tongue = '', home = '' } = main.dataset;
    this.tag = tag;
    this.home = new URL(home, location.href).pathname;
    this.tongue = new URL(tongue, location.href);
    this.#python = new Python(new URL(python, location.href), { first: () => this.#first });
    addEventListener('pageshow', ({ persisted }) => { if (persisted) this.#python.wake(); });
  }

  /** Whether the reader saves data and has to be asked first. */
  get shy() {
    return savesData() && this.#python.state === 'off';
  }

  /** Whether an answer can come at once. */
  get ready() {
    return this.#python.state === 'ready';
  }

  /** Begin to fetch what is needed; the reader has asked for it. */
  start() {
    this.#bring().then(() => this.#python.start({ wanted: true }), () => {});
  }

  /** @param {string} level  @param {string} but  @returns {Promise<Put>} */
  deal(level, but) {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    return this.#ask('quiz_deal', this.tag, level, String(seed), but);
  }

  /** @param {string} id  @returns {Promise<Put>} */
  question(id) {
    return this.#ask('quiz_ask', this.tag, id);
  }

  /** @param {string} id  @param {number} guess  @returns {Promise<Told>} */
  tell(id, guess) {
    return this.#ask('quiz_tell', this.tag, id, String(guess), this.home);
  }

  /** @param {string} question  @param {...(string | boolean)} words */
  async #ask(question, ...words) {
    await this.#bring();
    const answer = await this.#python.latest('quiz', question, ...words);
    if (answer?.error === 'internal') throw new NoPython('answer', answer.detail);
    if (answer?.error) throw new NoQuestion(answer.detail);
    return answer;
  }

  #bring() {
    this.#tongue ??= this.#load().catch((error) => {
      this.#tongue = null;
      throw new NoPython('file', String(error));
    });
    return this.#tongue;
  }

  async #load() {
    const answer = await fetch(this.tongue);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const [texts, ways] = (await answer.text()).split('\n');
    this.#first = [['language', texts], ['ways', this.tag, ways]];
  }
}

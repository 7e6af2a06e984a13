// The page's side of Python: starts it, asks, and starts again what died. It knows nothing of the game.
//
//   off --start--> starting --> ready        Only strings cross to the worker; worker.mjs tells
//                   |   ^         |          their form.
//                   v   | ask     v
//                   '-- failed <--'

import { NoPython, Questions } from './python-questions.mjs';

export { NoPython };

/** @typedef {'off' | 'starting' | 'ready' | 'failed'} State */

/** One policy, for pages that demand trusted types. */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy('emperor-python', {
  createScriptURL: (/** @type {string} */ address) => address,
});

/** Whether the reader asks sites to spare their data. */
export function savesData() {
  const { connection } = /** @type {any} */ (globalThis.navigator ?? {});
  return Boolean(connection?.saveData || globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches);
}

/**
 * Events: "change" whenever `state` does; "trouble" only the first time that Python cannot be had, so
 * that a page says so once; "kept" when the next visit will start fast.
 */
export class Python extends EventTarget {
  /** @type {State} */
  state = 'off';
  /** @type {NoPython | null} why `state` is "failed" */
  failure = null;
  /** How it started: "boot" or "snapshot". */
  how = '';

  /** @type {Worker | null} */
  #worker = null;
  #questions = new Questions();
  #wanted = false; // the reader asked for it, data saved or not
  #told = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #limit;

  /**
   * @param {string | URL} address  of worker.mjs
   * @param {object} [options]
   * @param {number} [options.startLimit]  milliseconds
   * @param {number} [options.answerLimit]  milliseconds
   * @param {() => [string, ...(string | boolean)[]][]} [options.first]  questions to put before all others
   *   after every start
   */
  constructor(address, { startLimit = 180_000, answerLimit = 60_000, first = () => [] } = {}) {
    super();
    this.address = address;
    this.limits = { start: startLimit, answer: answerLimit };
    this.first = first;
  }

  /**
   * Start Python unless it runs. Does nothing for a reader who saves data, unless they want it.
   * @param {{wanted?: boolean}} [options]
   * @returns {boolean} whether it runs, or will
   */
  start({ wanted = false } = {}) {
    this.#wanted ||= wanted;
    if (this.#worker) return true;
    if (savesData() && !this.#wanted) return false;
    try {
      this.#worker = this.#spawn();
    } catch (error) {
      this.#fail(new NoPython('refused', String(error)));
      return false;
    }
    this.#limit = setTimeout(() => this.#fail(new NoPython('slow', 'no start in time')), this.limits.start);
    this.#become('starting');
    return true;
  }

  /**
   * Ask; starts Python when need be.
   * @param {string} question
   * @param {...(string | boolean)} words
   * @returns {Promise<any>} the answer, parsed; rejects with NoPython
   */
  ask(question, ...words) {
    return this.#put(this.#questions.add(question, words));
  }

  /**
   * Ask where only the latest question of a channel matters.
   * @param {string} channel
   * @param {string} question
   * @param {...(string | boolean)} words
   * @returns {Promise<any>} the answer, or undefined when a newer question overtook this one
   */
  latest(channel, question, ...words) {
    return this.#put(this.#questions.add(question, words, channel));
  }

  /**
   * See that a worker which slept with its page still answers; start another if not.
   * @param {number} [patience]  milliseconds
   */
  wake(patience = 4000) {
    if (this.state !== 'ready') return;
    clearTimeout(this.#limit);
    this.#limit = setTimeout(() => {
      this.#end(new NoPython('crashed', 'it slept and did not wake'));
      this.start();
    }, patience);
    this.#worker?.postMessage('ping');
  }

  /** End Python; the next question starts it again. */
  stop() {
    this.#end(new NoPython('stopped'));
    this.#become('off');
  }

  /** @returns {Worker} one that trusts nothing kept by the browser, after a failure */
  #spawn() {
    const address = policy ? policy.createScriptURL(String(this.address)) : this.address;
    const worker = new Worker(address, { type: 'module', name: this.failure ? 'fresh' : '' });
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(new NoPython(this.state === 'starting' ? 'file' : 'crashed', event.message));
    };
    return worker;
  }

  /** @param {{id: number, answer: Promise<any>}} question */
  #put({ id, answer }) {
    if (!this.start()) this.#questions.reject(id, this.#refusal());
    else if (this.state === 'ready') this.#send(id);
    return answer;
  }

  #refusal() {
    return this.state === 'failed' && this.failure ? this.failure : new NoPython('saving');
  }

  /** @param {number} id */
  #send(id) {
    const line = this.#questions.line(id, this.limits.answer, (late) => this.#fail(new NoPython('slow', late)));
    if (line) this.#worker?.postMessage(line);
  }

  /** @param {string} line */
  #hear(line) {
    const [head] = line.split(' ', 1);
    const rest = line.slice(head.length + 1);
    if (head === 'ready') this.#begin(rest);
    else if (head === 'pong') clearTimeout(this.#limit);
    else if (head === 'kept') this.dispatchEvent(new Event('kept'));
    else if (head === 'failed') this.#fail(new NoPython(rest.split(' ', 1)[0], rest));
    else this.#questions.settle(Number(head), rest);
  }

  /** @param {string} how */
  #begin(how) {
    clearTimeout(this.#limit);
    this.how = how;
    this.failure = null;
    this.state = 'ready';
    const waiting = this.#questions.ids;
    for (const question of this.first()) this.ask(...question).catch(() => {});
    waiting.forEach((id) => this.#send(id));
    this.#become('ready');
    globalThis.document?.dispatchEvent(new Event('python')); // whoever keeps things offline may keep it too
  }

  /** @param {NoPython} error */
  #end(error) {
    clearTimeout(this.#limit);
    this.#worker?.terminate();
    this.#worker = null;
    this.state = 'off';
    this.#questions.rejectAll(error);
  }

  /** @param {NoPython} error */
  #fail(error) {
    this.failure = error;
    this.#end(error);
    this.#become('failed');
    if (this.#told) return;
    this.#told = true;
    this.dispatchEvent(new Event('trouble'));
  }

  /** @param {State} state */
  #become(state) {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}

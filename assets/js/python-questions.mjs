// Questions that wait for Python's answer, and which of them are still worth one.

/** Why there is no answer. `code`: refused, file, python, slow, crashed, saving (data) or stopped. */
export class NoPython extends Error {
  /**
   * @param {string} code
   * @param {string} [detail]  for a report, not for readers
   */
  constructor(code, detail = '') {
    super(detail || code);
    this.code = code;
  }
}

/**
 * @typedef {object} Question
 * @property {string} line  as it crosses to the worker
 * @property {(answer: any) => void} resolve
 * @property {(error: NoPython) => void} reject
 * @property {ReturnType<typeof setTimeout>} [timer]
 */

export class Questions {
  /** @type {Map<number, Question>} in the order they were asked */
  #open = new Map();
  /** @type {Map<string, number>} channel -> its newest question */
  #newest = new Map();
  #lastId = 0;

  /** @returns {number[]} */
  get ids() {
    return [...this.#open.keys()];
  }

  /**
   * Note a question. Where it names a channel, the earlier one of that channel is answered with
   * undefined at once, and never sent if it was still waiting for Python.
   * @param {string} question
   * @param {(string | boolean)[]} words
   * @param {string} [channel]
   * @returns {{id: number, answer: Promise<any>}}
   */
  add(question, words, channel) {
    const id = ++this.#lastId;
    if (channel !== undefined) {
      this.settle(this.#newest.get(channel) ?? 0);
      this.#newest.set(channel, id);
    }
    const line = `${id} ${question} ${JSON.stringify(words)}`;
    const answer = new Promise((resolve, reject) => {
      this.#open.set(id, { line, resolve, reject });
    });
    return { id, answer };
  }

  /**
   * The line to send for a question that is open; `late` is called when no answer comes in time.
   * @param {number} id
   * @param {number} limit  milliseconds
   * @param {(line: string) => void} late
   * @returns {string | undefined}
   */
  line(id, limit, late) {
    const question = this.#open.get(id);
    if (question) question.timer = setTimeout(late, limit, question.line);
    return question?.line;
  }

  /**
   * @param {number} id
   * @param {string} [answer]  JSON; none when the question is overtaken
   */
  settle(id, answer) {
    this.#close(id)?.resolve(answer === undefined ? undefined : JSON.parse(answer));
  }

  /**
   * @param {number} id
   * @param {NoPython} error
   */
  reject(id, error) {
    this.#close(id)?.reject(error);
  }

  /** @param {NoPython} error */
  rejectAll(error) {
    for (const id of this.ids) this.reject(id, error);
  }

  /** @param {number} id */
  #close(id) {
    const question = this.#open.get(id);
    this.#open.delete(id);
    clearTimeout(question?.timer);
    return question;
  }
}

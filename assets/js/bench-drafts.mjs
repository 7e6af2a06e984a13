// What a translator has written and not yet sent, kept in this browser, a language at a time.

/** @typedef {{strings: string[], english: string}} Draft  `english` is what it was written from */

export class Drafts {
  /** Whether the browser keeps nothing for this site. */
  blocked = false;
  /** @type {Map<string, Draft>} */
  #drafts = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {string} tag
   * @param {() => void} written  called after every attempt to keep the drafts
   */
  constructor(tag, written) {
    this.written = written;
    this.key = `workbench:${tag}`;
    try {
      this.#drafts = new Map(Object.entries(JSON.parse(localStorage.getItem(this.key) ?? '{}')));
    } catch {
      this.blocked = true;
    }
    addEventListener('pagehide', () => this.#write());
  }

  get size() {
    return this.#drafts.size;
  }

  /** @param {string} ident */
  get(ident) {
    return this.#drafts.get(ident);
  }

  /** @returns {[string, Draft][]} */
  all() {
    return [...this.#drafts];
  }

  /**
   * @param {string} ident
   * @param {Draft | undefined} draft  none forgets it
   */
  set(ident, draft) {
    if (draft) this.#drafts.set(ident, draft);
    else this.#drafts.delete(ident);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), 150);
  }

  clear() {
    this.#drafts.clear();
    this.#write();
  }

  #write() {
    clearTimeout(this.#timer);
    try {
      if (this.size) localStorage.setItem(this.key, JSON.stringify(Object.fromEntries(this.#drafts)));
      else localStorage.removeItem(this.key);
      this.blocked = false;
    } catch {
      this.blocked = true;
    }
    this.written();
  }
}

// What a translator has written and not yet sent, kept in this browser, a language at a time.

/** @typedef {{strings: string[], english: string}} Draft  `english` is what it was written from */

export class Drafts {
  /** Whether the browser keeps nothing for this site. */
  blocked = false;
  /** @type {Map<string, Draft>} */
  #drafts = new Map();
  /** @type {Map<string, Draft | undefined>} what is not written yet; another tab may write too */
  #unwritten = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {string} tag
   * @param {() => void} written  called after every attempt to keep the drafts
   */
  constructor(tag, written) {
    this.key = `workbench:${tag}`;
    this.written = written;
    try {
      this.#drafts = this.#stored();
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
    put(this.#drafts, ident, draft);
    this.#unwritten.set(ident, draft);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), 150);
  }

  clear() {
    for (const [ident] of this.all()) this.set(ident, undefined);
    this.#write();
  }

  /** @returns {Map<string, Draft>} */
  #stored() {
    return new Map(Object.entries(JSON.parse(localStorage.getItem(this.key) ?? '{}')));
  }

  #write() {
    clearTimeout(this.#timer);
    if (!this.#unwritten.size) return;
    try {
      const stored = this.#stored();
      for (const [ident, draft] of this.#unwritten) put(stored, ident, draft);
      if (stored.size) localStorage.setItem(this.key, JSON.stringify(Object.fromEntries(stored)));
      else localStorage.removeItem(this.key);
      this.#unwritten.clear();
      this.blocked = false;
    } catch {
      this.blocked = true;
    }
    this.written();
  }
}

/**
 * @param {Map<string, Draft>} drafts
 * @param {string} ident
 * @param {Draft | undefined} draft
 */
function put(drafts, ident, draft) {
  if (draft) drafts.set(ident, draft);
  else drafts.delete(ident);
}

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
  #ended = new AbortController();

  /**
   * @param {string} tag
   * @param {() => void} written  called after every attempt to keep the drafts
   * @param {(idents: string[]) => void} elsewhere  called with what another tab has changed
   */
  constructor(tag, written, elsewhere) {
    this.key = `workbench:${tag}`;
    this.written = written;
    this.elsewhere = elsewhere;
    try {
      this.#drafts = this.#stored();
    } catch {
      this.blocked = true;
    }
    const { signal } = this.#ended;
    addEventListener('pagehide', () => this.#write(), { signal });
    addEventListener('storage', ({ key }) => { if (!key || key === this.key) this.#follow(); }, { signal });
  }

  /** Another language is begun: keep what is left, and listen no longer. */
  close() {
    this.#write();
    this.#ended.abort();
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

  /** Take over what another tab has written, so that both show the same and neither loses a word. */
  #follow() {
    const stored = this.#stored();
    const changed = [...new Set([...stored.keys(), ...this.#drafts.keys()])].filter((ident) =>
      !this.#unwritten.has(ident) && JSON.stringify(stored.get(ident)) !== JSON.stringify(this.#drafts.get(ident)));
    for (const ident of changed) put(this.#drafts, ident, stored.get(ident));
    if (changed.length) this.elsewhere(changed);
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

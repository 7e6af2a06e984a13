// <emperor-table position="a3-b1" lang="fr"></emperor-table>: a table of Emperor on any page.
//
//   element --- its own content, or the drawn picture, until the frame has spoken
//           \-- iframe of /xx/embed/a3-b1/, hidden until then; it tells its height
//
// A classic script, so that it works from any origin and needs no CORS. It keeps nothing and asks only
// the site it came from. What it must know of that site is filled in by the build.

(() => {
  /** @typedef {{base: string, titles: Record<string, Record<string, string>>}} Known */
  /** @type {Known} */
  // @ts-ignore
  const known = null;
  const TAG = 'emperor-table';
  const HIGHEST = 8000; // pixels; more is no table
  if (!globalThis.customElements || customElements.get(TAG)) return;

  const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  const home = script?.src ? new URL('../', script.src).href : known.base;
  const languages = Object.keys(known.titles);

  /** @param {string} tag  @returns {string | undefined} the language offered for a tag: its own, or its kin's */
  const offered = (tag) => [tag, tag.split('-')[0]].find((one) => languages.includes(one.toLowerCase()))?.toLowerCase();

  /** @param {string} address  @returns {string} where a site is, with a slash at its end; empty for nonsense */
  function place(address) {
    try {
      const { protocol, href } = new URL(address.replace(/\/*$/, '/'));
      return /^https?:$/.test(protocol) ? href : '';
    } catch {
      return '';
    }
  }

  /**
   * What an element asks for, as far as the site has it; the rest is told to the frame, which says so.
   * @param {HTMLElement} element
   */
  function wish(element) {
    /** @param {string} name */
    const value = (name) => (element.getAttribute(name) ?? '').trim();
    /** @type {string[]} */
    const unknown = [];
    /** @param {string} name  @param {string} fallback */
    const refuse = (name, fallback) => {
      unknown.push(`${name}="${value(name).slice(0, 40)}"`);
      return fallback;
    };
    const around = /** @type {HTMLElement | null} */ (element.parentElement?.closest('[lang]'))?.lang ?? '';
    const lang = offered(value('lang') || around) ?? (value('lang') ? refuse('lang', languages[0]) : languages[0]);
    const seats = value('position').toLowerCase().split('-').sort().join('-') || 'none';
    const position = Object.hasOwn(known.titles[lang], seats) ? seats : refuse('position', 'none');
    const theme = ['', 'auto', 'light', 'dark'].includes(value('theme')) ? value('theme').replace('auto', '') : refuse('theme', '');
    const site = value('site') ? place(value('site')) || refuse('site', home) : home;
    const asked = new URLSearchParams();
    if (theme) asked.set('theme', theme);
    if (value('seat')) asked.set('seat', value('seat').toLowerCase().slice(0, 40));
    if (unknown.length) asked.set('unknown', unknown.join(' '));
    const folder = `${site}${lang}/embed/${position}`;
    return { frame: `${folder}/${asked.size ? `?${asked}` : ''}`, picture: `${folder}.svg`, title: known.titles[lang][position] };
  }

  customElements.define(TAG, class extends HTMLElement {
    static observedAttributes = ['position', 'lang', 'theme', 'seat', 'site'];
    #slot = document.createElement('slot');
    #picture = new Image();
    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    #shown = '';

    constructor() {
      super();
      const box = document.createElement('div');
      box.style.cssText = 'display: block; position: relative;';
      this.#picture.style.cssText = 'display: block; width: 100%; height: auto;';
      this.#slot.append(this.#picture);
      box.append(this.#slot);
      this.attachShadow({ mode: 'open' }).append(box);
    }

    connectedCallback() {
      addEventListener('message', this.#hear);
      this.#show();
    }

    disconnectedCallback() {
      removeEventListener('message', this.#hear);
      this.#frame?.remove();
      this.#frame = null;
      this.#shown = '';
    }

    attributeChangedCallback() {
      if (this.isConnected) queueMicrotask(() => this.#show()); // several at once make one frame
    }

    /** A frame of its own for each wish: the picture stands in until it speaks, and Back skips none. */
    #show() {
      if (!this.isConnected) return;
      const { frame: address, picture, title } = wish(this);
      if (address === this.#shown) return;
      this.#shown = address;
      this.#frame?.remove();
      this.#slot.style.display = '';
      Object.assign(this.#picture, { src: picture, alt: title });
      const frame = this.#frame = document.createElement('iframe');
      Object.assign(frame, { title, loading: 'lazy', referrerPolicy: 'no-referrer', src: address });
      frame.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%; border: 0; visibility: hidden;';
      this.#slot.after(frame);
    }

    /** Only the frame itself, still at its own site, may say how high it is. @param {MessageEvent} message */
    #hear = ({ source, origin, data }) => {
      const frame = this.#frame;
      if (!frame || source !== frame.contentWindow || origin !== new URL(this.#shown).origin) return;
      const height = data?.emperorTable?.height;
      if (!Number.isFinite(height) || height <= 0) return;
      frame.style.cssText = `display: block; width: 100%; height: ${Math.min(Math.ceil(height), HIGHEST)}px; border: 0;`;
      this.#slot.style.display = 'none';
    };
  });
})();

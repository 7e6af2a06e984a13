// The page on which a text shows, fetched as readers get it, with the draft in the text's place.
//
//   #bench-preview > shadow root > the page's style sheets, its symbols, its main part (inert)

import { filled, make, part } from './bench-dom.mjs';
import { follow } from './pencils.mjs';

const WIDE = ['on-table', 'on-home', 'on-gallery']; // pages laid out for a wide window: shown smaller

export class Preview {
  /** @type {Element[]} the elements that hold the text */
  targets = [];
  /** @type {string[]} what they held */
  before = [];
  /** @type {Map<string, Promise<string>>} */
  #pages = new Map();
  #asked = 0;

  /**
   * @param {Record<string, string>} words
   * @param {string} root  the way to the site's root
   */
  constructor(words, root) {
    this.words = words;
    this.root = root;
    this.frame = part('bench-preview');
    this.shadow = this.frame.attachShadow({ mode: 'open' });
    this.own = sheetsOf(document, location.href);
  }

  /**
   * Show the page of a text.
   * @param {[string, [string, boolean][]] | undefined} place  the page's slug, and the ways to the text
   * @param {string} tag  the language to show it in
   */
  async show(place, tag) {
    const asked = ++this.#asked;
    this.targets = [];
    this.before = [];
    const shown = place && (await this.#open(place, tag).catch(() => null));
    if (asked !== this.#asked) return;
    this.frame.hidden = !shown;
    part('bench-open').hidden = !shown;
    this.note(shown ? '' : 'bench.preview.none');
    if (!shown) return;
    part('bench-open').href = shown.href;
    this.targets = shown.targets;
    this.before = shown.targets.map((target) => target.innerHTML);
    this.whole = shown.whole;
    this.shadow.replaceChildren(...shown.nodes);
    for (const target of this.targets) {
      target.classList.add('bench-here');
      for (let above = target.closest('details'); above; above = above.parentElement?.closest('details') ?? null) above.open = true;
    }
    requestAnimationFrame(() => this.#reveal());
    setTimeout(() => this.#reveal(), 300); // once its style sheets are there
  }

  /**
   * @param {string[]} html  the draft, a paragraph each
   * @param {(string | null)[]} put  each place as it was, with the draft in it where that can be done
   * @param {boolean} markdown  whether the draft's own markup counts
   */
  put(html, put, markdown) {
    if (!this.targets.length) return;
    if (markdown && this.whole) {
      this.targets.forEach((target, n) => { target.innerHTML = html[n % Math.max(html.length, 1)] || this.before[n]; });
      this.note('');
    } else if (html.join('').trim()) {
      this.targets.forEach((target, n) => { target.innerHTML = put[n] ?? this.before[n]; });
      this.note(put.some((html) => html !== null) ? '' : 'bench.preview.part');
    }
  }

  /** @param {string} name  of the words below the preview's heading, or "" */
  note(name) {
    const note = part('bench-preview-note');
    note.hidden = !name;
    note.textContent = name ? filled(this.words[name], {}) : '';
  }

  /**
   * @param {[string, [string, boolean][]]} place
   * @param {string} tag
   */
  async #open([slug, ways], tag) {
    const href = new URL(`${this.root}${tag}/${slug ? `${slug}/` : ''}`, location.href).href;
    if (!this.#pages.has(href)) this.#pages.set(href, fetch(href).then((found) => (found.ok ? found.text() : '')));
    const page = new DOMParser().parseFromString((await this.#pages.get(href)) ?? '', 'text/html');
    const found = ways.map(([way]) => follow(page, way)).filter((target) => target !== null);
    if (!found.length) return null;
    const main = found[0].closest('main') ?? [...page.body.children].find((child) => child.contains(found[0]));
    if (!main) return null;
    const targets = found.filter((target) => main.contains(target));
    page.querySelectorAll('script, [popover]').forEach((one) => one.removeAttribute('popover'));
    const links = [...new Map([...this.own, ...sheetsOf(page, href)])].map(([address, media]) => {
      const link = make('link');
      link.rel = 'stylesheet';
      link.href = address;
      link.media = media;
      return link;
    });
    const kind = page.body.className;
    const sheet = make('div', `bench-sheet ${kind} ${WIDE.includes(kind) ? 'wide' : ''}`);
    sheet.lang = page.documentElement.lang;
    sheet.dir = page.documentElement.dir;
    sheet.inert = true;
    const symbols = page.querySelector('.d-sprite');
    sheet.append(...(symbols ? [document.adoptNode(symbols)] : []), document.adoptNode(main));
    return { href, nodes: [...links, sheet], targets, whole: ways.every(([, whole]) => whole) };
  }

  #reveal() {
    const [target] = this.targets;
    if (!target?.isConnected) return;
    const here = target.getBoundingClientRect();
    const frame = this.frame.getBoundingClientRect();
    this.frame.scrollTop += here.top - frame.top - Math.max(24, (frame.height - here.height) / 3);
  }
}

/**
 * The style sheets of a page, each with what it is for: those for paper stay for paper.
 * @param {Document} page
 * @param {string} base
 * @returns {[string, string][]}
 */
function sheetsOf(page, base) {
  return [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => (
    [new URL(link.getAttribute('href') ?? '', base).href, link.getAttribute('media') ?? '']
  ));
}

// The places of a page that change with the table, filled again without losing where the reader is.
//
//   main[data-table]
//     [data-part=head] [data-part=board] [data-part=moves] [data-part=panels] ...

/** @typedef {Map<string, Element>} Parts */

/**
 * @param {ParentNode} root
 * @returns {Parts} the places of a page by name
 */
export function places(root) {
  const found = [...root.querySelectorAll('[data-part]')];
  return new Map(found.map((place) => [/** @type {HTMLElement} */ (place).dataset.part ?? '', place]));
}

/**
 * The parts of a page that was fetched, with whole addresses in their links.
 * @param {string} html
 * @param {string} address
 * @returns {Parts}
 */
export function partsOfPage(html, address) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const link of page.querySelectorAll('[data-part] a[href]')) {
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', address).href);
  }
  return places(page);
}

/**
 * The parts that Python made.
 * @param {Record<string, string>} made
 * @returns {Parts}
 */
export function partsOfTexts(made) {
  const page = new DOMParser().parseFromString(
    Object.entries(made).map(([name, html]) => `<div data-part="${name}">${html}</div>`).join(''), 'text/html');
  return places(page);
}

/**
 * Put HTML that is ready-made in a place.
 * @param {Element} place
 * @param {string} html
 */
export function put(place, html) {
  place.replaceChildren(...nodes(html));
}

/** @param {string} html  @returns {Node[]} */
export const nodes = (html) => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes];

/** What is seen changes first; the rest follows in tasks of its own, so that no key or tap has to wait. */
const TURNS = [['head', 'board'], ['moves', 'panels'], ['turns', 'map', 'ask'], ['tale', 'text', 'matrix'], ['picture', 'along']];

/**
 * Put parts in their places, a few at a time. A place that stays the same is not touched.
 * @param {ParentNode} root
 * @param {Parts} parts
 * @param {(place: Element) => void} dress  called with a new part before it is seen
 * @param {() => boolean} [stale]  whether another table has been asked for meanwhile
 * @returns {Promise<void>} when all are there
 */
export async function fill(root, parts, dress, stale = () => false) {
  for (const [n, names] of TURNS.entries()) {
    if (n) await pause();
    if (stale()) return;
    fillNow(root, new Map(names.flatMap((name) => { const part = parts.get(name); return part ? [[name, part]] : []; })), dress);
  }
}

/** @returns {Promise<void>} the end of this task: whatever waits comes first */
export const pause = () => new Promise((resolve) => { setTimeout(resolve); });

/**
 * What was changed has been laid out and painted: what follows gets a frame of its own, and no one frame is long.
 * @returns {Promise<void>} a little later where nobody looks at the page, and no frame comes
 */
export const drawn = () => new Promise((resolve) => {
  const unseen = setTimeout(resolve, 100);
  requestAnimationFrame(() => setTimeout(() => { clearTimeout(unseen); resolve(); }));
});

/** @param {ParentNode} root  @param {Parts} parts  @param {(place: Element) => void} dress */
function fillNow(root, parts, dress) {
  for (const [name, place] of places(root)) {
    const part = parts.get(name);
    if (!part) continue;
    const fresh = /** @type {Element} */ (part.cloneNode(true));
    dress(fresh);
    if (same(fresh, place)) continue;
    const held = place.contains(document.activeElement) ? document.activeElement : null;
    place.replaceChildren(...fresh.childNodes);
    if (held) focusAgain(place, held);
  }
}

/** @param {Element} one  @param {Element} other  @returns {boolean} whether both hold the same */
function same(one, other) {
  const [here, there] = [one.childNodes, other.childNodes];
  return here.length === there.length && [...here].every((node, n) => node.isEqualNode(there[n]));
}

/**
 * Give the focus to what stands where the focused element stood: the same one, or the next best.
 * @param {Element} place
 * @param {Element} held
 */
function focusAgain(place, held) {
  const choices = [
    held.id && `#${CSS.escape(held.id)}`,
    '.for-seat a:not([hidden])', 'input:checked',
  ];
  for (const choice of choices) {
    const found = choice ? [...place.querySelectorAll(choice)].find(seen) : null;
    if (found instanceof HTMLElement) return found.focus({ preventScroll: true });
  }
  const board = document.querySelector('#board input:checked');
  if (board instanceof HTMLElement) board.focus({ preventScroll: true });
}

/** @param {Element} element */
const seen = (element) => element.getClientRects().length > 0;

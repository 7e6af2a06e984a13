// Tables that have a page of their own: fetched once, kept, and fetched ahead where the reader may go next.

import { partsOfPage } from './table-parts.mjs';

/** @typedef {import('./table-parts.mjs').Parts} Parts */

export class Pages {
  /** @type {Map<string, Promise<Parts>>} by address */
  #kept = new Map();

  /**
   * @param {string} address
   * @returns {Promise<Parts>} rejects where the page cannot be had
   */
  parts(address) {
    const known = this.#kept.get(address);
    if (known) return known;
    const coming = load(address);
    this.#kept.set(address, coming);
    coming.catch(() => this.#kept.delete(address));
    return coming;
  }

  /** @param {string[]} addresses */
  ahead(addresses) {
    for (const address of addresses) this.parts(address).catch(() => {});
  }
}

/** @param {string} address */
async function load(address) {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return partsOfPage(await answer.text(), new URL(address, location.href).href);
}

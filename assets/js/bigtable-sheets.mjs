// The sheets of the page of bigger tables: ways to share a table, and the preview of a fall.

import { put } from './table-parts.mjs';
import { copied, savePng, saveSvg } from './table-share.mjs';

/** @param {any} page  the page as its tools see it */
export function sheets(page) {
  const { main, words, ask } = page;
  const sheet = (/** @type {string} */ name) => /** @type {HTMLDialogElement} */ (main.querySelector(`[data-sheet=${name}]`));
  const status = /** @type {HTMLElement} */ (main.querySelector('[data-sheet-status]'));

  /** @param {Promise<boolean>} done */
  const told = async (done) => { status.textContent = await done ? words.copied : words.blocked; };

  /** @param {string} position  @param {string} ident  @param {boolean} alone */
  const picture = (position, ident, alone) => ask(`draw ${ident}`, 'draw', page.tag, position, ident, page.state().seat, '', alone);

  /** @param {(svg: string, name: string) => unknown} save */
  async function file(save) {
    const { position } = page.state();
    const drawn = await picture(position, 'file', true).catch(() => null);
    if (drawn) save(drawn.svg, `emperor-${position.replace(/[^a-z0-9.@-]+/g, '-').slice(0, 60)}`);
    else status.textContent = words.trouble;
  }

  async function text() {
    const answer = await ask('text', 'text', page.tag, page.state().position, location.href).catch(() => null);
    return answer ? copied(answer.text) : false;
  }

  /** @param {HTMLElement} link  the fall to be looked at */
  async function preview(link) {
    const box = sheet('what-if');
    const { asks = '', says = '', to = '' } = link.dataset;
    const place = /** @type {HTMLElement} */ (box.querySelector('[data-preview-picture]'));
    /** @type {HTMLElement} */ (box.querySelector('h2')).textContent = asks;
    /** @type {HTMLElement} */ (box.querySelector('[data-preview-says]')).textContent = says;
    place.replaceChildren();
    box.showModal();
    const drawn = await ask('draw preview', 'draw', page.tag, to, 'preview').catch(() => null);
    if (drawn) put(place, drawn.svg);
  }

  for (const box of main.querySelectorAll('dialog')) {
    box.addEventListener('click', (/** @type {Event} */ event) => { if (event.target === box) box.close(); });
  }

  /** @type {Record<string, (button: HTMLElement) => void>} */
  const actions = {
    share() { status.textContent = ''; sheet('share').showModal(); },
    'copy-link': () => { told(copied(location.href)); },
    'copy-text': () => { told(text()); },
    'save-svg': () => { file(saveSvg); },
    'save-png': () => { file(savePng); },
    print() { sheet('share').close(); print(); },
    'what-if'() { const link = page.fallLink(); if (link) preview(link); },
    'let-it'() { sheet('what-if').close(); page.fallLink()?.click(); },
    close(button) { /** @type {HTMLDialogElement} */ (button.closest('dialog')).close(); },
  };
  return { actions };
}

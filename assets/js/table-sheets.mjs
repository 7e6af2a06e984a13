// The sheets that open over the page: ways to share a table, and the preview of a fall. And the picture below.

import { fallen, hasPage, opening, address } from './table-state.mjs';
import { put } from './table-parts.mjs';
import { copied, savePng, saveSvg } from './table-share.mjs';

/**
 * @param {any} page  the page as its tools see it
 */
export function sheets(page) {
  const { main, words, world, tables, pages } = page;
  const sheet = (/** @type {string} */ name) => /** @type {HTMLDialogElement} */ (main.querySelector(`[data-sheet=${name}]`));
  const status = /** @type {HTMLElement} */ (main.querySelector('[data-sheet-status]'));
  const figure = /** @type {HTMLElement} */ (main.querySelector('.story [data-part=picture]'));
  let drawn = '';

  /** @param {Promise<boolean>} done */
  const told = async (done) => { status.textContent = await done ? words.copied : words.blocked; };

  /** @param {(svg: string, name: string) => unknown} save */
  async function file(save) {
    const state = page.state();
    const picture = await tables.picture(state, 'file', true).catch(() => null);
    if (picture) save(picture.svg, `emperor-${fallen(state.position)}`);
    else status.textContent = words.trouble;
  }

  /** The picture in the text is drawn by Python where no page holds it, once it comes into sight. */
  async function drawAgain() {
    const state = page.state();
    const key = `${state.position} ${state.side}`;
    if (hasPage(state, world) || key === drawn || !near(figure)) return;
    drawn = key;
    const picture = await tables.picture(state, 'picture').catch(() => null);
    if (picture && drawn === key) put(figure, picture.svg);
  }
  if ('IntersectionObserver' in window) {
    new IntersectionObserver(() => drawAgain(), { rootMargin: '200px' }).observe(figure.closest('section') ?? figure);
  }

  /** @param {HTMLElement} link  the fall to be looked at */
  async function preview(link) {
    const box = sheet('what-if');
    const { asks = '', says = '', to = '' } = link.dataset;
    const after = { ...page.state(), position: to };
    const picture = /** @type {HTMLElement} */ (box.querySelector('[data-preview-picture]'));
    /** @type {HTMLElement} */ (box.querySelector('h2')).textContent = asks;
    /** @type {HTMLElement} */ (box.querySelector('[data-preview-says]')).textContent = says;
    picture.replaceChildren();
    box.showModal();
    put(picture, await pictureOf(after).catch(() => ''));
  }

  /** @param {import('./table-state.mjs').State} state  @returns {Promise<string>} */
  async function pictureOf(state) {
    if (!hasPage(state, world)) return (await tables.picture(state, 'preview')).svg;
    const parts = await pages.parts(address({ ...opening(world), position: state.position }, world));
    return (parts.get('picture')?.innerHTML ?? '').replaceAll('picture-', 'preview-');
  }

  for (const box of main.querySelectorAll('dialog')) {
    box.addEventListener('click', (/** @type {Event} */ event) => { if (event.target === box) box.close(); });
  }

  return {
    settle() { if (!figure.childElementCount) drawn = ''; drawAgain(); },
    actions: {
      share() { status.textContent = ''; sheet('share').showModal(); },
      'copy-link': () => told(copied(location.href)),
      'copy-text': () => told(copied(`${main.querySelector('[data-part=text] pre')?.textContent}\n${location.href}`)),
      'save-svg': () => file(saveSvg),
      'save-png': () => file(savePng),
      print() { sheet('share').close(); print(); },
      'what-if'() { const link = page.fallLink(); if (link) preview(link); },
      'let-it'() { sheet('what-if').close(); page.fallLink()?.click(); },
      close(/** @type {HTMLElement} */ button) { /** @type {HTMLDialogElement} */ (button.closest('dialog')).close(); },
    },
  };
}

/** @param {HTMLElement} element */
const near = (element) => {
  const { top, bottom } = (element.closest('section') ?? element).getBoundingClientRect();
  return top < innerHeight + 200 && bottom > -200;
};

// The form in which a table is chosen. It spells what was chosen; the core says whether that table can be.

import { put } from './table-parts.mjs';
import { tableOf } from './bigtable-state.mjs';

/** @param {any} page  the page as its tools see it */
export function chooser(page) {
  const { main, ask } = page;
  const form = /** @type {HTMLElement} */ (main.querySelector('[data-part=choose]'));
  const check = /** @type {HTMLElement} */ (main.querySelector('[data-part=check]'));
  const list = /** @type {HTMLElement} */ (main.querySelector('[data-part=seatings]'));
  let shown = tableOf(page.state().position);

  /** @param {string} name */
  const value = (name) => /** @type {HTMLSelectElement} */ (form.querySelector(`[name=${name}]`)).value;

  /** @returns {string} the table that the form shows, its places too */
  const whole = () => `${value('teams')}x${value('size')}@${
    [...form.querySelectorAll('.places select')].map((place) => /** @type {HTMLSelectElement} */ (place).value).join('.')}`;

  /** The check of a table, and the form that shows it. @param {string} table */
  async function check_(table) {
    const told = await ask('wish', 'wish', page.tag, table, page.home);
    if (!told) return null;
    put(check, told.parts.check);
    if (told.parts.choose) refill(told.parts.choose);
    shown = told.table || table;
    return told;
  }

  /** Ask for a table, and go there where it can be. @param {string} table */
  async function wish(table) {
    const told = await check_(table).catch(page.failed);
    if (told?.table) page.go(page.fresh(told.table), null);
    list.replaceChildren();
  }

  /** @param {string} html */
  function refill(html) {
    const open = form.querySelector('details')?.open ?? false;
    const held = /** @type {HTMLElement | null} */ (form.contains(document.activeElement) ? document.activeElement : null);
    const { name, step } = { name: held?.getAttribute('name') ?? '', step: held?.dataset.step ?? '' };
    const way = held?.dataset.value ?? '';
    const up = step !== '' && Number(way) > Number(value(step));
    put(form, html);
    const details = form.querySelector('details');
    if (details) details.open = open;
    const again = step ? [...form.querySelectorAll(`[data-step=${step}]`)].at(up ? 1 : 0)
      : name ? form.querySelector(`[name=${name}]`) : held && form.querySelector(`[data-do=${held.dataset.do}], summary`);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  form.addEventListener('change', ({ target }) => {
    const { name } = /** @type {HTMLSelectElement} */ (target);
    wish(name.startsWith('place-') ? whole() : `${value('teams')}x${value('size')}`);
  });
  main.addEventListener('click', (/** @type {Event} */ { target }) => {
    const step = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('[data-step]'));
    const seating = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('[data-table]'));
    if (seating) wish(seating.dataset.table ?? '');
    if (!step || step.getAttribute('aria-disabled') === 'true') return;
    const { step: name = '', value: to = '' } = step.dataset;
    wish(name === 'teams' ? `${to}x${value('size')}` : `${value('teams')}x${to}`);
  });

  return {
    check: check_,
    /** The form follows a table that was reached by another way. */
    settle() {
      const table = tableOf(page.state().position);
      if (table === shown) return;
      shown = table;
      list.replaceChildren();
      check_(table).catch(() => {});
    },
    actions: {
      middle: () => wish(`${value('teams')}x${value('size')}`),
      async seatings() {
        const told = await ask('seats', 'seats', page.tag, whole()).catch(page.failed);
        if (told) put(list, told.parts.seatings);
      },
    },
  };
}

// A question about two players at a bigger table: the form, the answer; the arrow comes with the ring's look.

import { put } from './table-parts.mjs';

/** @param {any} page  the page as its tools see it */
export function questions(page) {
  const { main, note, ask } = page;
  const answer = /** @type {HTMLElement} */ (main.querySelector('[data-part=answer]'));
  const form = /** @type {HTMLElement} */ (main.querySelector('[data-part=ask]'));
  let asked = '';

  /** @param {string} name */
  const one = (name) => /** @type {HTMLSelectElement} */ (form.querySelector(`[name=${name}]`));

  form.addEventListener('change', () => {
    const question = /** @type {HTMLInputElement | null} */ (form.querySelector('[name=question]:checked'))?.value ?? 'attack';
    note({ ask: `${question}-${one('actor').value}-${one('target').value}` });
  });

  return {
    async settle() {
      const state = page.state();
      const [question = '', actor = '', target = ''] = state.ask.split('-');
      if (one('actor')) {
        if (actor || state.seat) one('actor').value = actor || state.seat;
        if (target) one('target').value = target;
        for (const radio of form.querySelectorAll('[name=question]')) {
          /** @type {HTMLInputElement} */ (radio).checked = /** @type {HTMLInputElement} */ (radio).value === (question || 'attack');
        }
      }
      if (actor) /** @type {HTMLDetailsElement} */ (form.closest('details')).open = true;
      const key = state.ask && `${state.ask} ${state.position}`;
      if (key === asked) return;
      asked = key;
      if (!key) return answer.replaceChildren();
      const told = await ask('ask', 'ask_any', page.tag, state.position, page.home, question, actor, target).catch(() => null);
      if (told && asked === key) put(answer, told.parts.answer);
    },
    actions: { 'clear-ask': () => { note({ ask: '' }); one('actor').focus(); } },
  };
}

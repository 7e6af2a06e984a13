// The boxes under the board: the clock and the turns, a question about two players, what is yours at your table.

import { deal, random, readNames, remember, remembered, wear, writeNames } from './table-names.mjs';
import { nodes, put } from './table-parts.mjs';
import { began, fallen } from './table-state.mjs';

/** @typedef {import('./table-state.mjs').State} State */
/** @typedef {ReturnType<typeof import('./table-sheets.mjs').sheets>} Tools */

/**
 * @param {any} page  the page as its tools see it
 */
export function boxes(page) {
  const { main, all, go, note, world, tables } = page;
  const answer = /** @type {HTMLElement} */ (main.querySelector('[data-part=answer]'));
  const fields = /** @type {HTMLElement} */ (main.querySelector('[data-name-fields]'));
  let names = remembered();
  let asked = '';

  /** @param {string} name */
  const one = (name) => /** @type {HTMLInputElement} */ (main.querySelector(`[name=${name}]`));

  main.addEventListener('change', (/** @type {Event} */ { target }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    if (input.name === 'clock') go({ position: onClock(page, input.value) });
    if (input.name === 'deck') note({ deck: input.value });
    if (['actor', 'target', 'question'].includes(input.name)) ask();
    if (input.name === 'keep' || input.closest('[data-name-fields]')) named(namesIn(fields));
  });
  main.addEventListener('submit', (/** @type {Event} */ event) => event.preventDefault());

  /** Draw the arrow and get the answer for the two players in the form. */
  function ask() {
    const question = /** @type {HTMLInputElement | null} */ (main.querySelector('[name=question]:checked'))?.value ?? 'attack';
    note({ ask: `${question}-${one('actor').value}-${one('target').value}` });
  }

  /** @param {Record<string, string>} next */
  function named(next) {
    names = next;
    remember(names);
    wear(main, names);
    note({ names: one('keep').checked ? writeNames(names) : '' });
  }

  /** Show the answer that belongs to the state; the arrow goes with the board. */
  async function answerAgain() {
    const state = page.state();
    const key = state.ask && [state.ask, state.position, state.side].join();
    if (!key) { asked = ''; answer.replaceChildren(); main.querySelector('.front .arrow')?.remove(); return; }
    if (key === asked && main.querySelector('.front .arrow')) return;
    asked = key;
    const told = await tables.answer(state).catch(() => null);
    if (!told || asked !== key) return;
    put(answer, told.parts.answer);
    main.querySelector('.front .arrow')?.remove();
    main.querySelector('.front')?.append(...nodes(told.parts.arrow));
  }

  /** The form shows the state's question, or the chosen seat and whoever is next. */
  function settleAsk() {
    const [question = '', actor = '', target = ''] = page.state().ask.split('-');
    const form = main.querySelector('[data-part=ask]');
    if (!form?.querySelector('select')) return;
    const chosen = /** @type {HTMLInputElement | null} */ (main.querySelector('input[name=seat]:checked'))?.value ?? '';
    const box = /** @type {HTMLDetailsElement} */ (main.querySelector('[data-box=ask]'));
    if (actor) box.open = true;
    one('actor').value = actor || chosen || one('actor').value;
    if (target) one('target').value = target;
    for (const radio of form.querySelectorAll('[name=question]')) {
      /** @type {HTMLInputElement} */ (radio).checked = /** @type {HTMLInputElement} */ (radio).value === (question || 'attack');
    }
  }

  /** @param {(seat: string) => string} group */
  const dealt = (group) => { named(deal(namesIn(fields), group)); showNames(); };

  function showNames() {
    for (const field of fields.querySelectorAll('input')) field.value = names[field.dataset.seat ?? ''] ?? '';
  }

  return {
    /** @param {ParentNode} root  a part before it is seen */
    dress: (root) => wear(root, names),
    settle() {
      const state = page.state();
      for (const radio of all('[name=clock]')) radio.checked = radio.value === (began(state.position) === null ? 'live' : 'book');
      if (state.turn || began(state.position) !== null) main.querySelector('[data-box=turns]')?.setAttribute('open', '');
      one('deck').value = state.deck;
      if (state.names && state.names !== writeNames(names)) { names = readNames(state.names); one('keep').checked = true; wear(main, names); }
      if (!fields.childElementCount) makeFields(fields, main);
      relabel(fields, main);
      showNames();
      settleAsk();
      answerAgain();
    },
    actions: {
      draw() {
        const starts = all('[data-part=turns] [data-turn]');
        if (starts.length) starts[random(starts.length)].click();
      },
      'clear-ask': () => { note({ ask: '' }); one('actor').focus(); },
      'stop-turns': () => go({ turn: '', turns: 0 }),
      'turn-round': () => go({ side: page.state().side === 'a' ? 'b' : 'a', seat: '' }),
      'deal-all': () => dealt(() => ''),
      'deal-teams': () => dealt((seat) => seat[0]),
    },
  };
}

/**
 * The position by a clock. By the book the turn began with those who had fallen before it; where turns are not
 * counted, everybody fell in this one.
 * @param {any} page
 * @param {string} clock
 */
function onClock(page, clock) {
  const state = page.state();
  const position = `${page.world.table}/${fallen(state.position)}`;
  if (clock === 'live') return position;
  const before = page.past().past.filter((/** @type {State} */ one) => one.turns === state.turns && one.turn === state.turn);
  const then = state.turn ? (before[0] ?? state).position : `${page.world.table}/none`;
  return `${position}~${fallen(then)}`;
}

/** @param {HTMLElement} fields  @returns {Record<string, string>} the names written in the fields */
function namesIn(fields) {
  const found = /** @type {Record<string, string>} */ ({});
  for (const field of fields.querySelectorAll('input')) if (field.value.trim()) found[field.dataset.seat ?? ''] = field.value.trim();
  return found;
}

/** A field for each seat, in ring order. @param {HTMLElement} fields  @param {HTMLElement} main */
function makeFields(fields, main) {
  for (const option of main.querySelectorAll('[data-part=ask] [name=actor] option')) {
    const label = document.createElement('label');
    label.className = 'field';
    const input = Object.assign(document.createElement('input'), { type: 'text', maxLength: 24, autocomplete: 'off' });
    input.dataset.seat = /** @type {HTMLOptionElement} */ (option).value;
    label.append(document.createElement('span'), input);
    fields.append(label);
  }
}

/** @param {HTMLElement} fields  @param {HTMLElement} main */
function relabel(fields, main) {
  for (const option of main.querySelectorAll('[data-part=ask] [name=actor] option')) {
    const { value, textContent } = /** @type {HTMLOptionElement} */ (option);
    const label = fields.querySelector(`[data-seat="${value}"]`)?.previousElementSibling;
    if (label && label.textContent !== textContent) label.textContent = textContent;
  }
}

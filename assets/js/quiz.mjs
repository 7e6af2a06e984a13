// The quiz's page: puts questions, takes guesses, keeps the score and the address. It knows no answer
// before the guess, and nothing of the game at all.
//
//   main[data-quiz]  [data-card] > .quiz-given, h2, .quiz-picture, .quiz-choices > li > button[data-guess], .quiz-told
//                    template[data-ready] > [data-id][data-level]  questions to begin with, before Python is there

import { NoQuestion, Quiz } from './quiz-python.mjs';
import { counted, keep, load } from './quiz-score.mjs';
import { nodes, put } from './table-parts.mjs';
import { copied } from './table-share.mjs';

/** @typedef {{moves?: 'push' | 'replace' | '', focus?: boolean}} How  what becomes of the address, and of the focus */

const main = /** @type {HTMLElement} */ (document.querySelector('[data-quiz]'));
const find = (/** @type {string} */ what) => /** @type {HTMLElement} */ (main.querySelector(what));
const card = find('[data-card]');
const status = find('[data-status]');
const notice = find('[data-notice]');
const shelf = find('[data-shelf]');
const levels = /** @type {HTMLInputElement[]} */ ([...main.querySelectorAll('[name=level]')]);
const template = /** @type {HTMLTemplateElement} */ (main.querySelector('[data-ready]'));
const quiz = new Quiz(main, document.documentElement.lang);
const waiting = [...card.childNodes];

let score = load();
let id = '';
let answered = true; // nothing can be guessed at before the first question
let newest = 0; // what was asked for last: whatever comes for an earlier wish is too late
let said = ''; // what the notice says of the next question

const level = () => levels.find((one) => one.checked)?.value ?? levels[0].value;

function showScore() {
  find('[data-score=streak]').textContent = String(score.streak);
  find('[data-score=best]').textContent = String(score.best);
}

/** A question that is here already, as long as Python is not. @param {(one: DOMStringMap) => boolean} fits */
function ready(fits) {
  if (quiz.ready) return undefined;
  const found = /** @type {HTMLElement[]} */ ([...template.content.children]).filter((one) => fits(/** @type {HTMLElement} */ (one).dataset));
  const one = found[Math.floor(Math.random() * found.length)];
  return one && { id: one.dataset.id ?? '', nodes: [...one.cloneNode(true).childNodes] };
}

/**
 * Wait for Python, and fall back on the shelf where it cannot be had.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T | undefined>} nothing where something newer was asked for, or Python fails
 */
async function from(ask) {
  const mine = ++newest;
  card.setAttribute('aria-busy', 'true');
  try {
    const found = await ask();
    return mine === newest ? found : undefined;
  } catch (error) {
    if (mine !== newest) return undefined;
    if (error instanceof NoQuestion) throw error;
    unshelve();
    return undefined;
  } finally {
    if (mine === newest) card.setAttribute('aria-busy', 'false');
  }
}

/** The questions held ready come back, once no new ones can be had. */
function unshelve() {
  main.append(shelf);
  shelf.classList.add('shown');
  for (const place of [card, find('.quiz-bar'), find('.quiz-keys'), notice]) place.hidden = true;
}

/** @param {{id: string, nodes: Node[]}} question  @param {How} how */
function show(question, { moves = 'push', focus = true }) {
  id = question.id;
  answered = false;
  card.replaceChildren(...question.nodes);
  card.setAttribute('aria-busy', 'false');
  status.textContent = '';
  notice.hidden = !said;
  notice.textContent = said;
  said = '';
  const address = new URL(location.href);
  address.search = `?${new URLSearchParams({ q: id })}`;
  address.hash = '';
  if (moves === 'push') history.pushState(null, '', address);
  if (moves === 'replace') history.replaceState(null, '', address);
  if (focus) card.querySelector('h2')?.focus();
}

/** @param {How} how */
async function next(how = {}) {
  const here = ready((one) => one.level === level() && one.id !== id);
  if (here) {
    newest++;
    return show(here, how);
  }
  const put = await from(() => quiz.deal(level(), id));
  if (put) show({ id: put.id, nodes: nodes(put.html) }, how);
}

/** The question of the address, or a new one where it names none. @param {How} how */
async function restore(how) {
  const asked = new URL(location.href).searchParams.get('q');
  if (asked === null) return next({ ...how, moves: 'replace' });
  const here = ready((one) => one.id === asked);
  if (here) return show(here, how);
  try {
    const put = await from(() => quiz.question(asked));
    if (put) show({ id: put.id, nodes: nodes(put.html) }, how);
  } catch {
    said = main.dataset.unknown ?? '';
    await next({ ...how, moves: 'replace' });
  }
}

/** @param {number} place */
async function guess(place) {
  if (answered) return;
  answered = true;
  card.querySelector(`[data-guess="${place}"]`)?.classList.add('chosen');
  const why = find('.quiz-play .quiz-told');
  if (!quiz.ready) status.textContent = why.textContent = main.dataset.pending ?? '';
  const told = await from(() => quiz.tell(id, place));
  if (!told) return;
  score = counted(score, id, told.right);
  keep(score);
  showScore();
  put(find('.quiz-play .quiz-choices'), told.parts.choices);
  put(find('.quiz-play .quiz-picture'), told.parts.picture);
  put(why, told.parts.told);
  why.classList.add(told.right ? 'yes' : 'no');
  status.textContent = told.says;
  /** @type {HTMLElement} */ (why.querySelector('[data-do=next]')).focus({ preventScroll: true });
  why.scrollIntoView({ block: 'nearest' });
}

/** @param {HTMLElement} button */
async function copy(button) {
  const done = await copied(location.href);
  status.textContent = (done ? main.dataset.copied : main.dataset.blocked) ?? '';
  if (done) button.textContent = status.textContent;
  else {
    notice.textContent = status.textContent;
    notice.hidden = false;
  }
}

main.addEventListener('click', ({ target }) => {
  const button = /** @type {Element} */ (target).closest('button');
  const { guess: place, do: act } = button?.dataset ?? {};
  if (place) guess(Number(place));
  else if (act === 'next') next();
  else if (act === 'copy') copy(/** @type {HTMLElement} */ (button));
  else if (act === 'fetch') begin();
  else if (act === 'again') location.reload();
});

// The keys work within the quiz, and as long as nothing else has been chosen.
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const at = document.activeElement;
  if (at && at !== document.body && !card.contains(at)) return;
  if (/^[1-4]$/.test(event.key)) {
    if (!card.querySelector(`[data-guess="${Number(event.key) - 1}"]`)) return;
    event.preventDefault();
    guess(Number(event.key) - 1);
  } else if (event.key === 'Enter' && card.querySelector('[data-do=next]') && !at?.closest('a, button')) {
    event.preventDefault();
    next();
  }
});

for (const one of levels) {
  one.checked = one.value === (score.level || levels[0].value);
  one.addEventListener('change', () => {
    score = { ...score, level: level() };
    keep(score);
    next({ focus: false });
  });
}

addEventListener('popstate', () => restore({ moves: '' }));

function begin() {
  card.replaceChildren(...waiting);
  find('[data-saving]').hidden = true;
  find('[data-wait]').hidden = false;
  quiz.start();
  restore({ moves: 'replace', focus: false });
}

shelf.remove();
showScore();
if (quiz.shy) {
  find('[data-wait]').hidden = true;
  find('[data-saving]').hidden = false;
} else {
  begin();
}

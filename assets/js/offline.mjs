// The page's side of the worker that keeps the site (sw.js): registers it, offers to keep everything, and says
// when a new version is ready. Where a browser has no such worker, or refuses it, nothing shows.

/** @typedef {{parts?: string[], wire?: number, some?: boolean, busy?: number, failed?: boolean, unkept?: boolean}} Told */

const line = /** @type {HTMLElement | null} */ (document.querySelector('[data-offline]'));
const fresh = /** @type {HTMLElement | null} */ (document.querySelector('[data-fresh]'));
// `build.py serve` shows each build at once; a kept one would be in its way.
if (line && fresh && navigator.serviceWorker && !document.querySelector('script[data-build]')) {
  if (document.readyState === 'complete') begin(line, fresh);
  else addEventListener('load', () => begin(line, fresh), { once: true });
}

/** @param {HTMLElement} offer  @param {HTMLElement} update */
async function begin(offer, update) {
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register(offer.dataset.offline ?? '', { updateViaCache: 'none' });
    if (!registration) return;
    const unkept = refused(registration);
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: offer.dataset.sheet });
    document.head.append(sheet); // nothing that the first paint needs
    const words = await (await fetch(offer.dataset.words ?? '')).json();
    const post = async (/** @type {object} */ message) => (await serviceWorker.ready).active?.postMessage(message);
    const show = offering(offer, words, post);
    serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.offline === 'reload') location.reload();
      else if (data?.offline) show(data.offline);
    });
    serviceWorker.startMessages();
    unkept.then(() => show({ unkept: true }));
    updating(registration, update, words);
    const { lang } = document.documentElement;
    document.addEventListener('python', () => post({ keep: ['python'], lang }));
    await post({ lang });
  } catch { /* storage is blocked, or the worker refused: the site works as it is */ }
}

/**
 * Come true if the first version of all could not be kept: no worker starts then that could tell. Where an
 * earlier one is at work, what is kept stays, and there is nothing to say.
 * @param {ServiceWorkerRegistration} registration
 * @returns {Promise<void>}
 */
function refused({ installing, waiting, active }) {
  return new Promise((resolve) => {
    if (!installing || waiting || active) return;
    installing.addEventListener('statechange', () => { if (installing.state === 'redundant') resolve(); }, { once: true });
  });
}

/**
 * The line at the foot of the page: what works offline, and the button for the rest.
 * @param {HTMLElement} offer
 * @param {Record<string, string>} words
 * @param {(message: object) => void} post
 * @returns {(told: Told) => void}
 */
function offering(offer, words, post) {
  const { lang } = document.documentElement;
  const [says, button, progress] = ['[data-says]', 'button', 'progress'].map((one) => /** @type {HTMLElement} */ (offer.querySelector(one)));
  progress.setAttribute('aria-label', words.busy);
  const megabytes = new Intl.NumberFormat(lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  /** @type {string[]} */
  let missing = [];
  let pressed = false;
  button.addEventListener('click', () => {
    pressed = true;
    says.setAttribute('role', 'status');
    post({ keep: missing, lang });
    show({ busy: 0 });
  });
  /** @param {Told} told */
  function show({ parts = missing, wire, some, busy, failed, unkept }) {
    if (!pressed && (failed || busy !== undefined)) return; // what goes on unasked is not spoken of
    const working = busy !== undefined;
    if (working) {
      progress.setAttribute('value', String(busy));
      progress.textContent = percent.format(busy);
      says.textContent = words.busy;
    } else {
      if (pressed && !failed && parts.length) return; // something else was kept meanwhile
      pressed = false;
      missing = parts;
      says.textContent = unkept ? words.unkept : failed ? words.failed : missing.length === 0 ? words.all : some ? words.some : '';
      if (wire) button.textContent = words.keep.replace('{size}', megabytes.format(Math.max(wire / 1e6, 0.1)));
    }
    progress.hidden = !working;
    button.hidden = working || missing.length === 0;
    offer.hidden = false;
  }
  return show;
}

/**
 * Say when a version is ready that this page is not from.
 * @param {ServiceWorkerRegistration} registration
 * @param {HTMLElement} update
 * @param {Record<string, string>} words
 */
function updating(registration, update, words) {
  const { serviceWorker } = navigator;
  const [says, button] = ['span', 'button'].map((one) => /** @type {HTMLElement} */ (update.querySelector(one)));
  [says.textContent, button.textContent] = [words.fresh, words.reload];
  const tell = () => { if (serviceWorker.controller) update.hidden = false; };
  /** @param {ServiceWorker | null} next */
  const watch = (next) => next?.addEventListener('statechange', () => { if (next.state === 'installed') tell(); });
  if (registration.waiting) tell();
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', tell);
  button.addEventListener('click', () => {
    if (registration.waiting) registration.waiting.postMessage({ take: 'reader' });
    else location.reload();
  });
}

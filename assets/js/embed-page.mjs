// The page about frames: what is chosen in the form shows in the example and in the two snippets.

const form = /** @type {HTMLFormElement} */ (document.querySelector('[data-embed]'));
const example = /** @type {HTMLElement} */ (document.querySelector('emperor-table'));
const status = /** @type {HTMLElement} */ (document.querySelector('[data-embed-status]'));
const facts = JSON.parse(document.querySelector('#embed-facts')?.textContent ?? '{}');

/** @param {string} text */
const escaped = (text) => text.replace(/[&<"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;' })[sign] ?? sign);

/** @param {string} pattern  @param {Record<string, string>} values */
const filled = (pattern, values) => pattern.replace(/\{(\w+)\}/g, (_, name) => values[name]);

function show() {
  const chosen = new FormData(form);
  const [position, lang, theme] = ['position', 'lang', 'theme'].map((name) => String(chosen.get(name)));
  const page = position === 'none' ? 'table' : `table/${position}`;
  const values = { base: facts.base, position, lang, page, alt: escaped(facts.titles[lang][position]) };
  const more = { component: theme && ` theme="${theme}"`, plain: theme && `?theme=${theme}` };
  for (const [name, value] of Object.entries({ position, lang, theme })) {
    if (value) example.setAttribute(name, value);
    else example.removeAttribute(name);
  }
  for (const kind of /** @type {const} */ (['component', 'plain'])) {
    const code = /** @type {HTMLElement} */ (document.querySelector(`[data-snippet=${kind}]`));
    code.textContent = filled(facts[kind], { ...values, more: more[kind] });
  }
}

form.addEventListener('change', show);
form.addEventListener('submit', (event) => event.preventDefault());
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const kind = /** @type {HTMLElement} */ (button).dataset.copy;
    const text = document.querySelector(`[data-snippet=${kind}]`)?.textContent ?? '';
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = status.dataset.copied ?? '';
    } catch {
      status.textContent = status.dataset.blocked ?? '';
    }
  });
}

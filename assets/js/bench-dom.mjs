// Small hands for the workbench: elements by id, elements made, words with their places filled.

/**
 * @param {string} id
 * @returns {any} the element of that id
 */
export const part = (id) => document.getElementById(id);

/**
 * @param {string} name
 * @param {string} [className]
 * @param {...(Node | string)} inside
 * @returns {any}
 */
export function make(name, className, ...inside) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...inside);
  return made;
}

/**
 * A text of the page with its places filled.
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

/**
 * The function, called once things have been quiet for a while, with what it was last given.
 * @template {any[]} A
 * @param {number} pause  milliseconds
 * @param {(...given: A) => void} act
 */
export function later(pause, act) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return (/** @type {A} */ ...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...given), pause);
  };
}

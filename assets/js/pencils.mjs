// A pencil beside every text of the page that can be mended. Loaded only when a reader asks for it.

const LONG = 40; // letters of a text that a pencil reads out

/**
 * The element at the end of a way, as the build writes it: '#id/section:1/p:0', or from the body.
 * @param {ParentNode} root
 * @param {string} way
 * @returns {Element | null}
 */
export function follow(root, way) {
  const steps = way.split('/');
  /** @type {Element | null} */
  let here = way.startsWith('#') ? root.querySelector('#' + CSS.escape(steps.shift()?.slice(1) ?? '')) : root.querySelector('body');
  for (const step of steps) {
    const [name, number] = step.split(':');
    const found = here && [...here.children].filter((child) => child.localName.toLowerCase() === name);
    here = (found && found[Number(number)]) ?? null;
  }
  return here;
}

/**
 * Where a pencil may stand for a text: inside its block, but not inside a link or what opens a card.
 * @param {Element} block
 * @param {Element} pencil
 */
function place(block, pencil) {
  const pressed = block.closest('summary');
  const link = block.closest('a');
  if (pressed) pressed.nextElementSibling?.prepend(pencil);
  else if (link) link.after(pencil);
  else block.append(pencil);
}

/**
 * Show the pencils, or take them away.
 * @param {HTMLElement} button  with the addresses and words in its data
 * @param {boolean} on
 */
export async function pencils(button, on) {
  document.querySelectorAll('.pencil').forEach((old) => old.remove());
  if (!on) return;
  const { pencils: map = '', bench = '', words = '' } = button.dataset;
  const response = await fetch(map);
  if (!response.ok) throw new Error(`${map}: ${response.status}`);
  for (const [way, ident] of await response.json()) {
    const block = follow(document, way);
    if (!block || block.querySelector(':scope > .pencil')) continue;
    const pencil = document.createElement('a');
    pencil.className = 'pencil';
    pencil.href = `${bench}?text=${encodeURIComponent(ident)}`;
    pencil.append(button.querySelector('svg')?.cloneNode(true) ?? '');
    const text = (block.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, LONG);
    pencil.setAttribute('aria-label', words.replace('{text}', text));
    place(block, pencil);
  }
}

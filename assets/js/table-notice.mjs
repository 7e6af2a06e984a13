// One line beside the status: what could not be done, with a button where something can be done about it.

/**
 * @param {HTMLElement} place
 * @returns {(text: string, button?: string, act?: () => void) => void} says it; an empty text takes it away
 */
export function noticeIn(place) {
  return (text, button, act) => {
    place.hidden = !text;
    if (place.dataset.text === text) return;
    place.dataset.text = text;
    place.replaceChildren(text);
    if (!button || !act) return;
    const press = document.createElement('button');
    press.type = 'button';
    press.className = 'button';
    press.textContent = button;
    press.addEventListener('click', act);
    place.append(' ', press);
  };
}

// The changed files: how many texts each holds, and the file itself to take away.

import { filled, make, part } from './bench-dom.mjs';

/** @typedef {{home: string, path: string, count: number, faulty: string[]}} Changed */

/**
 * Show the files.
 * @param {Changed[]} files
 * @param {Record<string, string>} words
 * @param {(home: string) => void} take
 */
export function showFiles(files, words, take) {
  part('bench-files').replaceChildren(...files.map(({ home, path, count, faulty }) => {
    const where = make('span', 'path', path);
    where.dir = 'ltr';
    const row = make('li', '', where);
    if (count) row.append(make('span', '', filled(words['bench.changed'], { n: count })));
    if (faulty.length) row.append(make('span', 'left-out', filled(words['bench.faulty'], { n: faulty.length })));
    const button = make('button', 'button', filled(words['bench.download'], { file: path.split('/').at(-1) ?? '' }));
    button.type = 'button';
    button.disabled = !count;
    button.addEventListener('click', () => take(home));
    row.append(button);
    return row;
  }));
  part('bench-files-none').hidden = files.length > 0;
}

/**
 * Hand a file to the browser's own downloads.
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = make('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

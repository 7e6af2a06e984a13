// Ways to hand a table on: its link, its text, its picture as a file, paper.

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it lies on the clipboard
 */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Save a picture as a file.
 * @param {string} svg
 * @param {string} name
 */
export function saveSvg(svg, name) {
  save(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`);
}

/**
 * Save a picture as pixels, twice as many each way as it asks for.
 * @param {string} svg
 * @param {string} name
 */
export async function savePng(svg, name) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((resolve) => { canvas.toBlob(resolve, 'image/png'); });
  if (blob) save(blob, `${name}.png`);
}

/** @param {Blob} blob  @param {string} name */
function save(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// Pyodide under Node, as the build uses it: started the way the worker starts it, without network.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Start Pyodide from its npm folder.
 * @param {string} folder  node_modules/pyodide
 * @param {{library?: string, parts: Record<string, string>}} files  a library zip other than the
 *   stock one, and the zips to lay in the root: name there -> path here. All of them are on Python's path
 *   but those of parts that are joined later.
 */
export async function start(folder, { library, parts }) {
  const { loadPyodide } = await import(pathToFileURL(path.join(folder, 'pyodide.mjs')).href);
  const { info } = JSON.parse(fs.readFileSync(path.join(folder, 'pyodide-lock.json'), 'utf8'));
  return loadPyodide({
    indexURL: folder,
    ...(library ? { stdLibURL: library } : {}),
    lockFileContents: { info, packages: {} },
    packageBaseUrl: folder,
    _makeSnapshot: true,
    // No columns: lines are enough for our own code, and columns are most of its bytes.
    env: { PYTHONHASHSEED: '0', PYTHONPATH: '/core.zip', PYTHONNODEBUGRANGES: '1' },
    fsInit: async (FS) => {
      for (const [name, file] of Object.entries(parts)) FS.writeFile('/' + name, fs.readFileSync(file));
    },
  });
}

/**
 * Put questions to the dispatcher, in order.
 * @param {any} python
 * @param {[string, string][]} cases  question and arguments, a JSON array
 * @returns {string[]}
 */
export function replay(python, cases) {
  const worker = python.pyimport('generator.browser.worker');
  const answer = worker.answer;
  const answers = cases.map(([question, words]) => answer(question, words));
  answer.destroy();
  worker.destroy();
  return answers;
}

/**
 * Let Python look into a further zip, as the worker does before the first picture.
 * @param {any} python
 * @param {string} zip
 */
export function join(python, zip) {
  const parts = python.pyimport('generator.browser.parts');
  parts.join(zip);
  parts.destroy();
}

// Build step: find out what Python really loads, then compile just that.
//   node pack.mjs PLAN OUT
// PLAN is a JSON file: {pyodide: folder, inside: Python text, core: {zip, sources}, cases, parts: [{name, zip,
// sources, cases}]}. OUT gets library.zip, core.zip, a zip of each part's name, and loaded.json.
import fs from 'node:fs';
import path from 'node:path';
import { join, replay, start } from './node.mjs';

const [planFile, out] = process.argv.slice(2);
const plan = JSON.parse(fs.readFileSync(planFile, 'utf8'));
/** A Python with the core in it and, where one is named, a part; started anew so that nothing else is loaded. */
async function fresh(part) {
  const zips = { 'core.zip': plan.core.zip, ...(part ? { [`${part.name}.zip`]: part.zip } : {}) };
  const python = await start(plan.pyodide, { parts: zips });
  try { python.runPython('1 / 0'); } catch { /* what an exception needs on its way out is loaded now */ }
  replay(python, []); // the dispatcher is loaded before any part is joined, as in the worker
  return python;
}

const LIBRARY = `
import sys
next(p for p in sys.path if p.startswith('/lib/') and p.endswith('.zip'))
`;

/** The files inside the library's zip of every module loaded so far. */
function loaded(python) {
  const library = python.runPython(LIBRARY);
  return JSON.parse(python.runPython(`
import json, sys
origins = [getattr(getattr(m, '__spec__', None), 'origin', None) or '' for m in list(sys.modules.values())]
json.dumps(sorted({o.removeprefix('${library}/') for o in origins if o.startswith('${library}/')}))
`));
}

const python = await fresh();
replay(python, plan.cases);
python.makeMemorySnapshot();
const boot = loaded(python);
const more = {};
for (const part of plan.parts) {
  const other = await fresh(part);
  join(other, `/${part.name}.zip`);
  replay(other, part.cases);
  more[part.name] = loaded(other).filter((name) => !boot.includes(name));
}

const library = python.runPython(LIBRARY);
python.runPython(plan.inside, { globals: python.globals });
const pack = python.globals.get('pack');
const write = (name, names, ours) => {
  const bytes = pack(library, JSON.stringify(names), JSON.stringify(ours));
  fs.writeFileSync(path.join(out, name), bytes.toJs());
  bytes.destroy();
};
write('library.zip', boot, {});
write('core.zip', [], plan.core.sources);
for (const part of plan.parts) write(`${part.name}.zip`, more[part.name], part.sources);
fs.writeFileSync(path.join(out, 'loaded.json'), JSON.stringify({ boot, ...more }));

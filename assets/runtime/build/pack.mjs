// Build step: find out what Python really loads, then compile just that.
//   node pack.mjs PLAN OUT
// PLAN is a JSON file: {pyodide: folder, inside: Python text, core: {zip, sources}, pictures: {zip,
// sources}, cases, pictureCases}. OUT gets library.zip, core.zip, pictures.zip and loaded.json.
import fs from 'node:fs';
import path from 'node:path';
import { join, replay, start } from './node.mjs';

const [planFile, out] = process.argv.slice(2);
const plan = JSON.parse(fs.readFileSync(planFile, 'utf8'));
const parts = { 'core.zip': plan.core.zip, 'pictures.zip': plan.pictures.zip };
const python = await start(plan.pyodide, { parts });
const library = python.runPython(`
import sys
next(p for p in sys.path if p.startswith('/lib/') and p.endswith('.zip'))
`);

/** The files inside the library's zip of every module loaded so far. */
function loaded() {
  return JSON.parse(python.runPython(`
import json, sys
origins = [getattr(getattr(m, '__spec__', None), 'origin', None) or '' for m in list(sys.modules.values())]
json.dumps(sorted({o.removeprefix('${library}/') for o in origins if o.startswith('${library}/')}))
`));
}

try { python.runPython('1 / 0'); } catch { /* what an exception needs on its way out is loaded now */ }
replay(python, plan.cases);
python.makeMemorySnapshot();
const boot = loaded();
join(python, '/pictures.zip');
replay(python, plan.pictureCases);
const drawing = loaded().filter((name) => !boot.includes(name));

python.runPython(plan.inside, { globals: python.globals });
const pack = python.globals.get('pack');
const write = (name, names, ours) => {
  const bytes = pack(library, JSON.stringify(names), JSON.stringify(ours));
  fs.writeFileSync(path.join(out, name), bytes.toJs());
  bytes.destroy();
};
write('library.zip', boot, {});
write('core.zip', [], plan.core.sources);
write('pictures.zip', drawing, plan.pictures.sources);
fs.writeFileSync(path.join(out, 'loaded.json'), JSON.stringify({ boot, drawing }));

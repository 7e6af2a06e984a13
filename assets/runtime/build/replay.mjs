// Build step: put the recorded questions to the runtime exactly as readers get it.
//   node replay.mjs PLAN OUT
// PLAN is a JSON file: {pyodide: folder, library, core: zips, cases, parts: [{zip, cases}]}. OUT gets the
// answers as a JSON list, those of the parts after the others.
import fs from 'node:fs';
import path from 'node:path';
import { join, replay, start } from './node.mjs';

const [planFile, out] = process.argv.slice(2);
const { pyodide, library, core, cases, parts } = JSON.parse(fs.readFileSync(planFile, 'utf8'));
const zips = Object.fromEntries(parts.map(({ zip }) => [path.basename(zip), zip]));
const python = await start(pyodide, { library, parts: { 'core.zip': core, ...zips } });
const answers = replay(python, cases);
for (const part of parts) {
  if (!part.cases.length) continue;
  join(python, `/${path.basename(part.zip)}`);
  answers.push(...replay(python, part.cases));
}
fs.writeFileSync(out, JSON.stringify(answers));

// Build step: put the recorded questions to the runtime exactly as readers get it.
//   node replay.mjs PLAN OUT
// PLAN is a JSON file: {pyodide: folder, library, core, pictures: zips, cases, pictureCases}. OUT gets
// the answers as a JSON list, the pictures' after the others.
import fs from 'node:fs';
import { join, replay, start } from './node.mjs';

const [planFile, out] = process.argv.slice(2);
const { pyodide, library, core, pictures, cases, pictureCases } = JSON.parse(fs.readFileSync(planFile, 'utf8'));
const python = await start(pyodide, { library, parts: { 'core.zip': core, 'pictures.zip': pictures } });
const answers = replay(python, cases);
if (pictureCases.length) {
  join(python, '/pictures.zip');
  answers.push(...replay(python, pictureCases));
}
fs.writeFileSync(out, JSON.stringify(answers));

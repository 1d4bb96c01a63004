// npm run bench: measures the parts named in the arguments, or all, each beside a reference of the same run.
import { cpus, totalmem } from 'node:os';
import { run as assistant } from './assistant.bench.ts';
import { run as history } from './history.bench.ts';
import { run as http } from './http.bench.ts';
import { run as imports } from './import.bench.ts';
import { run as mail } from './mail.bench.ts';
import { run as matrix } from './matrix.bench.ts';
import { run as roster } from './roster.bench.ts';
import { run as proofs } from './roster-proofs.bench.ts';
import { run as startup } from './startup.bench.ts';
import { run as substitutions } from './substitutions.bench.ts';

const parts: Record<string, () => Promise<void>> = {
  startup,
  http,
  history,
  import: imports,
  mail,
  matrix,
  roster,
  'roster-proofs': proofs,
  substitutions,
  assistant,
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`Unknown part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

const gibibytes = Math.round(totalmem() / 2 ** 30);
console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${gibibytes} GiB`);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n## ${name}\n`);
  await measure();
}

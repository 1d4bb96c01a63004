// npm run build: what `npm start` does before it starts. Server and web are built side by side.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ensureServerBuilt, ensureWebBuilt, node } from './lib/project.mjs';
import { noteTime, runSteps } from './lib/steps.mjs';

const parts = { servidor: ensureServerBuilt, web: ensureWebBuilt };
const [wanted] = process.argv.slice(2);

if (wanted) parts[wanted]();
else {
  const start = Date.now();
  ensureInstalled();
  noteTime('instalação', Date.now() - start);
  const steps = Object.keys(parts).map((part) => ({
    title: `construção: ${part}`,
    command: node,
    args: [fileURLToPath(import.meta.url), part],
  }));
  await runSteps(steps, steps.length, (_, ok) => {
    if (!ok) process.exitCode = 1;
  });
}

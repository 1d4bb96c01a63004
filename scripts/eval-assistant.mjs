// npm run eval:assistant [-- --external]: see docs/assistant.md, Evaluation.
import { become, ensureBuilt, ensureInstalled, node, settingsFile } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
become(node, [
  '--no-warnings',
  ...settingsFile,
  '--import=./scripts/typescript-imports.js',
  'backend/eval/run.ts',
  ...process.argv.slice(2),
]);

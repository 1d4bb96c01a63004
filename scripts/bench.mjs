// npm run bench [-- part …]: see docs/performance.md.
import { become, ensureBuilt, ensureInstalled, node } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
become(node, [
  '--no-warnings',
  '--import=./scripts/typescript-imports.js',
  'backend/bench/run.ts',
  ...process.argv.slice(2),
]);

// npm run audit:self: the auditors' measures on a demonstration parish of its own, see docs/security.md.
import { become, ensureBuilt, ensureInstalled, node } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
become(node, [
  '--no-warnings',
  '--import=./scripts/typescript-imports.js',
  'backend/bench/audit-self/run.ts',
]);

// npm run dump:demo: writes the demonstration of this version to backend/test/upgrade, for the test of upgrades.
import { become, ensureBuilt, ensureInstalled, node } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
become(node, [
  '--no-warnings',
  '--import=./scripts/typescript-imports.js',
  'backend/test/upgrade/dump-demo.ts',
]);

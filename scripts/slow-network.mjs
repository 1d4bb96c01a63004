// npm run slow-network: when the first pages are readable and usable at 400 kbit/s on a processor four times slower.
import path from 'node:path';
import { ensureBuilt, ensureInstalled, must, node, root } from './lib/project.mjs';
import { ensureSystemPackages } from './lib/system-packages.mjs';

ensureInstalled();
ensureBuilt();
if (ensureSystemPackages().includes('chromium')) throw new Error('Chromium is missing');
must(
  node,
  [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config=e2e/slow-network.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: path.join(root, 'frontend') },
);

// npm run screenshots: pictures of every screen of the demonstration parish, on a phone and on a desktop, into
// docs/screenshots.
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
    '--config=e2e/screenshots.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: path.join(root, 'frontend') },
);

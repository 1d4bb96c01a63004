import path from 'node:path';
import { ensureBuilt, ensureInstalled, must, node, root } from './project.mjs';
import { ensureSystemPackages } from './system-packages.mjs';

/**
 * Runs a configuration of frontend/e2e on the built product: pictures, measures, or the journeys on another day.
 * @param written a text that it writes, which is formatted like all others.
 */
export function runInChromium(config, written) {
  ensureInstalled();
  ensureBuilt();
  if (ensureSystemPackages().includes('chromium')) throw new Error('Chromium is missing');
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', `--config=e2e/${config}`, ...process.argv.slice(2)];
  must(node, [vitest, ...args], { cwd: path.join(root, 'frontend') });
  if (written) must('oxfmt', [written]);
}

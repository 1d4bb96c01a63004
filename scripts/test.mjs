// npm test: every suite of the project, then one line with the counts of all of them.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, node, root, run } from './lib/project.mjs';
import { ensureSystemPackages } from './lib/system-packages.mjs';

ensureInstalled();
ensureBuilt();
const missing = ensureSystemPackages();
const reports = mkdtempSync(path.join(tmpdir(), 'partilha-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs one suite whose report has Jest's form (Vitest writes the same one) and adds up its counts. */
function suite(title, folder, args) {
  console.log(`\n=== ${title}`);
  const report = path.join(reports, `${title}.json`);
  const ok = run(node, [...args, `--outputFile=${report}`], { cwd: path.join(root, folder) });
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  total.passed += counts?.numPassedTests ?? 0;
  total.skipped += (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0);
  const failed = (counts?.numFailedTests ?? 0) + (counts?.numRuntimeErrorTestSuites ?? 0);
  total.failed += ok ? failed : Math.max(1, failed);
}

const bin = path.join(root, 'node_modules');
const only = missing.includes('redis-server') ? ['--testPathIgnorePatterns=redis|processes'] : [];
suite('servidor', 'backend', ['--no-warnings', path.join(bin, 'jest/bin/jest.js'), '--json', ...only]);
suite('web', 'frontend', [
  path.join(bin, 'vitest/vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
]);
if (!missing.includes('chromium')) {
  suite('ponta a ponta', 'frontend', [
    path.join(bin, 'vitest/vitest.mjs'),
    'run',
    '--config=e2e/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
  ]);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

// npm test: every suite of the project, then one line with the counts of all of them.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt, ensureInstalled, node, root } from './lib/project.mjs';
import { noteTime, runSteps, tableOfTimes } from './lib/steps.mjs';
import { ensureSystemPackages } from './lib/system-packages.mjs';

ensureInstalled();
ensureBuilt();
const missing = ensureSystemPackages();
const reports = mkdtempSync(path.join(tmpdir(), 'partilha-reports-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, told once more at the end: what a suite printed of it stands thousands of lines before. */
const failures = [];
/** So many of each suite's test files are told, those that took longest. */
const FILES_TOLD = 10;
/** So many lines of the reason of a failure are told. */
const LINES_TOLD = 12;

const bin = path.join(root, 'node_modules');
const reportOf = (title) => path.join(reports, `${title}.json`);
/** A suite whose report has Jest's form; Vitest writes the same one. */
const suite = (title, folder, args) => ({
  title,
  command: node,
  args: [...args, `--outputFile=${reportOf(title)}`],
  cwd: path.join(root, folder),
});
const vitest = [path.join(bin, 'vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json'];
const jest = ['--no-warnings', path.join(bin, 'jest/bin/jest.js'), '--json'];
if (missing.includes('redis-server')) jest.push('--testPathIgnorePatterns=redis|processes');

const suites = [
  ...(missing.includes('chromium')
    ? []
    : [suite('ponta a ponta', 'frontend', [...vitest, '--config=e2e/vitest.config.ts'])]),
  suite('servidor', 'backend', jest),
  suite('web', 'frontend', vitest),
];

/** Adds up what a suite counted; one that ended badly has failed at least once. */
function count({ title }, ok) {
  const report = reportOf(title);
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  total.passed += counts?.numPassedTests ?? 0;
  total.skipped += (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0);
  const failed = (counts?.numFailedTests ?? 0) + (counts?.numRuntimeErrorTestSuites ?? 0);
  total.failed += ok ? failed : Math.max(1, failed);
  const files = counts?.testResults ?? [];
  noteLongest(files);
  for (const file of files) failures.push(...failuresOf(file));
}

/** The failed tests of a file with the first lines of why, or why the file itself could not run. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const told = failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages]);
  if (told.length === 0 && status === 'failed') told.push(['o arquivo não pôde ser executado', message]);
  return told.map(([title, why = '']) => `${path.relative(root, name)}: ${title}\n${firstLines(why)}`);
}

const firstLines = (why) => stripVTControlCharacters(why).split('\n').slice(0, LINES_TOLD).join('\n');

/** Writes down which test files took longest. */
function noteLongest(files) {
  const took = ({ startTime, endTime }) => endTime - startTime;
  const longest = files.toSorted((one, other) => took(other) - took(one)).slice(0, FILES_TOLD);
  for (const file of longest) noteTime(`  ${path.relative(root, file.name)}`, took(file));
}

// Two at a time: where one waits for a lease, an outage or a page, the other computes.
console.log(`Em curso, dois por vez: ${suites.map(({ title }) => title).join(', ')}`);
await runSteps(suites, 2, count);
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFalharam:\n\n${failures.join('\n\n')}`);
console.log(`\n${tableOfTimes()}\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

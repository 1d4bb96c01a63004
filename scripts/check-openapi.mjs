// backend/openapi.json against the rules that Redocly recommends; nothing is asked of the network.
import path from 'node:path';
import { createConfig, formatProblems, lint } from '@redocly/openapi-core';
import { root } from './lib/project.mjs';

const config = await createConfig({ extends: ['recommended'], telemetry: 'off' });
const problems = await lint({ ref: path.join(root, 'backend', 'openapi.json'), config });
if (problems.length > 0) {
  const totals = { errors: 0, warnings: 0, ignored: 0 };
  for (const { severity } of problems) totals[severity === 'error' ? 'errors' : 'warnings'] += 1;
  formatProblems(problems, { format: 'codeframe', maxProblems: 20, totals, version: '' });
  process.exitCode = 1;
}

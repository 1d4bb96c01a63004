// npm run check: what CI looks at beside the tests. Every step runs, each tells its own result.
import path from 'node:path';
import { ensureBuilt, ensureInstalled, node, root, tsc } from './lib/project.mjs';
import { runSteps } from './lib/steps.mjs';

ensureInstalled();
ensureBuilt();
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
/** Title, command, arguments; those that take longest first. */
const steps = [
  ['lint', bin('oxlint'), ['backend', 'frontend', 'scripts']],
  ['tipos do servidor', tsc, ['-p', 'backend/tsconfig.json', '--noEmit']],
  ['tipos da web', tsc, ['-p', 'frontend/tsconfig.json', '--noEmit']],
  ['formatação', bin('oxfmt'), ['--check', '.']],
  ['tipos dos scripts', tsc, ['-p', 'tsconfig.json', '--noEmit']],
  ['openapi.json e tipos gerados em dia', node, ['scripts/openapi.mjs', '--check']],
  ['openapi.json segue as regras da Redocly', node, ['scripts/check-openapi.mjs']],
  ['migrações sem diferença das entidades', node, ['--no-warnings', 'backend/dist/src/check-migrations.js']],
  ['cobertura da especificação', node, ['scripts/specification-coverage.mjs', '--check']],
  ['tamanho da web', node, ['scripts/check-bundle.mjs']],
  ['package-lock.json sem endereços', node, ['scripts/check-lock.mjs']],
  ['licenças, avisos e scripts dos pacotes', node, ['scripts/check-dependencies.mjs']],
];
// Two at a time, on machines of two cores.
const AT_ONCE = 2;
const env = { NODE_OPTIONS: '--max-old-space-size=6144' };
let failed = 0;
await runSteps(
  steps.map(([title, command, args]) => ({ title, command, args, env })),
  AT_ONCE,
  (_, ok) => {
    if (!ok) failed += 1;
  },
);
process.exitCode = failed > 0 ? 1 : 0;

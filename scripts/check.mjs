// npm run check: what CI looks at beside the tests. Every step runs, each tells its own result.
import path from 'node:path';
import { ensureBuilt, ensureInstalled, node, root, run } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const steps = [
  ['formatação', bin('prettier'), ['--check', '--log-level=warn', '.']],
  ['lint', bin('eslint'), ['--max-warnings=0', '.']],
  ['tipos do servidor', bin('tsc'), ['-p', 'backend/tsconfig.json', '--noEmit']],
  ['tipos da web', bin('tsc'), ['-p', 'frontend/tsconfig.json', '--noEmit']],
  ['tipos dos scripts', bin('tsc'), ['-p', 'tsconfig.json', '--noEmit']],
  ['openapi.json e tipos gerados em dia', node, ['scripts/openapi.mjs', '--check']],
  [
    'migrações sem diferença das entidades',
    node,
    ['--no-warnings', 'backend/dist/database/check-migrations.js'],
  ],
  ['cobertura da especificação', node, ['scripts/specification-coverage.mjs', '--check']],
  ['pedidos que o assistente local entende', node, ['scripts/eval-assistant.mjs']],
  ['tamanho da web', node, ['scripts/check-bundle.mjs']],
  ['package-lock.json sem endereços', node, ['scripts/check-lock.mjs']],
];
const failed = steps.filter(([title, command, args]) => {
  const ok = run(command, args, { env: { NODE_OPTIONS: '--max-old-space-size=6144' } });
  console.log(`${ok ? 'ok    ' : 'FALHOU'} ${title}`);
  return !ok;
});
process.exitCode = failed.length > 0 ? 1 : 0;

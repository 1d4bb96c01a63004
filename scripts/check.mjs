// npm run check: what CI looks at beside the tests. Every step runs, each tells its own result.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, environment, node, root } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
/** Title, command, arguments; those that take longest first. */
const steps = [
  ['lint', bin('eslint'), ['--max-warnings=0', '.']],
  ['formatação', bin('prettier'), ['--check', '--log-level=warn', '.']],
  ['tipos do servidor', bin('tsc'), ['-p', 'backend/tsconfig.json', '--noEmit']],
  ['tipos da web', bin('tsc'), ['-p', 'frontend/tsconfig.json', '--noEmit']],
  ['tipos dos scripts', bin('tsc'), ['-p', 'tsconfig.json', '--noEmit']],
  ['openapi.json e tipos gerados em dia', node, ['scripts/openapi.mjs', '--check']],
  ['openapi.json segue as regras da Redocly', node, ['scripts/check-openapi.mjs']],
  ['migrações sem diferença das entidades', node, ['--no-warnings', 'backend/dist/src/check-migrations.js']],
  ['cobertura da especificação', node, ['scripts/specification-coverage.mjs', '--check']],
  ['pedidos que o assistente local entende', node, ['scripts/eval-assistant.mjs']],
  ['tamanho da web', node, ['scripts/check-bundle.mjs']],
  ['package-lock.json sem endereços', node, ['scripts/check-lock.mjs']],
  ['licenças, avisos e scripts dos pacotes', node, ['scripts/check-dependencies.mjs']],
];
// Two at a time, on machines of two cores; what a step prints stays together.
const AT_ONCE = 2;
const waiting = [...steps];
let failed = 0;

function runStep([title, command, args]) {
  const env = environment({ NODE_OPTIONS: '--max-old-space-size=6144' });
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => {
      if (code !== 0) failed += 1;
      console.log(`${output}${code === 0 ? 'ok    ' : 'FALHOU'} ${title}`);
      resolve();
    });
  });
}

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
process.exitCode = failed > 0 ? 1 : 0;

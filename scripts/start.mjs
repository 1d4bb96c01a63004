// npm start, npm run demo: install what is missing, build what is stale, start everything.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { become, ensureBuilt, ensureInstalled, node, root, settingsFile } from './lib/project.mjs';

const args = process.argv.slice(2);
const unknown = args.find((arg) => !['--demo', '--help', '-h'].includes(arg));
if (unknown !== undefined) {
  console.error(`Opção desconhecida: ${unknown}\n\n${help()}`);
  process.exit(1);
}
if (args.includes('--help') || args.includes('-h')) {
  console.log(help());
  process.exit(0);
}

ensureInstalled();
ensureBuilt();
become(node, [...settingsFile, 'backend/dist/server/main.js', ...args], {
  env: { NODE_NO_WARNINGS: '1' },
});

/** What can be asked for, and the settings as their example explains them. */
function help() {
  const settings = readFileSync(path.join(root, '.env.example'), 'utf8').trimEnd();
  return `npm start              uma paróquia vazia
npm run demo           a paróquia de demonstração
npm start -- --help    este texto

O resto se configura pelo ambiente ou por um arquivo .env (PORT=3411 npm start):

${settings}`;
}

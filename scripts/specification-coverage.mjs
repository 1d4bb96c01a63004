// Writes docs/specification-coverage.md: every route, call, text and limit of the specification, where it lives and
// the test that holds it. With --check (part of npm run check) it fails when the table is stale, when a text is not in
// the built application, or when a piece of evidence is gone.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
const DOCUMENT = path.join(root, 'docs', 'specification-coverage.md');
const { texts, routes, calls, limits } = JSON.parse(
  readFileSync(path.join(root, 'scripts', 'specification-items.json'), 'utf8'),
);
const problems = [];

const read = (files) => files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const below = (folder, ending) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.includes('node_modules'))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .sort();

const TEST = /\.(spec|e2e)\.tsx?$/;
const SOURCE = /(?<!\.(spec|e2e|gen|d))\.tsx?$/;
const webSources = read(below('frontend/src', SOURCE));
const serverSources = read([...below('backend/src', SOURCE), ...below('backend/demo', SOURCE)]);
const tests = read([
  ...below('frontend/e2e', TEST),
  ...below('frontend/src', TEST),
  ...below('backend/test', TEST),
  ...below('backend/src', TEST),
]);
const built = read(below('frontend/dist/assets', /\.js$/)).map(({ text }) => text);

const containing = (files, words) => files.filter(({ text }) => text.includes(words)).map(({ file }) => file);
const link = (file) => `[${path.posix.basename(file)}](../${file})`;
const links = (files, most = 2) =>
  files.slice(0, most).map(link).join(', ') + (files.length > most ? ` e mais ${files.length - most}` : '');
const cell = (text) => text.replaceAll('|', '\\|');
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

function evidence({ file, words }, what) {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!text.includes(words)) problems.push(`${what}: "${words}" is no longer in ${file}`);
  return link(file);
}

const told = texts.filter(({ exception }) => !exception);
const textRows = told.map(({ section, text, find = text }) => {
  if (!built.some((code) => code.includes(find))) problems.push(`not in the built application: ${text}`);
  const sources = containing(webSources, find);
  const held = containing(tests, find);
  return [
    String(section),
    text,
    links(sources.length > 0 ? sources : containing(serverSources, find)),
    held.length > 0 ? links(held) : 'presença no aplicativo construído (este script)',
  ];
});

const callRows = calls.map((call) => {
  const [, address] = call.split(' ');
  const users = containing(webSources, `'${call}'`).concat(
    call.startsWith('GET ') ? containing(webSources, `'${address}'`) : [],
  );
  const fixed = address.replace(/\{\w+\}.*$/, '');
  const held = tests.filter(({ file, text }) => file.startsWith('backend/test/') && text.includes(fixed));
  if (held.length === 0) problems.push(`no server test calls ${call}`);
  return [
    `\`${call}\``,
    links([...new Set(users)]) || '— (para quem usa a API)',
    links(held.map(({ file }) => file)),
  ];
});

const document = `# Cobertura da especificação

Feita por \`node scripts/specification-coverage.mjs\`; \`npm run check\` falha quando ela não está em dia, quando um texto
falta no aplicativo construído ou quando uma das provas citadas sumiu.

## Endereços (seção 2)

${table(
  ['Endereço', 'Onde', 'Teste'],
  routes.map(({ route, where, test }) => [`\`${route}\``, evidence(where, route), evidence(test, route)]),
)}

## Chamadas (seção 7)

${table(['Chamada', 'Quem chama', 'Testes no servidor'], callRows)}

## Limites e constantes (seção 9)

${table(
  ['Item', 'Valor', 'Onde', 'Teste'],
  limits.map(({ item, value, where, test }) => [item, value, evidence(where, item), evidence(test, item)]),
)}

## Textos (seções 2, 4, 5 e 8)

${table(['Seção', 'Texto', 'Onde', 'Teste'], textRows)}

## Exceções

${table(
  ['Texto', 'Por quê'],
  texts.filter(({ exception }) => exception).map(({ text, exception }) => [text, exception]),
)}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(DOCUMENT, 'utf8') !== document)
    problems.push('docs/specification-coverage.md is stale: run node scripts/specification-coverage.mjs');
} else {
  writeFileSync(DOCUMENT, document);
}
console.log(
  `${told.length} textos, ${calls.length} chamadas, ${routes.length} endereços, ${limits.length} limites`,
);
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length > 0 ? 1 : 0;

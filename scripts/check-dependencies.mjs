// Licences, known advisories and install scripts of package-lock.json (or of the lock file that the first argument names),
// without a network; part of npm run check.
// With --refresh it first asks the registry, as npm audit does, what is newly known of the versions in the lock file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { root } from './lib/project.mjs';

/** All that may be used and passed on in a parish's closed product; MPL and LGPL as unchanged files of their own. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];
/** Packages that name none in the lock file, with the one of their licence file. */
const UNNAMED = { 'passport-strategy': 'MIT', pause: 'MIT', 'png-js': 'MIT' };
/** What only builds things has no place where the product runs. */
const COMPILERS =
  /^(esbuild|socket\.io|vite|rollup|rolldown|webpack|@swc\/core|@babel\/core|node-gyp|react-email)$/;

const list = path.join(root, 'scripts', 'known-advisories.json');
const known = JSON.parse(readFileSync(list, 'utf8'));
const [lockFile = path.join(root, 'package-lock.json')] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'));
const packages = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, entry]) => ({ ...entry, name: place.split('node_modules/').at(-1) }));

if (process.argv.includes('--refresh')) await refresh();

const isAllowed = (licence = '') =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => LICENCES.includes(one)));

const problems = [];
for (const { name, version, license = UNNAMED[name], hasInstallScript, dev, devOptional } of packages) {
  if (!isAllowed(license)) problems.push(`${name}@${version}: licença ${license ?? 'não declarada'}`);
  for (const { id, range } of known.advisories.filter((advisory) => advisory.package === name))
    if (semver.satisfies(version, range, { includePrerelease: true }) && !known.accepted[id])
      problems.push(`${name}@${version}: ${id} (https://github.com/advisories/${id})`);
  if (dev || devOptional) continue;
  if (hasInstallScript) problems.push(`${name}@${version}: executa um script ao ser instalado em produção`);
  if (COMPILERS.test(name)) problems.push(`${name}@${version}: não tem lugar em produção`);
}
console.log(`${packages.length} pacotes; ${known.advisories.length} avisos conhecidos em ${known.date}`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

/** Adds what the registry knows of the present versions; what is in the list stays, so that no version comes back. */
async function refresh() {
  const versions = {};
  for (const { name, version } of packages) (versions[name] ??= []).push(version);
  const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/';
  const answer = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(versions),
  });
  if (!answer.ok) throw new Error(`${registry} answered ${answer.status}: it tells no advisories`);
  const found = Object.entries(await answer.json()).flatMap(([name, advisories]) =>
    advisories.map(({ url, vulnerable_versions: range }) => ({
      id: url.split('/').at(-1),
      package: name,
      range,
    })),
  );
  const keyOf = (advisory) => `${advisory.package} ${advisory.id}`;
  const merged = new Map([...known.advisories, ...found].map((advisory) => [keyOf(advisory), advisory]));
  known.advisories = [...merged.keys()].sort().map((key) => merged.get(key));
  known.date = new Date().toISOString().slice(0, 10);
  writeFileSync(list, `${JSON.stringify(known, null, 2)}\n`);
}

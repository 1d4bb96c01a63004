// Plain JavaScript for any Node from 20 on: these scripts run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const bin = path.join(root, 'node_modules', '.bin');
/** Node 24, which the project brings along as a package. */
export const node = path.join(bin, 'node');
/** TypeScript 7's compiler. The package `typescript` is an older one, by whose parts the web's types are written. */
export const tsc = path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

/** Node's arguments that read the settings file, where there is one. */
export const settingsFile = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [];

/** Runs a command to its end in the project; its output is shown. @returns whether it succeeded. */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  const options = { cwd, stdio: quiet ? 'ignore' : 'inherit', env: environment(env) };
  return spawnSync(command, args, options).status === 0;
}

/** Runs a command that must succeed. */
export function must(command, args, options) {
  if (!run(command, args, options)) {
    console.error(`Falhou: ${path.basename(command)} ${args.join(' ')}`);
    process.exit(1);
  }
}

/** Runs a long-lived command, hands it the signals that this process gets, and ends with its exit code. */
export function become(command, args, { cwd = root, env = {} } = {}) {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: environment(env) });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Becomes a command of the server, built where it is stale; `file` is its entry in backend/dist/server. */
export function becomeServerCommand(file) {
  ensureInstalled();
  ensureBuilt();
  const args = process.argv.slice(2);
  become(node, ['--no-warnings', ...settingsFile, `backend/dist/server/${file}`, ...args]);
}

/** This process's environment, with the project's own commands first in the path. */
export function environment(extra) {
  return {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    SCARF_ANALYTICS: 'false',
    // What V8 made of the packages' code is kept: servers and tools start in two thirds of the time.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
    ...extra,
  };
}

/** Installs the packages of package-lock.json unless exactly these are installed. */
export function ensureInstalled() {
  const stamp = path.join(root, 'node_modules', '.partilha-installed');
  const wanted = hashOfFiles([path.join(root, 'package-lock.json')]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Instalando os pacotes (só na primeira vez)…');
  must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/** Builds the server and the web app unless the present sources are already built. */
export function ensureBuilt() {
  ensureServerBuilt();
  ensureWebBuilt();
}

/** Builds the web app alone: it needs nothing of the built server. */
export function ensureWebBuilt() {
  ensurePart(
    'frontend',
    ['src', 'public', 'index.html', 'vite.config.ts', 'manual.ts', 'package.json', '../docs/manual'],
    () => must(path.join(bin, 'vite'), ['build', '--logLevel', 'warn'], { cwd: path.join(root, 'frontend') }),
  );
}

/** Builds the server alone: the web's types and labels are made from it. */
export function ensureServerBuilt() {
  const cwd = path.join(root, 'backend');
  const settings = ['tsconfig.json', 'tsconfig.build.json', 'bundle.js', 'package.json'];
  ensurePart('backend', ['src', 'demo', ...settings], () => {
    must(tsc, ['-p', 'tsconfig.build.json'], { cwd });
    must(node, ['bundle.js'], { cwd });
  });
}

function ensurePart(part, sources, build) {
  const folder = path.join(root, part);
  const stamp = path.join(folder, 'dist', '.partilha-built');
  const files = [path.join(root, 'package-lock.json'), path.join(root, 'tsconfig.json')];
  for (const source of sources) files.push(...filesBelow(path.join(folder, source)));
  const wanted = hashOfFiles(files);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Construindo ${part}…`);
  build();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function filesBelow(place) {
  if (!existsSync(place)) return [];
  const entries = readdirSync(path.dirname(place), { withFileTypes: true });
  if (entries.find((entry) => entry.name === path.basename(place))?.isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .flatMap((entry) => filesBelow(path.join(place, entry.name)))
    .sort();
}

function hashOfFiles(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

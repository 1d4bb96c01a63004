import { spawnSync } from 'node:child_process';

/** Any one of the commands will do, the first of them best; each is in the Debian package of its name. */
const NEEDED = [
  { name: 'redis-server', commands: ['redis-server'], suites: 'filas sobre Redis' },
  {
    name: 'chromium',
    commands: ['chromium-headless-shell', 'chromium'],
    suites: 'ponta a ponta no navegador',
  },
];

const installed = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;
const absent = () => NEEDED.filter(({ commands }) => !commands.some(installed));
/** What is missing, or there only in its second choice: the whole Chromium does the same pages at twice the cost. */
const improvable = () => NEEDED.filter(({ commands }) => !installed(commands[0]));

/**
 * Installs what the tests need of the system, where that is possible (Debian, as root).
 * @returns the names of what is still missing; with CI=true that is a failure.
 */
export function ensureSystemPackages() {
  // On CI alone: nobody else asked for a second browser.
  const wanted = process.env.CI === 'true' ? improvable() : absent();
  if (wanted.length > 0 && process.getuid?.() === 0 && installed('apt-get')) {
    console.log(`Instalando com apt para os testes: ${wanted.map(({ name }) => name).join(', ')}…`);
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    const aptGet = (...args) => spawnSync('apt-get', args, options).status === 0;
    aptGet('update', '-qq');
    for (const { commands } of wanted)
      commands.find((command) => aptGet('install', '-y', '-qq', '--no-install-recommends', command));
  }
  const missing = absent();
  for (const { name, suites } of missing)
    console.log(`${name} não está instalado: os testes de ${suites} não rodam.`);
  if (missing.length > 0 && process.env.CI === 'true') process.exit(1);
  return missing.map(({ name }) => name);
}

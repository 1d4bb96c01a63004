import { spawnSync } from 'node:child_process';

const NEEDED = [
  { command: 'redis-server', package: 'redis-server', suites: 'filas sobre Redis' },
  { command: 'chromium', package: 'chromium', suites: 'ponta a ponta no navegador' },
];

const installed = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

/**
 * Installs what the tests need of the system, where that is possible (Debian, as root).
 * @returns the commands that are still missing; with CI=true that is a failure.
 */
export function ensureSystemPackages() {
  const missing = NEEDED.filter(({ command }) => !installed(command));
  if (missing.length > 0 && process.getuid?.() === 0 && installed('apt-get')) {
    const names = missing.map((entry) => entry.package);
    console.log(`Instalando com apt para os testes: ${names.join(', ')}…`);
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  }
  const absent = NEEDED.filter(({ command }) => !installed(command));
  for (const { command, suites } of absent)
    console.log(`${command} não está instalado: os testes de ${suites} não rodam.`);
  if (absent.length > 0 && process.env.CI === 'true') process.exit(1);
  return absent.map(({ command }) => command);
}

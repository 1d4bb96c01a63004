import { startServer } from './start-server.js';

const STOP_LIMIT_MS = 9_500;

try {
  const starting = startServer({ demo: process.argv.includes('--demo') });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_LIMIT_MS);
      void starting.then((server) => server.stop()).then((code) => process.exit(code));
    });
  const { report } = await starting;
  console.log(report.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
}

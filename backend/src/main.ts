import { startServer } from './start-server.js';

const STOP_LIMIT_MS = 9_500;

try {
  const starting = startServer({ demo: process.argv.includes('--demo') });
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      // A second signal does not cut off what the first one lets end.
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), STOP_LIMIT_MS);
      void starting.then((server) => server.stop()).then((code) => process.exit(code));
    });
  const { report } = await starting;
  console.log(report.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
}

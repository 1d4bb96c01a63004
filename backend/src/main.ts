import { startServer } from './start-server.js';

try {
  const server = await startServer({ demo: process.argv.includes('--demo') });
  console.log(server.report.join('\n'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop().then((code) => process.exit(code)));
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
}

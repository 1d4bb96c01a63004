import { subscribe } from 'node:diagnostics_channel';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { Order, Outcome } from './servers.ts';

// The process in which servers.ts has servers started and stopped.

interface RunningServer {
  report: string[];
  stop: () => Promise<number>;
}

const built = path.resolve(import.meta.dirname, '../../backend/dist/src/start-server.js');
const { startServer } = (await import(built)) as {
  startServer: (options: { demo: boolean }) => Promise<RunningServer>;
};

const running = new Map<string, RunningServer>();

/** @param port where it answers if nothing else does by now. */
async function start(env: Record<string, string>, port: number): Promise<string> {
  const PORT = String((await isFree(port)) ? port : 0);
  const usual = process.env;
  process.env = { ...usual, ...env, PORT };
  // It reads its settings before it waits for anything.
  const starting = startServer({ demo: true });
  process.env = usual;
  const server = await starting;
  const url = /http:\/\/localhost:\d+/.exec(server.report.join('\n'))![0];
  running.set(url, server);
  return url;
}

const connections = new Set<Socket>();
subscribe('net.server.socket', (message) => {
  const { socket } = message as { socket: Socket };
  connections.add(socket);
  socket.once('close', () => connections.delete(socket));
});

/** With its connections, as if its process ended: a browser that keeps one would ask the server of before. */
async function stop(url: string): Promise<string> {
  const port = Number(new URL(url).port);
  for (const socket of connections) if (socket.localPort === port) socket.destroy();
  await running.get(url)!.stop();
  running.delete(url);
  return url;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const listener = createServer().once('error', () => resolve(false));
    listener.listen(port, () => listener.close(() => resolve(true)));
  });

process.on('message', (order: Order) => {
  const { id } = order;
  const tell = (outcome: Outcome) => process.send!(outcome);
  ('stop' in order ? stop(order.stop) : start(order.start, order.port)).then(
    (url) => tell({ id, url }),
    (error: Error) => tell({ id, error: error.stack ?? error.message }),
  );
});
process.on('disconnect', () => process.exit());

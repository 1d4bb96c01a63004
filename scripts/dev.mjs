// npm run dev: the server restarts on every change, the web app reloads itself (http://localhost:5173).
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, node, root, settingsFile, tsc } from './lib/project.mjs';

const SETTLE_MS = 300;

ensureInstalled();
ensureBuilt();
const start = (command, args, folder = '.') =>
  spawn(command, args, { cwd: path.join(root, folder), stdio: 'inherit' });
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const startServer = () =>
  start(node, [...settingsFile, '--no-warnings', 'backend/dist/src/main.js', '--demo']);
const ended = (child) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

const tools = [
  start(tsc, ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'], 'backend'),
  start(bin('vite'), [], 'frontend'),
];
let server = startServer();
let restarting = Promise.resolve();
let stopping = false;
let timer;

const watcher = watch(path.join(root, 'backend', 'dist'), { recursive: true }, (_, file) => {
  if (!file?.endsWith('.js')) return;
  clearTimeout(timer);
  timer = setTimeout(() => (restarting = restarting.then(restart)), SETTLE_MS);
});

async function restart() {
  server.kill('SIGTERM');
  await ended(server);
  if (!stopping) server = startServer();
}

async function stop() {
  stopping = true;
  watcher.close();
  clearTimeout(timer);
  for (const child of [...tools, server]) child.kill('SIGTERM');
  await Promise.all([...tools, server].map(ended));
}

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop());

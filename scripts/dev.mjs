// npm run dev: the server restarts on every change, the web app reloads itself (http://localhost:5173).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, node, root } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const commands = [
  [bin('tsc'), ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'], 'backend'],
  [
    node,
    ['--env-file-if-exists=.env', '--watch', '--watch-path=backend/dist', 'backend/dist/main.js', '--demo'],
    '.',
  ],
  [bin('vite'), [], 'frontend'],
];
const children = commands.map(([command, args, folder]) =>
  spawn(command, args, { cwd: path.join(root, folder), stdio: 'inherit' }),
);
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
children.forEach((child) => child.on('exit', stop));

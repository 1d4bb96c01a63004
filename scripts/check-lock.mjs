// package-lock.json must name no host: it then installs from whatever registry the machine uses.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/project.mjs';

const hosts = [
  ...readFileSync(path.join(root, 'package-lock.json'), 'utf8').matchAll(/"resolved": "(https?:[^"]*)"/g),
];
if (hosts.length > 0) {
  console.error(`package-lock.json names ${hosts.length} addresses; remove the "resolved" lines.`);
  process.exitCode = 1;
}

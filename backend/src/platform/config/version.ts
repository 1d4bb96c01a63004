import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './env.js';

/** The release that is running, as the project's package.json names it. */
export function readVersion(): string {
  const file = path.join(projectRoot(), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

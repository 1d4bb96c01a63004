import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../src/platform/config/env.js';

const textOf = (file: string) => readFileSync(path.join(projectRoot(), file), 'utf8');

/** The floors of a list in the lint's configuration. */
const floorsOf = (list: string) =>
  new RegExp(`const ${list} = \\[([^\\]]+)\\]`).exec(textOf('oxlint.config.ts'))![1]!.match(/[a-z-]+/g)!;

/** The folders that the table of a page tells of. @param title of its first column. */
function toldIn(page: string, title: string): string[] {
  const lines = textOf(page).split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${title} `));
  const rows = lines.slice(start + 2, lines.indexOf('', start));
  return rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([a-z-]+)\/`/g)].map(([, name]) => name!));
}

const foldersOf = (folder: string) =>
  readdirSync(path.join(projectRoot(), folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('the floors of server and web', () => {
  it.each([
    ['FLOORS', 'docs/architecture.md', 'floor', 'backend/src'],
    ['ROSTER_FLOORS', 'docs/architecture.md', 'floor of `roster/`', 'backend/src/roster'],
    ['AI_FLOORS', 'docs/architecture.md', 'floor of `ai/`', 'backend/src/ai'],
    ['LOCAL_AI_FLOORS', 'docs/assistant.md', 'folder', 'backend/src/ai/local'],
    ['WEB_FLOORS', 'docs/architecture.md', 'floor of the web', 'frontend/src'],
    ['OFFICE_FLOORS', 'docs/architecture.md', 'floor of `office/`', 'frontend/src/office'],
  ])('should be all folders, and told in the docs: %s', (list, page, title, folder) => {
    const folders = foldersOf(folder).sort();
    expect(floorsOf(list).sort()).toEqual(folders);
    expect(toldIn(page, title).sort()).toEqual(folders);
  });
});

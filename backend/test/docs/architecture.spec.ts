import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../src/platform/config/env.js';

const textOf = (file: string) => readFileSync(path.join(projectRoot(), file), 'utf8');

/** The floors of a list in the lint's configuration. */
const floorsOf = (list: string) =>
  new RegExp(`const ${list} = \\[([^\\]]+)\\]`).exec(textOf('oxlint.config.ts'))![1]!.match(/[a-z-]+/g)!;

/** The floors that no table of the page tells of. */
function untold(floors: readonly string[], page: string): string[] {
  const table = textOf(page)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return floors.filter((floor) => !table.some((line) => line.includes(`\`${floor}/\``)));
}

/** The folders that stand on no floor of their list. */
const withoutFloor = (floors: readonly string[], folder: string) =>
  readdirSync(path.join(projectRoot(), folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !floors.includes(entry.name))
    .map(({ name }) => name);

describe('the floors of the server', () => {
  it.each([
    ['FLOORS', 'docs/architecture.md', 'backend/src', 30],
    ['ROSTER_FLOORS', 'docs/architecture.md', 'backend/src/roster', 5],
    ['AI_FLOORS', 'docs/architecture.md', 'backend/src/ai', 5],
    ['LOCAL_AI_FLOORS', 'docs/assistant.md', 'backend/src/ai/local', 5],
  ])('should be all folders, and told in the docs: %s', (list, page, folder, least) => {
    const floors = floorsOf(list);
    expect(floors.length).toBeGreaterThan(least);
    expect(untold(floors, page)).toEqual([]);
    expect(withoutFloor(floors, folder)).toEqual([]);
  });
});

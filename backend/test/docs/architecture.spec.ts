import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../src/platform/config/env.js';

const textOf = (file: string) => readFileSync(path.join(projectRoot(), file), 'utf8');

describe('docs/architecture.md', () => {
  it('should tell what each folder of the server holds', () => {
    const floors = /const FLOORS = \[([^\]]+)\]/.exec(textOf('oxlint.config.ts'))![1]!.match(/[a-z-]+/g)!;
    const table = textOf('docs/architecture.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(floors.length).toBeGreaterThan(30);
    expect(floors.filter((floor) => !table.some((line) => line.includes(`\`${floor}/\``)))).toEqual([]);
  });
});

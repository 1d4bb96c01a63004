import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../src/platform/config/env.js';

const page = readFileSync(path.join(projectRoot(), 'docs', 'security.md'), 'utf8');

/** A test as the page names it: `` `backend/test/auth/links` › should end after 24 hours``. */
const EVIDENCE = /`([\w/.-]+)` › ([^|;]+?)(?= *(?:[|;]|$))/gm;

describe('docs/security.md', () => {
  it('should name tests that exist', () => {
    const named = [...page.matchAll(EVIDENCE)].map(([, file, title]) => ({ file: file!, title: title! }));
    expect(named.length).toBeGreaterThan(60);
    const missing = named.filter(({ file, title }) => {
      const place = path.join(projectRoot(), file);
      const source = ['.spec.ts', '.spec.tsx', '.e2e.ts'].map((ending) => place + ending).find(existsSync);
      return !source || !readFileSync(source, 'utf8').includes(title);
    });
    expect(missing).toEqual([]);
  });

  it('should answer for each of the 30 tries of an auditor', () => {
    const numbers = [...page.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });
});

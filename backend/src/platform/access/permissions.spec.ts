import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../config/env.js';
import { can, PERMISSIONS, permissionsOf, ROLES, type Permission } from './permissions.js';

describe('PERMISSIONS', () => {
  it('should be the table of docs/permissions.md', () => {
    const page = readFileSync(path.join(projectRoot(), 'docs', 'permissions.md'), 'utf8');
    const rows = page
      .split('\n')
      .map((line) => /^\| `([\w.]+)`\s*\|(.*)\|$/.exec(line))
      .filter((match) => match !== null);
    const documented: Record<string, unknown> = Object.fromEntries(
      rows.map(([, permission, cells]) => [
        permission!,
        cells!
          .split('|')
          .slice(1)
          .flatMap((cell, i) => (cell.trim() === 'x' ? [ROLES[i]] : [])),
      ]),
    );
    expect(documented).toEqual(PERMISSIONS);
  });

  it('should give an administrator no part in rosters', () => {
    expect(can('admin', 'questionnaires.answer')).toBe(false);
    expect(can('admin', 'duties.own')).toBe(false);
  });

  it('should leave a self-made account nothing but itself', () => {
    expect(permissionsOf('user')).toEqual(['account.own', 'registration.own'] satisfies Permission[]);
  });

  it('should let the rector read but change nothing except news', () => {
    expect(permissionsOf('reitor').filter((permission) => permission.endsWith('.write'))).toEqual([
      'news.write',
    ]);
  });
});

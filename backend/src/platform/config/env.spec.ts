import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ENV_NAMES, projectRoot, readEnv } from './env.js';

describe('readEnv', () => {
  it('should need no setting at all', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      processRole: 'all',
    });
  });

  it('should name every wrong setting at once', () => {
    expect(() =>
      readEnv({ PORT: 'x', JWT_SECRET: 'short', REDIS_URL: 'ftp://a', PROCESS_ROLE: 'boss' }),
    ).toThrow(/PORT[\s\S]*JWT_SECRET[\s\S]*REDIS_URL[\s\S]*PROCESS_ROLE/);
  });

  it('should know the settings of .env.example, no more and no fewer', () => {
    const example = readFileSync(path.join(projectRoot(), '.env.example'), 'utf8');
    const documented = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(documented.sort()).toEqual([...ENV_NAMES].sort());
  });
});

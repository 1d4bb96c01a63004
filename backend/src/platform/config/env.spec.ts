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

  it.each([
    'partilha-partilha-partilha-partilha',
    '0123456789012345678901234567890123456789',
    'please-change-me-before-going-live-2026',
  ])('should refuse the signing secret %s, which can be guessed', (secret) => {
    expect(() => readEnv({ JWT_SECRET: secret })).toThrow(/JWT_SECRET: expected random/);
  });

  it('should take random signing secrets', () => {
    for (const secret of ['9f2c41d0b7aa6e835c1d7e90f4b2a688', 'dmLFVibxBp7/vBl8BXKYAsflYWeNwjFydmhM1RsaUbU='])
      expect(readEnv({ JWT_SECRET: secret }).jwtSecret).toBe(secret);
  });

  it('should know the settings of .env.example, no more and no fewer', () => {
    const example = readFileSync(path.join(projectRoot(), '.env.example'), 'utf8');
    const documented = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(documented.sort()).toEqual([...ENV_NAMES].sort());
  });
});

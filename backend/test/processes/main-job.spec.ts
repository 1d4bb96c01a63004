import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiCaller } from '../../../scripts/api-caller.ts';
import { walkMainJob } from '../../../scripts/main-job.ts';
import { spawnServer } from '../../../scripts/spawn-server.ts';
import { ADMINISTRATOR, firstLink, Site } from './site.js';

const STEPS = 11;
const DEMO_PASSWORD = 'partilha-demo';

describe('The main job', () => {
  it('should run on an empty parish in one process, with everything embedded', async () => {
    const server = await spawnServer();
    try {
      const visitor = new ApiCaller([server.url]);
      const token = firstLink(server.output());
      await visitor.expect(200, 'POST', '/api/auth/setup-password', {
        token,
        password: ADMINISTRATOR.password,
      });
      expect(await walkMainJob({ urls: [server.url], ...ADMINISTRATOR })).toHaveLength(STEPS);
      expect(await server.stop()).toBe(0);
    } finally {
      await server.stop();
    }
  });

  it('should run over two API processes and two workers, and the demonstration refuse to start over its data', () =>
    Site.with({ redis: true }, async (site) => {
      const servers = await Promise.all(
        (['api', 'api', 'worker', 'worker'] as const).map((role) => site.start(role)),
      );
      await site.administrator();
      // Other tests use cheaper ones.
      const hashes = await site.sql<{ hash: string }>(
        `select split_part(password_hash, '$', 4) as hash from user_account where password_hash is not null`,
      );
      expect(hashes).toEqual([{ hash: 'm=19456,t=2,p=1' }]);
      const urls = servers.map(({ url }) => url).filter(Boolean);
      expect(urls).toHaveLength(2);
      expect(await walkMainJob({ urls, ...ADMINISTRATOR })).toHaveLength(STEPS);
      expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0, 0]);

      const before = await userIds(site);
      await expect(startDemo(site)).rejects.toThrow('Este banco de dados já tem os dados de uma paróquia');
      expect(await userIds(site)).toEqual(before);
    }));
});

describe('The demonstration', () => {
  let site: Site;
  beforeEach(async () => {
    site = await Site.open({ empty: true });
  });
  afterEach(() => site.close());

  it('should let each role in, and load its data once', async () => {
    const first = await startDemo(site);
    const visitor = new ApiCaller([first.url]);
    for (const [name, role] of [
      ['admin', 'admin'],
      ['reitor', 'reitor'],
      ['coordenacao', 'coordenador'],
      ['ministro', 'ministro'],
    ]) {
      const person = await visitor.login(`${name}@demo.local`, DEMO_PASSWORD);
      expect(await person.expect(200, 'GET', '/api/auth/me')).toMatchObject({ role });
    }
    const admin = await visitor.login('admin@demo.local', DEMO_PASSWORD);
    await admin.expect(201, 'POST', '/api/auth/register', {
      email: 'depois@exemplo.test',
      password: 'um segredo qualquer',
    });
    const before = await userIds(site);
    expect(before.length).toBeGreaterThan(150);
    expect(await first.stop()).toBe(0);

    const second = await startDemo(site);
    expect(second.output()).toContain('ministro@demo.local');
    expect(await userIds(site)).toEqual(before);
  });

  it('should refuse to start in production, before it touches anything', async () => {
    await expect(startDemo(site, { NODE_ENV: 'production' })).rejects.toThrow(
      'não roda com NODE_ENV=production',
    );
    const tables = await site.sql(`select from information_schema.tables where table_schema = 'public'`);
    expect(tables).toHaveLength(0);
  });
});

const startDemo = (site: Site, env: Record<string, string> = {}) =>
  site.start('all', { args: ['--demo'], env });

async function userIds(site: Site): Promise<number[]> {
  const rows = await site.sql<{ id: number }>('select id from user_account order by id');
  return rows.map(({ id }) => id);
}

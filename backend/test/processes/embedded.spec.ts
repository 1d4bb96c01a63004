import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ApiCaller } from '../../../scripts/api-caller.ts';
import { spawnServer, type SpawnedServer } from '../../../scripts/spawn-server.ts';
import { EmbeddedPostgres } from '../../src/embedded/embedded-postgres.js';
import { EmbeddedRedis } from '../../src/embedded/embedded-redis.js';
import { until } from '../support/until.js';
import { ADMINISTRATOR, firstLink } from './site.js';

describe('A server with everything embedded', () => {
  /** Only its owner may enter it, as in a home folder: mkdtemp makes it so. */
  let dataDir: string;
  let servers: SpawnedServer[];
  let homes: Set<string>;

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'partilha-embedded-'));
    servers = [];
    homes = new Set();
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    const redis = new EmbeddedRedis(path.join(dataDir, 'redis'));
    await redis.start();
    await redis.stop();
    for (const pid of [...homes].flatMap((home) => postgresOf(home) ?? [])) process.kill(pid, 'SIGKILL');
    for (const folder of [dataDir, ...homes]) rmSync(folder, { recursive: true, force: true });
  });

  async function start(): Promise<SpawnedServer> {
    const server = await spawnServer({ env: { DATA_DIR: dataDir } });
    servers.push(server);
    homes.add(homeOf(server));
    return server;
  }

  it('should take over from one that was killed, refuse a second one beside it, and leave nothing running', async () => {
    const killed = await start();
    await new ApiCaller([killed.url]).expect(200, 'POST', '/api/auth/setup-password', {
      token: firstLink(killed.output()),
      password: ADMINISTRATOR.password,
    });
    const home = homeOf(killed);
    const orphan = postgresOf(home)!;
    const orphanRedis = redisPortOf(dataDir);
    await killed.kill();
    expect(isAlive(orphan)).toBe(true);

    const next = await start();
    expect(homeOf(next)).toBe(home);
    expect(isAlive(orphan)).toBe(false);
    await expect(start()).rejects.toThrow('Outro servidor já usa o banco de dados');
    await new ApiCaller([next.url]).login(ADMINISTRATOR.email, ADMINISTRATOR.password);
    const postgres = postgresOf(home)!;
    expect(await next.stop()).toBe(0);
    await until(() => !isAlive(postgres));
    expect(postgresOf(home)).toBeNull();
    for (const port of [orphanRedis, redisPortOf(dataDir)])
      if (port !== null) await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  });

  it('should start where the lock file of a machine that fell names a process of another kind', async () => {
    const killed = await start();
    const home = homeOf(killed);
    const orphan = postgresOf(home)!;
    await killed.kill();
    process.kill(orphan, 'SIGKILL');
    await until(() => !isAlive(orphan));
    const file = lockFile(home);
    const lines = readFileSync(file, 'utf8').split('\n');
    lines[0] = '1';
    writeFileSync(file, lines.join('\n'));

    const next = await start();
    await new ApiCaller([next.url]).expect(200, 'GET', '/api/health/ready');
    expect(await next.stop()).toBe(0);
  });

  it('should be reached at 127.0.0.1 where the path of its folder is too long for a socket', async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'partilha-embedded-'));
    homes.add(home);
    chmodSync(home, 0o711);
    const postgres = new EmbeddedPostgres(path.join(home, 'a'.repeat(100)), ['fsync=off']);
    await postgres.start();
    const client = new pg.Client(postgres.url());
    await client.connect();
    expect((await client.query('select host(inet_client_addr()) as host')).rows).toEqual([
      { host: '127.0.0.1' },
    ]);
    await client.end();
    await postgres.destroy();
  });
});

function homeOf(server: SpawnedServer): string {
  return /PostgreSQL embutido em (.+)/.exec(server.output())![1]!;
}

const lockFile = (home: string) => path.join(home, 'data', 'postmaster.pid');

/** The process id of the PostgreSQL that runs there. */
function postgresOf(home: string): number | null {
  return existsSync(lockFile(home)) ? Number(readFileSync(lockFile(home), 'utf8').split('\n')[0]) : null;
}

function redisPortOf(dataDir: string): number | null {
  const file = path.join(dataDir, 'redis', 'port');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null;
}

/** Whether it runs: one that has ended and that nobody has asked about (a zombie) does not. */
function isAlive(pid: number): boolean {
  const state = `/proc/${pid}/stat`;
  try {
    process.kill(pid, 0);
    return !existsSync(state) || !/ Z \d/.test(readFileSync(state, 'utf8'));
  } catch {
    return false;
  }
}

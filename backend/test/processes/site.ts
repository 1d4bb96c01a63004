import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ApiCaller } from '../../../scripts/api-caller.ts';
import { spawnServer, type SpawnedServer } from '../../../scripts/spawn-server.ts';
import type { ProcessRole } from '../../src/platform/config/env.js';
import { EmbeddedPostgres } from '../../src/embedded/embedded-postgres.js';
import { EmbeddedRedis } from '../../src/embedded/embedded-redis.js';
import { createDatabase } from '../support/database.js';
import { MailSink } from '../support/mail-sink.js';

export const ADMINISTRATOR = {
  email: 'administrador@partilha.local',
  password: 'a senha do administrador',
};

export interface SiteOptions {
  /** A PostgreSQL server that only this site uses and that the test may stop. Its database is empty. */
  ownPostgres?: boolean;
  /** Whether the first process finds a database without tables. */
  empty?: boolean;
  redis?: boolean;
  /** Whether mails go to a mail server; they are kept otherwise. */
  smtp?: boolean;
  /** When the servers give up a mail server that does not answer: late, unless the test waits for it. */
  smtpTimeoutMs?: number;
}

/** One installation: a database without people, Redis, a mail server, a data folder, and the processes that share them. */
export class Site {
  private readonly servers: SpawnedServer[] = [];

  private constructor(
    readonly folder: string,
    readonly databaseUrl: string,
    readonly postgres: EmbeddedPostgres | null,
    readonly redis: EmbeddedRedis | null,
    readonly sink: MailSink | null,
    private readonly smtpTimeoutMs: number,
    private readonly dropDatabase: () => Promise<void>,
  ) {}

  /** Gives `work` a site of its own; all of it is gone afterwards. */
  static async with(options: SiteOptions, work: (site: Site) => Promise<void>): Promise<void> {
    const site = await Site.open(options);
    try {
      await work(site);
    } finally {
      await site.close();
    }
  }

  static async open({
    ownPostgres = false,
    empty = false,
    redis = false,
    smtp = false,
    smtpTimeoutMs = 60_000,
  }: SiteOptions): Promise<Site> {
    const folder = mkdtempSync(path.join(tmpdir(), 'partilha-site-'));
    // PostgreSQL, which does not run as root, keeps its data in it.
    chmodSync(folder, 0o711);
    const postgres = ownPostgres ? new EmbeddedPostgres(path.join(folder, 'postgres'), ['fsync=off']) : null;
    await postgres?.start();
    const server = redis ? new EmbeddedRedis(path.join(folder, 'redis')) : null;
    await server?.start();
    const database = postgres
      ? { url: postgres.url(), drop: () => postgres.destroy() }
      : await createDatabase({ empty });
    const sink = smtp ? await new MailSink().start() : null;
    return new Site(folder, database.url, postgres, server, sink, smtpTimeoutMs, database.drop);
  }

  /** Starts one more process of the site. */
  async start(
    role: ProcessRole,
    { env = {}, args = [] }: { env?: Record<string, string>; args?: string[] } = {},
  ): Promise<SpawnedServer> {
    const server = await spawnServer({
      env: {
        DATABASE_URL: this.databaseUrl,
        DATA_DIR: path.join(this.folder, 'data'),
        PROCESS_ROLE: role,
        ...(this.redis ? { REDIS_URL: this.redis.url } : {}),
        ...(this.sink ? { SMTP_URL: this.sink.url(this.smtpTimeoutMs) } : {}),
        ...env,
      },
      args,
    });
    this.servers.push(server);
    return server;
  }

  /** Sets the first administrator's password with the link that the first API printed, and signs in. */
  async administrator(): Promise<ApiCaller> {
    const urls = this.servers.map(({ url }) => url).filter(Boolean);
    const visitor = new ApiCaller(urls);
    const token = firstLink(this.servers.find(({ url }) => url)!.output());
    await visitor.expect(200, 'POST', '/api/auth/setup-password', {
      token,
      password: ADMINISTRATOR.password,
    });
    const administrator = await visitor.login(ADMINISTRATOR.email, ADMINISTRATOR.password);
    await administrator.agree();
    return administrator;
  }

  /** Asks the database, past the server. */
  async sql<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(this.databaseUrl);
    await client.connect();
    try {
      return (await client.query<Row>(query, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Makes people who serve: `ministro1@exemplo.test` and so on. */
  async addMinisters(count: number): Promise<void> {
    await this.sql(
      `with people as (
         insert into user_account (email, name, role, email_verified_at)
         select 'ministro' || i || '@exemplo.test', 'Pessoa Inventada ' || i, 'ministro', now()
         from generate_series(1, $1) i returning id, name)
       insert into minister (user_id, full_name, full_name_key, phone, birth_date, schedule_name, experience)
       select id, name, lower(name), '+55 (15) 99999-0000', '1970-05-20', name, '1-3-anos' from people`,
      [count],
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.kill()));
    await this.sink?.stop();
    await this.redis?.stop();
    await this.dropDatabase();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The token of the first administrator's link in the start-up report. */
export function firstLink(output: string): string {
  const token = /\/setup-password\?token=([\w-]+)/.exec(output)?.[1];
  if (!token) throw new Error(`No link was printed.\n${output}`);
  return token;
}

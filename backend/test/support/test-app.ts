import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Role } from '../../src/platform/access/permissions.js';
import { User } from '../../src/accounts/user.entity.js';
import { SessionsService } from '../../src/auth/sessions.service.js';
import { SessionTokensService } from '../../src/auth/session-tokens.service.js';
import { Clock } from '../../src/platform/clock.js';
import type { RunningEnv } from '../../src/platform/config/config.module.js';
import { readEnv } from '../../src/platform/config/env.js';
import { createApp } from '../../src/create-app.js';
import { createDatabase, EMPTYING } from './database.js';
import { Factory } from './factory.js';

const BEGIN = '2026-11-10T12:00:00-03:00';

/** A clock that stands still until a test moves it. */
export class FixedClock extends Clock {
  constructor(private present = new Date(BEGIN)) {
    super();
  }

  now(): Date {
    return new Date(this.present);
  }

  set(instant: string | Date): void {
    this.present = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.present = this.in(milliseconds);
  }
}

export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
}

/** A running server on a database of its own, with a clock that the test moves. */
export class TestApp {
  private constructor(
    readonly nest: NestFastifyApplication,
    readonly env: RunningEnv,
    readonly clock: FixedClock,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async start(overrides: Partial<RunningEnv> = {}): Promise<TestApp> {
    const database = await createDatabase();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'partilha-data-'));
    const env: RunningEnv = {
      ...readEnv({
        LOG_LEVEL: 'silent',
        PUBLIC_URL: 'http://partilha.test',
        DATABASE_TIMEOUT_SECONDS: '600',
      }),
      databaseUrl: database.url,
      dataDir,
      jwtSecret: 'a secret that only the tests have, 32 bytes',
      embedded: { database: true, redis: false },
      demo: false,
      pollOutbox: false,
      privatePushServices: false,
      cheapPasswords: true,
      ...overrides,
    };
    const clock = new FixedClock();
    const nest = await createApp(env, clock);
    await nest.init();
    await nest.getHttpAdapter().getInstance().ready();
    return new TestApp(nest, env, clock, async () => {
      await nest.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  stop(): Promise<void> {
    return this.cleanUp();
  }

  /** A unit of work of the test's own. */
  em(): EntityManager {
    return this.nest.get(MikroORM).em.fork();
  }

  /** Makes it as it was when it started, but for the ids that are taken, in a twentieth of the time. */
  async reset(): Promise<void> {
    await this.em().execute(EMPTYING);
    for (const name of readdirSync(this.env.dataDir))
      rmSync(path.join(this.env.dataDir, name), { recursive: true });
    this.clock.set(BEGIN);
  }

  /** Makes records. */
  get make(): Factory {
    return new Factory(this.em());
  }

  /** Has every account agree to the consent text as it is now. */
  async everybodyAgrees(): Promise<void> {
    await this.make.consent(...(await this.em().findAll(User)));
  }

  /** A caller without a session. */
  get visitor(): Caller {
    return new Caller(this, null);
  }

  /** A caller with a session, by logging in over HTTP. */
  async login(email: string, password: string): Promise<Caller> {
    const { status, body } = await this.visitor.post<{ token: string }>('/api/auth/login', {
      email,
      password,
    });
    if (status !== 200) throw new Error(`Login answered ${status}: ${JSON.stringify(body)}`);
    return new Caller(this, body.token);
  }

  /** A new person of the role, logged in; those who serve have a minister record. */
  async as(
    role: Role,
    { agrees = true } = {},
  ): Promise<Caller & { userId: number; ministerId: number | null }> {
    const { user, minister } = await this.make.person({ role, agrees });
    return Object.assign(await this.withTokenOf(user), { userId: user.id, ministerId: minister?.id ?? null });
  }

  /** A caller with a session for an existing account, without the cost of a password. */
  async withTokenOf(user: { id: number; email: string }): Promise<Caller> {
    return new Caller(this, (await this.openSession(user)).token);
  }

  /** The token and the photo cookie of a new session. */
  async openSession(user: { id: number; email: string }): Promise<{ token: string; photoCookie: string }> {
    const em = this.em();
    const owner = await em.findOneOrFail(User, user.id);
    const session = await this.nest.get(SessionsService).open(em, owner, false);
    return this.nest.get(SessionTokensService).issue(user, session);
  }
}

/** Sends requests through the whole server, in process. */
export class Caller {
  constructor(
    private readonly app: TestApp,
    readonly token: string | null,
  ) {}

  get<T = unknown>(url: string, headers: Record<string, string> = {}) {
    return this.send<T>('GET', url, undefined, headers);
  }

  post<T = unknown>(url: string, body?: unknown) {
    return this.send<T>('POST', url, body);
  }

  put<T = unknown>(url: string, body?: unknown) {
    return this.send<T>('PUT', url, body);
  }

  patch<T = unknown>(url: string, body?: unknown) {
    return this.send<T>('PATCH', url, body);
  }

  delete<T = unknown>(url: string) {
    return this.send<T>('DELETE', url);
  }

  async send<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await this.app.nest
      .getHttpAdapter()
      .getInstance()
      .inject({
        method,
        url,
        headers: { ...(this.token ? { authorization: `Bearer ${this.token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
    const json = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: (json ? response.json() : response.body) as T,
      headers: response.headers,
    };
  }
}

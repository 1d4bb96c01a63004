import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { spawnServer, type SpawnedServer } from '../../scripts/spawn-server.ts';
import { chromiumOfWorker, DESKTOP, Devices, openAtRest, openSession, watchRequests } from './browser.ts';

/** Of the four logins of the demonstration parish. */
export const DEMO_PASSWORD = 'partilha-demo';

export type Login = 'admin' | 'reitor' | 'coordenacao' | 'ministro';

interface OpenOptions {
  /** Signed in as; absent: a visitor. */
  as?: Login;
  viewport?: typeof DESKTOP;
  theme?: 'light' | 'dark';
  /** Whether the service worker stands between the page and the network, past which a test cannot look. */
  worker?: boolean;
}

/** What a login gives: the token, and the cookie that photos need. */
interface Session {
  token: string;
  cookies: Cookie[];
}

/** The API as somebody of the parish. */
export type Api = (method: string, address: string, body?: unknown) => Promise<unknown>;

/** An answer of the API that is not a success. */
export class Refused extends Error {
  readonly status: number;

  constructor(call: string, status: number, answer: string) {
    super(`${call}: ${status} ${answer}`);
    this.status = status;
  }
}

/** A page that does not answer is not waited for long when a test has failed already. */
const SNAPSHOT_LIMIT_MS = 10_000;

/** How long the jobs of the file before may take to end until a new server costs less than waiting. */
const JOBS_LIMIT_MS = 20_000;
const A_MOMENT_MS = 50;

let parishes = 0;
let lasting: Parish | null = null;

/** A demonstration parish with its server (see {@link useParish}). */
export class Parish {
  /** Errors of the pages: exceptions, console errors, answers of 500 and above. */
  readonly problems: string[] = [];
  /** Those with a service worker. */
  private readonly contexts: BrowserContext[] = [];
  private readonly devices = new Devices();
  private readonly sessions = new Map<Login, Session>();
  private opened: {
    server: SpawnedServer;
    database: URL;
    folder: string;
    browser: Browser;
  } | null = null;

  get server(): SpawnedServer {
    return this.running.server;
  }

  private get running() {
    if (!this.opened) throw new Error('The parish opens before the tests: it is not there yet.');
    return this.opened;
  }

  async open(env: Record<string, string> = {}): Promise<void> {
    parishes += 1;
    const database = new URL(inject('postgresUrl'));
    database.pathname = `/parish_${process.pid}_${parishes}`;
    await makeDatabase(database);
    const folder = mkdtempSync(path.join(tmpdir(), 'partilha-parish-'));
    cpSync(inject('parishFolder'), folder, { recursive: true });
    const server = await spawnServer({
      env: { DATABASE_URL: database.href, DATA_DIR: folder, ...env },
      args: ['--demo'],
    });
    const browser = await chromiumOfWorker();
    this.opened = { server, database, folder, browser };
  }

  /**
   * Opens for all files of the worker: there is no end but that of the run (global-setup.ts). Who comes next finds the
   * demonstration as it was at first.
   */
  async openForFile(): Promise<void> {
    if (this.opened && (await this.putBack())) return;
    await this.close();
    await this.open();
    mkdirSync(noteOf(this.server));
  }

  /** Makes everything as it was at first. @returns false where the server has not come to rest. */
  private async putBack(): Promise<boolean> {
    const { server, database, folder } = this.running;
    if (!(await this.isAtRest())) return false;
    this.sessions.clear();
    await dropDatabase(database);
    await makeDatabase(database);
    rmSync(folder, { recursive: true });
    cpSync(inject('parishFolder'), folder, { recursive: true });
    // It learns with the first answer that its connections have ended.
    await fetch(`${server.url}/api/settings/public`);
    return true;
  }

  /** Begins no job any more, and waits until those that were begun have ended. */
  private async isAtRest(): Promise<boolean> {
    const { database } = this.running;
    for (const end = Date.now() + JOBS_LIMIT_MS; Date.now() < end; await wait(A_MOMENT_MS)) {
      const { rows } = await inPostgres(
        database,
        `with put_off as (update outbox_message set available_at = 'infinity' where status = 'waiting')
         select from outbox_message where status in ('handed', 'running')`,
      );
      if (rows.length === 0) return true;
    }
    return false;
  }

  /** A page of a browser session of its own: nothing but the browser's caches is shared with pages opened before. */
  async visit(
    address: string,
    { as, viewport = DESKTOP, theme = 'light', worker = false }: OpenOptions = {},
  ): Promise<Page> {
    const options = {
      baseURL: this.server.url,
      viewport,
      colorScheme: theme,
      locale: 'pt-BR',
      hasTouch: viewport.width < 600,
      permissions: ['clipboard-read', 'clipboard-write'],
      serviceWorkers: worker ? ('allow' as const) : ('block' as const),
    };
    const { browser } = this.running;
    const page = worker ? await this.newPage(options) : await this.devices.newPage(browser, options);
    watchRequests(page);
    page.on('pageerror', (error) => this.problems.push(`${page.url()}: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 500) this.problems.push(`${response.status()} ${response.url()}`);
    });
    page.on('console', (message) => {
      // A refused request is an answer like others; what the page makes of it is seen on the page.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.problems.push(`${page.url()}: ${message.text()}`);
    });
    if (as) {
      const { token, cookies } = await this.session(as);
      await page.context().addCookies(cookies);
      await page.evaluate((stored) => localStorage.setItem('auth_token', stored), token);
    }
    await page.goto(address);
    return page;
  }

  /** A page at rest in a session that is used once. */
  private async newPage(options: BrowserContextOptions): Promise<Page> {
    const context = await openSession(this.running.browser, options);
    this.contexts.push(context);
    return openAtRest(context);
  }

  /** The API as somebody of the parish, for what a test must prepare or read back. */
  async api(as: Login): Promise<Api> {
    const { token } = await this.session(as);
    return async (method, address, body) => {
      const answer = await fetch(`${this.server.url}${address}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Refused(`${method} ${address}`, answer.status, await answer.text());
      return (await answer.json()) as unknown;
    };
  }

  /** Writes to the database past the server: a test waits for no day to come. */
  async sql(statement: string): Promise<void> {
    await inPostgres(this.running.database, statement);
  }

  /** The session of somebody, who signs in at first and when it has ended. */
  async session(as: Login): Promise<Session> {
    const known = this.sessions.get(as);
    const me = known && { headers: { authorization: `Bearer ${known.token}` } };
    const asked = known && (await fetch(`${this.server.url}/api/auth/me`, me));
    if (asked?.ok) {
      const { consentRequired } = (await asked.json()) as { consentRequired: boolean };
      if (consentRequired) await this.agree(known!.token);
      return known!;
    }
    const context = await openSession(this.running.browser, { baseURL: this.server.url });
    const answer = await context.request.post('/api/auth/login', {
      data: { email: `${as}@demo.local`, password: DEMO_PASSWORD },
    });
    const { token } = (await answer.json()) as { token: string };
    await this.agree(token);
    const session = { token, cookies: await context.cookies() };
    await context.close();
    this.sessions.set(as, session);
    return session;
  }

  /** Agrees to the parish's consent text in a session, which otherwise is asked for it before anything is shown. */
  async agree(token: string): Promise<void> {
    const settings = await fetch(`${this.server.url}/api/settings/public`);
    const { consentVersion: version } = (await settings.json()) as { consentVersion: string };
    await fetch(`${this.server.url}/api/privacy/consent`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ version, consent: true }),
    });
  }

  /** What the open pages show to screen readers: of a test that failed, what it met instead. */
  async whatPagesShow(): Promise<string> {
    const pages = [...this.contexts, ...this.devices.inUse].flatMap((context) => context.pages());
    const shown = pages.map(async (page) => {
      const tree = await page.locator('body').ariaSnapshot({ timeout: SNAPSHOT_LIMIT_MS });
      return `${page.url()}\n${tree}`;
    });
    const read = await Promise.allSettled(shown);
    return read.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))).join('\n\n');
  }

  async closePages(): Promise<void> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
    await this.devices.putBack();
  }

  async close(): Promise<void> {
    await this.devices.close();
    if (!this.opened) return;
    const { server, folder, database } = this.opened;
    this.opened = null;
    this.sessions.clear();
    await server.stop();
    rmSync(noteOf(server), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    await dropDatabase(database);
  }
}

/**
 * The parish of a file's tests, as the demonstration made it: its pages closed after each test, which must have met no
 * problem. Its server is that of the worker, and stays.
 */
export function useParish(): Parish {
  const parish = (lasting ??= new Parish());
  beforeAll(() => parish.openForFile());
  afterEach(({ task }) => closeAndCheck(parish, task.result?.state === 'fail'));
  return parish;
}

/**
 * A parish with a server of its own: one that is stopped, or has settings.
 * @param env settings of its server, asked for when it opens.
 */
export function useOwnParish(env: () => Record<string, string> = () => ({})): Parish {
  const parish = new Parish();
  beforeAll(() => parish.open(env()));
  afterEach(({ task }) => closeAndCheck(parish, task.result?.state === 'fail'));
  afterAll(() => parish.close());
  return parish;
}

async function closeAndCheck(parish: Parish, failed: boolean): Promise<void> {
  if (failed) console.log(await parish.whatPagesShow());
  await parish.closePages();
  expect(parish.problems.splice(0)).toEqual([]);
}

/** Waits for a text that stands alone; a toast says its own once more to screen readers, in one piece. */
export const seeText = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor();

async function inPostgres(url: URL, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url.href);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What tells the run's end that this server lasts until then. */
const noteOf = (server: SpawnedServer): string =>
  path.join(inject('lastingServers'), String(server.process.pid));

const nameOf = (database: URL): string => database.pathname.slice(1);

async function makeDatabase(database: URL): Promise<void> {
  const statement = `create database ${nameOf(database)} template demonstration strategy file_copy`;
  await inPostgres(new URL(inject('postgresUrl')), statement);
}

async function dropDatabase(database: URL): Promise<void> {
  await inPostgres(new URL(inject('postgresUrl')), `drop database ${nameOf(database)} with (force)`);
}

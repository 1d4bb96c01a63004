import { existsSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core';

/** Chromium without windows does the same pages at less than half the cost of the whole browser, the second choice. */
const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Drawing is done by the processor anyway: in a process of its own it only costs the way there and back.
  '--in-process-gpu',
];

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/** Waiting ends when a page says what it is waited for; a slow machine only takes longer to say it. */
const TIMEOUT_MS = 120_000;

/** By how many days npm run other-day has moved the clock. */
const DAYS_AHEAD = Number(process.env.DAYS_AHEAD ?? 0);
const DAY_MS = 86_400_000;

/** Runs in a page: what it takes for now is so much later. */
function moveClock(byMs: number): void {
  const Real = Date;
  const now = () => Real.now() + byMs;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], made) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

let running: Promise<Browser> | null = null;

/** Debian's Chromium, one for all files of a worker: it ends with the worker, and each page has a session of its own. */
export async function chromiumOfWorker(): Promise<Browser> {
  const browser = await running?.catch(() => null);
  if (browser?.isConnected()) return browser;
  running = chromium.launch({
    executablePath: PROGRAMS.find((file) => existsSync(file))!,
    headless: true,
    args: FLAGS,
    // Where the machine names no language, files with accents would lose their names.
    // A moved clock (npm run other-day) would stop Chromium: its pages have their own.
    env: { ...process.env, LC_ALL: 'C.UTF-8', LD_PRELOAD: '' },
  });
  return running;
}

/** A session in the browser, empty, whose pages wait as long as a slow machine needs. */
export async function openSession(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (DAYS_AHEAD > 0) await context.addInitScript(moveClock, DAYS_AHEAD * DAY_MS);
  context.setDefaultTimeout(TIMEOUT_MS);
  context.setDefaultNavigationTimeout(TIMEOUT_MS);
  return context;
}

/** What each page is waiting for. */
const underway = new WeakMap<Page, Set<Request>>();

/** Keeps count of what a page asks for, from now on (see {@link isWaiting}). */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underway.set(page, requests);
  page.on('request', (request) => {
    // Of what the document before this one asked for, the end may never be told.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Whether an answer to a request of the page is still to come. */
export const isWaiting = (page: Page): boolean => (underway.get(page)?.size ?? 0) > 0;

const STORED = 'cookies,indexeddb,local_storage,service_workers,cache_storage';

/** A small document of the application's origin, which a page shows before and between its uses. */
const RESTING = '/icon.svg';

/** A new page of a session, at rest. */
export async function openAtRest(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(RESTING);
  return page;
}

/** What a test listens to. */
const LISTENED_TO = [
  ...(['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup'] as const),
  ...(['request', 'requestfailed', 'requestfinished', 'response'] as const),
];

/**
 * A page in a session of its own that is used again once both were emptied: who takes it finds no trace of who had it,
 * but the browser need not fetch and read the application anew.
 */
class Device {
  /** What it emulates. */
  readonly kind: string;
  readonly context: BrowserContext;
  private readonly options: BrowserContextOptions;
  private page: Page | null = null;

  private constructor(kind: string, context: BrowserContext, options: BrowserContextOptions) {
    this.kind = kind;
    this.context = context;
    this.options = options;
  }

  static async open(browser: Browser, options: BrowserContextOptions): Promise<Device> {
    return new Device(JSON.stringify(options), await openSession(browser, options), options);
  }

  /** The page, at rest in an emptied session. */
  async takePage(): Promise<Page> {
    if (this.page?.isClosed() === false) await this.empty(this.page);
    else this.page = await openAtRest(this.context);
    return this.page;
  }

  private async empty(page: Page): Promise<void> {
    const { viewport, colorScheme, baseURL } = this.options;
    await page.evaluate(() => sessionStorage.clear());
    const tools = await this.context.newCDPSession(page);
    await tools.send('Storage.clearDataForOrigin', {
      origin: new URL(baseURL!).origin,
      storageTypes: STORED,
    });
    await tools.send('Page.resetNavigationHistory');
    await tools.detach();
    await this.context.clearCookies();
    await page.setViewportSize(viewport!);
    await page.emulateMedia({
      media: null,
      colorScheme,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
    });
  }

  /** Lets the page rest, and closes what was opened beside it: what they wrote when they ended goes with the rest. */
  async putBack(): Promise<void> {
    const { context, page } = this;
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await Promise.all(context.pages().map((one) => (one === page ? this.rest(one) : one.close())));
  }

  private async rest(page: Page): Promise<void> {
    for (const event of LISTENED_TO) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // One that was on its way elsewhere goes there first.
    await page.goto(RESTING).catch(() => page.goto(RESTING));
    await page.mouse.move(-1, -1);
  }
}

/** To whose session something was done that is not undone: it is not used again. */
const spoilt = new WeakSet<BrowserContext>();
export const spoil = (page: Page): void => void spoilt.add(page.context());

/** The devices of a server: those whose pages are open, and those that wait for their next use. */
export class Devices {
  private used: Device[] = [];
  private free: Device[] = [];

  /** A page at rest in an empty session of this kind. @param options with the address of the server. */
  async newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
    const kind = JSON.stringify(options);
    const waiting = this.free.find((device) => device.kind === kind);
    this.free = this.free.filter((device) => device !== waiting);
    const device = waiting ?? (await Device.open(browser, options));
    this.used.push(device);
    return device.takePage();
  }

  /** The sessions whose pages are open. */
  get inUse(): BrowserContext[] {
    return this.used.map(({ context }) => context);
  }

  /** Ends all uses. */
  async putBack(): Promise<void> {
    const used = this.used.splice(0);
    await Promise.all(
      used.map((device) => (spoilt.has(device.context) ? device.context.close() : device.putBack())),
    );
    this.free.push(...used.filter(({ context }) => !spoilt.has(context)));
  }

  async close(): Promise<void> {
    await Promise.all([...this.used.splice(0), ...this.free.splice(0)].map(({ context }) => context.close()));
  }
}

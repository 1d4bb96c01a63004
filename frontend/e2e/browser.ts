import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';

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

let running: Promise<Browser> | null = null;

/** Debian's Chromium, one for all files of a worker: it ends with the worker, and each page has a session of its own. */
export async function chromiumOfWorker(): Promise<Browser> {
  const browser = await running?.catch(() => null);
  if (browser?.isConnected()) return browser;
  running = chromium.launch({
    executablePath: PROGRAMS.find((file) => existsSync(file))!,
    headless: true,
    args: FLAGS,
  });
  return running;
}

/** A session in the browser, empty, whose pages wait as long as a slow machine needs. */
export async function openSession(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(TIMEOUT_MS);
  context.setDefaultNavigationTimeout(TIMEOUT_MS);
  return context;
}

import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

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
];

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/** Debian's Chromium with a profile of its own that is gone when it closes. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: PROGRAMS.find((file) => existsSync(file))!,
    headless: true,
    args: FLAGS,
  });

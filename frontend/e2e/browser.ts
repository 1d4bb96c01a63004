import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';

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
export async function openBrowser(viewport = DESKTOP): Promise<BrowserContext> {
  const profile = mkdtempSync(path.join(tmpdir(), 'partilha-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
    viewport,
    locale: 'pt-BR',
  });
  context.on('close', () => rmSync(profile, { recursive: true, force: true }));
  return context;
}

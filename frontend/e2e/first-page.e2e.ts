import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnServer, type SpawnedServer } from '../../scripts/spawn-server.ts';
import { DESKTOP, openBrowser, PHONE } from './browser.ts';

describe('A new parish in the browser', () => {
  let server: SpawnedServer;
  let browser: BrowserContext;

  beforeAll(async () => {
    server = await spawnServer();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function open(path: string, viewport: typeof DESKTOP): Promise<{ page: Page; problems: string[] }> {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.setViewportSize(viewport);
    await page.goto(`${server.url}${path}`);
    return { page, problems };
  }

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('should show the login on %s, without sideways scrolling and without errors', async (_, viewport) => {
    const { page, problems } = await open('/', viewport);
    await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(problems).toEqual([]);
  });

  it('should answer the app at every address outside the API', async () => {
    const { page } = await open('/minha/pagina', DESKTOP);
    await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
    expect((await fetch(`${server.url}/api/minha/pagina`)).status).toBe(404);
  });

  it('should show the API documentation under the content security policy', async () => {
    const { page, problems } = await open('/api/docs', DESKTOP);
    await page.getByText('Entra no sistema').waitFor();
    await page.getByRole('button', { name: 'Authorize' }).waitFor();
    expect(problems).toEqual([]);
  });
});

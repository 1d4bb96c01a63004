import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { useParish } from './parish.ts';
import { holdBack } from './support.ts';

describe('The first page', () => {
  const parish = useParish();

  it('should be the app at every address outside the API, without sideways scrolling and without errors', async () => {
    const page = await parish.visit('/minha/pagina', { viewport: PHONE });
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
    expect(parish.problems).toEqual([]);
    expect((await fetch(`${parish.server.url}/api/minha/pagina`)).status).toBe(404);
  });

  it('should allow the script that stands in it by its text, and no other beside the own files', async () => {
    const answer = await fetch(`${parish.server.url}/login`);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /(^|;)script-src 'self' 'sha256-[\w+/]{43}='(;|$)/,
    );
    expect(
      (await fetch(`${parish.server.url}/api/health/live`)).headers.get('content-security-policy'),
    ).toMatch(/(^|;)script-src 'self'(;|$)/);
  });

  // Who may read all of it, and who may not. What is asked at '/' is what is asked at '/dashboard' (early.spec.ts).
  it.each([
    ...['/', '/my-schedule', '/my-questionnaires'].map((address) => ({ address, as: 'ministro' as const })),
    ...['/dashboard', '/my-schedule'].map((address) => ({ address, as: 'admin' as const })),
  ])(
    'should have $address asked for by $as before its code is there, and not again',
    async ({ address, as }) => {
      const page = await parish.visit('/icon.svg', { viewport: PHONE, as });
      const sendCode = await holdBack(page, /\/assets\/index-[^/]+\.js$/);
      /** Of each early answer, whether it still waits to be taken. */
      const waiting = () =>
        page.evaluate(() => Object.values(window.early?.answers ?? {}).map((answer) => answer !== null));
      const asked: string[] = [];
      const refused: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/api\/(?!photos)/.test(pathname)) asked.push(pathname);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) refused.push(response.url());
      });
      await page.goto(address, { waitUntil: 'commit' });
      await expect.poll(() => asked).toContain('/api/dashboard');
      await expect.poll(async () => (await waiting()).length - asked.length).toBe(0);
      const early = [...asked];
      sendCode();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(async () => (await waiting()).includes(true)).toBe(false);
      expect(asked.filter((one) => early.includes(one))).toEqual(early);
      expect(refused).toEqual([]);
    },
  );

  it('should show the API documentation under the content security policy', async () => {
    const page = await parish.visit('/api/docs');
    await page.getByText('As regras de uma escala, que valem em todo cálculo').waitFor();
    await page.getByRole('button', { name: 'Authorize' }).waitFor();
    expect(parish.problems).toEqual([]);
  });
});

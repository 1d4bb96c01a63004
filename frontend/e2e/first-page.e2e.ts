import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { useCommonParish } from './parish.ts';

describe('The first page', () => {
  const parish = useCommonParish();

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('should be the login on %s, without sideways scrolling and without errors', async (_, viewport) => {
    const page = await parish.visit('/', { viewport });
    await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(parish.problems).toEqual([]);
  });

  it('should answer the app at every address outside the API', async () => {
    const page = await parish.visit('/minha/pagina');
    await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
    expect((await fetch(`${parish.server.url}/api/minha/pagina`)).status).toBe(404);
  });

  it('should show the API documentation under the content security policy', async () => {
    const page = await parish.visit('/api/docs');
    await page.getByText('As regras de uma escala, que valem em todo cálculo').waitFor();
    await page.getByRole('button', { name: 'Authorize' }).waitFor();
    expect(parish.problems).toEqual([]);
  });
});

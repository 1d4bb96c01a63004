import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../backend/test/support/pdf-text.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { expectNoSidewaysScroll, settled } from './support.ts';

const OWN_SCHEDULE = 'Ver quando você serve';
const SUBSTITUTE = 'Pedir um substituto, e responder a quem pede';

describe('The help', () => {
  const parish = useParish();

  it('should open from the question mark at the guide of the page, on a phone, and be searched and followed', async () => {
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await title('Minha Escala');
    await page.getByRole('link', { name: 'Ajuda desta página' }).click();
    await title(OWN_SCHEDULE);
    expect(new URL(page.url()).pathname).toBe('/ajuda/minha-escala');
    const picture = page.getByRole('img', { name: 'Minha Escala no celular' });
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(PHONE.width);
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'você não puder ir' }).click();
    await title(SUBSTITUTE);
    await page.getByRole('link', { name: 'Voltar à Ajuda' }).click();
    await title('Ajuda');
    await page.getByRole('searchbox', { name: 'Buscar na ajuda' }).fill('endereco agenda');
    await page.getByRole('link', { name: 'As missas na agenda do celular' }).click();
    await title('As missas na agenda do celular');

    // The way back leads to the page where one asked.
    for (const name of ['Ajuda', SUBSTITUTE, OWN_SCHEDULE, 'Minha Escala']) {
      await page.goBack();
      await title(name);
    }
  });

  it('should show each role its own guide of the same page, and be found with Ctrl+K', async () => {
    const minister = await parish.visit('/dashboard', { as: 'ministro' });
    await minister.getByRole('link', { name: 'Ajuda desta página' }).click();
    await minister.getByRole('heading', { level: 1, name: 'A página inicial' }).waitFor();
    const rector = await parish.visit('/dashboard', { as: 'reitor' });
    await rector.getByRole('link', { name: 'Ajuda desta página' }).click();
    await rector.getByRole('heading', { level: 1, name: 'O que o reitor vê' }).waitFor();

    const page = await parish.visit('/fairness', { as: 'coordenacao', viewport: DESKTOP });
    await page.getByRole('heading', { level: 1, name: 'Equilíbrio das escalas' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('planilha convite');
    await page.getByRole('option', { name: /^Cadastrar pessoas/ }).click();
    await page.waitForURL('**/ajuda/pessoas');
    await page.getByRole('heading', { level: 1, name: /^Cadastrar pessoas/ }).waitFor();
  });

  it('should help visitors to enter, and show them the whole manual', async () => {
    const page = await parish.visit('/login', { viewport: PHONE });
    await page.getByRole('link', { name: 'Ajuda' }).click();
    await page.getByRole('heading', { level: 1, name: 'Entrar pela primeira vez, e a senha' }).waitFor();
    await page.getByRole('link', { name: 'Voltar à Ajuda' }).click();
    await page.getByRole('heading', { level: 2, name: 'Para a coordenação' }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Entrar', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Entrar no Sistema' }).waitFor();
    await page.goto('/ajuda/nada');
    await seeText(page, 'Este guia não existe, ou mudou de nome.');
  });

  it('should be readable on paper: the guides alone, whole, on fewer pages than there are guides', async () => {
    const page = await parish.visit('/ajuda/manual/ministro', { as: 'ministro', theme: 'dark' });
    await page.getByRole('heading', { level: 2, name: SUBSTITUTE }).waitFor();
    await settled(page);
    const guides = await page.getByRole('article').count();
    const sheets = await pdfPages(await page.pdf({ format: 'A4' }));
    const text = sheets.join(' ').replaceAll('|', ' ').replace(/\s+/g, ' ');
    for (const words of [OWN_SCHEDULE, SUBSTITUTE, 'Salvar preferências']) expect(text).toContain(words);
    for (const words of [
      'Menu Principal',
      'Imprimir',
      'Voltar à Ajuda',
      'Suas missas, notícias e treinamentos',
    ])
      expect(text).not.toContain(words);
    expect(sheets.length).toBeLessThan(guides);

    await page.emulateMedia({ media: 'print' });
    const colours = await page
      .getByRole('heading', { level: 2 })
      .first()
      .evaluate((heading) => [
        getComputedStyle(heading).color,
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.documentElement).colorScheme,
      ]);
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)', 'light']);
  });
});

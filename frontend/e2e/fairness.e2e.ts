import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../src/api/client.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish, type Login } from './parish.ts';
import { expectNoSidewaysScroll, tabTo } from './support.ts';

type Report = Answer<'GET /api/reports/fairness'>;

describe('Fairness report', () => {
  const parish = useParish();

  const open = (as: Login = 'coordenacao', address = '/fairness', viewport = DESKTOP): Promise<Page> =>
    parish.visit(address, { as, viewport });

  /** The server's answer for the period in the page's address. */
  async function reportOf(page: Page): Promise<Report> {
    const read = await parish.api('coordenacao');
    return (await read('GET', `/api/reports/fairness${new URL(page.url()).search}`)) as Report;
  }

  const people = (page: Page) => page.getByRole('table', { name: 'Ministros', exact: true });

  /** One press on a period; the people of it are on the page afterwards. */
  async function press(page: Page, preset: string): Promise<void> {
    await page.getByRole('button', { name: preset }).click();
    await page.getByRole('button', { name: preset, pressed: true }).waitFor();
    await people(page).waitFor();
  }

  /** The cells of one column, by its place. */
  const column = (page: Page, place: number): Promise<string[]> =>
    people(page).locator(`tbody tr > :nth-child(${place})`).allTextContents();

  it('should tell a year’s numbers, order and find people, save them for a spreadsheet, and fit a phone', async () => {
    const page = await open();
    await page.getByRole('heading', { level: 1, name: 'Equilíbrio das escalas' }).waitFor();
    await page.getByRole('button', { name: 'Últimos 6 meses', pressed: true }).waitFor();
    await press(page, 'Últimos 12 meses');
    expect(page.url()).toMatch(/\?from=\d{4}-\d{2}&to=\d{4}-\d{2}$/);
    const { totals, people: all } = await reportOf(page);
    expect(totals.people).toBeGreaterThan(15);
    await page.reload();
    await page.getByRole('button', { name: 'Últimos 12 meses', pressed: true }).waitFor();
    const summary = page.getByRole('list', { name: /^Resumo de / });
    await summary.getByText(`${totals.masses.toLocaleString('pt-BR')} missas`, { exact: true }).waitFor();
    await summary
      .getByText(`${totals.filled.toLocaleString('pt-BR')} de ${totals.places.toLocaleString('pt-BR')}`)
      .waitFor();

    // The bars: those furthest from their share first, all of them when asked for.
    const above = page.getByRole('list', { name: 'Serviram mais que a sua parte' });
    const most = [...all].sort((a, b) => b.difference - a.difference);
    expect(await above.getByRole('listitem').count()).toBe(15);
    const first = await above.getByRole('listitem').first().textContent();
    expect(first).toContain(`Serviu ${most[0]!.duties} missas, a sua parte era`);
    expect(first).toContain(`+${most[0]!.difference.toLocaleString('pt-BR')}`);
    const many = most.filter(({ difference }) => difference > 0).length;
    await page
      .getByRole('button', { name: `Mostrar todos (${many})`, exact: true })
      .first()
      .click();
    expect(await above.getByRole('listitem').count()).toBe(many);

    const report = await reportOf(page);
    await tabTo(page, 'Diferença');
    await page.keyboard.press('Enter');
    const heading = people(page).getByRole('columnheader', { name: 'Diferença' });
    expect(await heading.getAttribute('aria-sort')).toBe('descending');
    const numbers = (await column(page, 6)).map((text) =>
      Number(/[+-]?[\d,]+$/.exec(text)![0].replace(',', '.')),
    );
    expect(numbers[0]).toBe(Math.max(...report.people.map(({ difference }) => difference)));
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    await page.keyboard.press('Enter');
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');

    const kind = report.kinds.reduce((a, b) => (b.duties > a.duties ? b : a));
    await page.getByLabel('Tipo de missa').selectOption(kind.ruleKey);
    await page.getByRole('button', { name: 'Serviu nesta missa' }).click();
    const dutiesOf = ({ byKind }: Report['people'][number]) =>
      byKind.find(({ ruleKey }) => ruleKey === kind.ruleKey)?.duties ?? 0;
    expect((await column(page, 2))[0]).toBe(`Serviu nesta missa${Math.max(...report.people.map(dutiesOf))}`);
    const somebody = report.people.find((person) => dutiesOf(person) > 0)!;
    await page.getByLabel('Buscar por nome').fill(somebody.scheduleName.toUpperCase());
    await people(page).getByRole('row').nth(2).waitFor({ state: 'detached' });
    await people(page)
      .getByRole('row')
      .filter({ hasText: `Serviu nesta missa${dutiesOf(somebody)}` })
      .getByRole('link', { name: somebody.scheduleName, exact: true })
      .waitFor();
    // Another period keeps what was sought.
    await press(page, 'Últimos 6 meses');
    expect(await page.getByLabel('Buscar por nome').inputValue()).toBe(somebody.scheduleName.toUpperCase());
    await page.getByLabel('Buscar por nome').fill('ninguém se chama assim');
    await seeText(page, 'Nenhum ministro com “ninguém se chama assim”.');
    await page.getByRole('button', { name: 'Limpar busca' }).click();
    await people(page).getByRole('row').nth(15).waitFor();

    const shown = await reportOf(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Equilíbrio de \p{Ll}+( de \d{4})? a \p{Ll}+ de \d{4}\.csv$/u);
    await seeText(page, 'Planilha baixada');
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toContain('Ministro;');
    expect(lines).toHaveLength(1 + shown.people.length);
    const { scheduleName, offers, countedOffers, duties } = shown.people[0]!;
    expect(lines[1]).toMatch(new RegExp(`^${scheduleName};${offers};${countedOffers};${duties};`));

    await page.getByLabel('Tipo de missa').selectOption('');
    await page.setViewportSize(PHONE);
    await people(page).waitFor();
    await expectNoSidewaysScroll(page);
    expect(await people(page).getByRole('button').count()).toBe(0);
    await page.getByLabel('Ordenar por').selectOption('Serviu: maior primeiro');
    const served = (await column(page, 4)).map((text) => Number(text.replace('Serviu', '')));
    expect(served).toEqual([...served].sort((a, b) => b - a));
    expect(served[0]).toBeGreaterThan(0);
    await page
      .getByRole('button', { name: /^Mostrar todos/ })
      .last()
      .click();
    await people(page).getByRole('row').nth(20).waitFor();
    await expectNoSidewaysScroll(page);
  });

  it('should be open to the rector, without the way to records', async () => {
    const page = await open('reitor', '/coordination');
    await page.getByRole('link', { name: 'Gerar relatórios' }).click();
    await page.waitForURL('**/fairness');
    await people(page).waitFor();
    expect(await people(page).getByRole('link').count()).toBe(0);
    await page
      .getByRole('navigation', { name: 'Gestão' })
      .getByRole('link', { name: 'Equilíbrio' })
      .waitFor();
  });
});

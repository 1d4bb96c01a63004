import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../src/api/client.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useCommonParish, type Login } from './parish.ts';
import { card } from './prepare.ts';
import { expectNoSidewaysScroll, NO_CONNECTION, tabTo } from './support.ts';

type Report = Answer<'GET /api/reports/fairness'>;

const REPORT = /\/api\/reports\/fairness\?/;

describe('Fairness report', () => {
  const parish = useCommonParish();

  const open = (as: Login = 'coordenacao', address = '/fairness', viewport = DESKTOP): Promise<Page> =>
    parish.visit(address, { as, viewport });

  /** The server's answer for the period in the page's address. */
  async function reportOf(page: Page): Promise<Report> {
    const read = await parish.api('coordenacao');
    return (await read('GET', `/api/reports/fairness${new URL(page.url()).search}`)) as Report;
  }

  const field = (page: Page, group: 'De' | 'Até', label: 'Mês' | 'Ano') =>
    page.getByRole('group', { name: group, exact: true }).getByLabel(label);

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

  it('should read a year with one press, keep it in the address and tell its numbers', async () => {
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
  });

  it('should order the people by a column, by keyboard too, find one, and count one kind of mass', async () => {
    const page = await open();
    await people(page).waitFor();
    await press(page, 'Últimos 12 meses');
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
  });

  it('should save the spreadsheet of the period, and say when it cannot', async () => {
    const page = await open();
    await press(page, 'Últimos 12 meses');
    const report = await reportOf(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Equilíbrio de \p{Ll}+( de \d{4})? a \p{Ll}+ de \d{4}\.csv$/u);
    await seeText(page, 'Planilha baixada');
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toContain('Ministro;');
    expect(lines).toHaveLength(1 + report.people.length);
    const { scheduleName, offers, countedOffers, duties } = report.people[0]!;
    expect(lines[1]).toMatch(new RegExp(`^${scheduleName};${offers};${countedOffers};${duties};`));

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click();
    await seeText(page, 'Erro ao baixar a planilha');
    await seeText(page, NO_CONNECTION);
  });

  it('should say what is wrong with a period beside its fields, and keep what was chosen', async () => {
    const page = await open('coordenacao', '/fairness?from=2024-05&to=2024-06');
    await field(page, 'De', 'Mês').selectOption('Julho');
    const last = page.getByRole('group', { name: 'Até', exact: true });
    await last.getByRole('alert').getByText('Escolha um mês que não venha antes do primeiro.').waitFor();
    expect(await page.getByRole('button', { name: 'Baixar planilha (CSV)' }).isDisabled()).toBe(true);
    await page.reload();
    await last.getByRole('alert').waitFor();
    expect(await field(page, 'De', 'Mês').inputValue()).toBe('7');
    await field(page, 'De', 'Ano').selectOption('2021');
    await last.getByRole('alert').waitFor({ state: 'detached' });
    await field(page, 'De', 'Mês').selectOption('Junho');
    await last.getByText('Escolha no máximo 36 meses. Este período tem 37.').waitFor();
    expect(new URL(page.url()).search).toBe('?from=2021-06&to=2024-06');
  });

  it('should say that nothing was published, and try again what did not come', async () => {
    const page = await open('coordenacao', '/fairness?from=2015-01&to=2015-02');
    await seeText(
      page,
      'Não há escala publicada de janeiro a fevereiro de 2015. Escolha outro período, ou traga o que já foi servido.',
    );
    await card(page, 'Sem servir há 60 dias').waitFor();
    await page.route(REPORT, (route) => route.abort());
    await page.getByRole('button', { name: 'Últimos 3 meses' }).click();
    await page.getByRole('alert').getByText(NO_CONNECTION).waitFor();
    await page.unroute(REPORT);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await people(page).waitFor();
  });

  it('should tell who waits and which masses lack people, or that nobody does', async () => {
    const page = await open('coordenacao', '/profile');
    const mass = { ruleKey: null, name: 'Vigília', time: '22:00', places: 12, filled: 9, missing: 3 };
    const changed = (values: Partial<Report>) => async (route: Route) => {
      const answer = (await (await route.fetch()).json()) as Report;
      await route.fulfill({ json: { ...answer, ...values } });
    };
    await page.route(
      REPORT,
      changed({
        absent: [
          { ministerId: 1, scheduleName: 'Ana', offers: 5, lastServed: '2026-01-31', nextDuty: '2027-02-28' },
          { ministerId: 2, scheduleName: 'Bia', offers: 1, lastServed: null, nextDuty: null },
        ],
        shortMasses: [
          { ...mass, masses: 4, timesShort: 3 },
          { ...mass, name: 'Novena', masses: 2, timesShort: 2 },
        ],
        removed: { name: 'Ministro removido', people: 2, duties: 7 },
      }),
    );
    await page.goto('/fairness');
    const absent = page.getByRole('table', { name: 'Sem servir há 60 dias' });
    await absent.getByRole('row', { name: 'Ana 5 missas 31/01/2026 28/02/2027', exact: true }).waitFor();
    await absent.getByRole('row', { name: 'Bia 1 missa nunca nenhuma marcada', exact: true }).waitFor();
    const always = page.getByRole('table', { name: 'Missas sempre incompletas' });
    await always.getByRole('row', { name: /^Novena 22h 2 de 2 vezes 3 de 12$/ }).waitFor();
    expect(await always.getByRole('row').count()).toBe(2);
    await page
      .getByRole('table', { name: 'Incompletas algumas vezes' })
      .getByRole('row', { name: /^Vigília 22h 3 de 4 vezes/ })
      .waitFor();
    await seeText(page, 'Além destas, 2 pessoas que apagaram seus dados serviram 7 missas neste período.');

    await page.unroute(REPORT);
    await page.route(REPORT, changed({ absent: [], shortMasses: [] }));
    await page.goto('/fairness');
    await seeText(page, 'Boa notícia: quem se ofereceu nos últimos 60 dias serviu.');
    await seeText(page, 'Boa notícia: nenhuma missa ficou incompleta neste período.');
  });

  it('should fit a phone, where people are cards with an order to choose', async () => {
    const page = await open('coordenacao', '/fairness', PHONE);
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

  it('should be open to the rector, without the way to records, and closed to ministers', async () => {
    const page = await open('reitor', '/coordination');
    await page.getByRole('link', { name: 'Gerar relatórios' }).click();
    await page.waitForURL('**/fairness');
    await people(page).waitFor();
    expect(await people(page).getByRole('link').count()).toBe(0);
    await page
      .getByRole('navigation', { name: 'Gestão' })
      .getByRole('link', { name: 'Equilíbrio' })
      .waitFor();
    const minister = await open('ministro');
    await minister.getByRole('heading', { level: 1, name: 'Acesso negado' }).waitFor();
  });
});

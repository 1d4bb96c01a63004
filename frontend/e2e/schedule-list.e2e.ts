import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { card, headings, newSchedule, spoken } from './prepare.ts';
import {
  dayOf,
  inCalendar,
  inDay,
  listOf,
  MONTHS,
  monthAndYear,
  ofSchedule,
  panelOf,
  reached,
  Schedules,
  type Detail,
} from './schedule-support.ts';
import { expectNoSidewaysScroll, NO_CONNECTION, tabTo } from './support.ts';

const YEARS_AROUND = 2;
const WRITES =
  /Nova Escala|Excluir|Publicar|Gerar|Mais ações|Incluir|Editar|Retirar|Fixar|Soltar|Ações para|Arrastar/;

const options = (select: Locator) => select.getByRole('option').allTextContents();

describe('/schedules', () => {
  const parish = useParish();
  const schedules = new Schedules(parish);
  /** The demonstration's month that is under way. */
  let published: Detail;
  beforeAll(async () => {
    published = await schedules.inState('published');
  });

  it('should tell what each schedule is and where it leads, by year and month', async () => {
    const page = await parish.visit('/schedules', { as: 'coordenacao' });
    const current = published.year;
    await page.getByRole('heading', { level: 1, name: 'Escalas' }).waitFor();
    const filters = page.getByRole('search', { name: 'Filtrar escalas' });
    const years = Array.from({ length: 5 }, (_, index) => String(current - YEARS_AROUND + index));
    expect(await options(filters.getByLabel('Ano'))).toEqual(years);
    expect(await filters.getByLabel('Ano').inputValue()).toBe(String(current));
    expect(await options(filters.getByLabel('Mês'))).toEqual(['Todos os meses', ...MONTHS]);
    await ofSchedule(page, published.title).waitFor();
    const ofYear = await schedules.list(`?year=${current}`);
    expect(await headings(page.locator('main'), 2)).toEqual(ofYear.map(({ title }) => title));

    await filters.getByLabel('Mês').selectOption({ label: MONTHS[published.month - 1]! });
    await page.waitForURL(`**${listOf(published)}`);
    await page.reload();
    const own = ofSchedule(page, published.title);
    await own.getByText('Publicada', { exact: true }).waitFor();
    await own.getByText(`Mensal · ${monthAndYear(published)}`).waitFor();
    await own.getByText(/^Criada em \d\d\/\d\d\/\d{4}$/).waitFor();
    const links = await own
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Ver Detalhes', `/schedules/${published.id}`],
      ['Editar', `/questionnaires?scheduleId=${published.id}`],
      ['Assistente IA', `/ai-schedule/${published.id}`],
    ]);

    await filters.getByLabel('Ano').selectOption(years[0]!);
    await seeText(page, 'Nenhuma escala encontrada');
    await page
      .getByText(`Ainda não há escala em ${monthAndYear({ ...published, year: current - 2 })}.`)
      .waitFor();
    await page.getByRole('button', { name: 'Criar escala' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova Escala' });
    expect(await dialog.getByLabel('Ano').inputValue()).toBe(years[0]);
    expect(await dialog.getByLabel('Mês').inputValue()).toBe(String(published.month));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.locator('main header').getByRole('link', { name: 'Questionários' }).click();
    await page.waitForURL('**/questionnaires');
    await page.goBack();
    await page.getByRole('link', { name: 'Voltar à Coordenação' }).click();
    await page.waitForURL('**/coordination');
  });

  it('should create a schedule, also after the network failed, and keep what the server refuses', async () => {
    const { id, year, month } = await newSchedule(parish, 'A do mês inteiro');
    const page = await parish.visit(listOf({ year, month }), { as: 'coordenacao' });
    await page.getByRole('button', { name: 'Nova Escala' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova Escala' });
    const title = dialog.getByLabel('Título');
    const next = { year: month === 12 ? year + 1 : year, month: (month % 12) + 1 };
    await title.waitFor();
    expect(await title.inputValue()).toBe(`Escala de ${monthAndYear(next)}`);
    await dialog.getByLabel('Ano').selectOption(String(year));
    await dialog.getByLabel('Mês').selectOption(String(month));
    expect(await title.inputValue()).toBe(`Escala de ${monthAndYear({ year, month })}`);
    await dialog.getByText('Já existe, em rascunho. Abrir?').waitFor();
    expect(await dialog.getByRole('link', { name: 'Abrir A do mês inteiro' }).getAttribute('href')).toBe(
      `/schedules/${id}`,
    );
    expect(await dialog.getByLabel('Tipo').inputValue()).toBe('mensal');
    expect(await options(dialog.getByLabel('Tipo'))).toEqual(['Mensal', 'Semanal']);
    expect(await options(dialog.getByLabel('Mês'))).toEqual(MONTHS);
    expect(await options(dialog.getByLabel('Ano'))).toHaveLength(5);
    await title.fill('Semana da padroeira');
    await dialog.getByLabel('Descrição').fill('Novena e festa.');
    await dialog.getByLabel('Tipo').selectOption({ label: 'Semanal' });
    await dialog.getByLabel('Um dia da semana desejada').fill(`${year - 1}-03-10`);
    await dialog.getByRole('button', { name: 'Criar escala' }).click();
    await dialog.getByText('Início: escolha um dia de uma semana do mês da escala.').waitFor();
    await dialog.getByLabel('Um dia da semana desejada').fill(`${year}-${String(month).padStart(2, '0')}-15`);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Criar escala' }).click();
    await dialog.getByText(NO_CONNECTION).waitFor();
    await seeText(page, 'Erro');
    await seeText(page, 'Falha ao criar escala. Tente novamente.');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Criar escala' }).click();
    await seeText(page, 'Escala criada com sucesso!');
    // There it is told what comes next.
    await page.getByRole('heading', { level: 1, name: 'Semana da padroeira' }).waitFor();
    await seeText(page, 'Pergunte aos ministros quando podem servir.');
    const [made] = (await schedules.list(`?year=${year}&month=${month}`)).filter(
      ({ type }) => type === 'semanal',
    );
    expect(made).toMatchObject({
      title: 'Semana da padroeira',
      description: 'Novena e festa.',
      status: 'draft',
    });
    const { startDate, endDate, slots } = await schedules.detail(made!.id);
    expect(Date.parse(endDate) - Date.parse(startDate)).toBe(6 * 24 * 60 * 60 * 1000);
    expect(slots).toBeGreaterThan(0);
  });

  it('should warn before it deletes, and say whether it did', async () => {
    const made = await newSchedule(parish, 'Feita por engano');
    const page = await parish.visit(listOf(made), { as: 'coordenacao' });
    const bin = page.getByRole('button', { name: 'Excluir Feita por engano' });
    await bin.click();
    const dialog = page.getByRole('dialog', { name: 'Excluir escala' });
    await dialog
      .getByText(
        'Os questionários com suas respostas e todos os lugares dados também são excluídos. Isso não pode ser desfeito.',
      )
      .waitFor();
    await dialog.getByText(/^Situação: Rascunho, com ninguém escalado\.$/).waitFor();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await bin.click();
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Excluir escala' }).click();
    await seeText(page, 'Erro');
    await seeText(page, 'Falha ao excluir escala. Tente novamente.');
    await page.context().setOffline(false);
    expect(await schedules.detail(made.id)).toMatchObject({ title: 'Feita por engano' });
    await dialog.getByRole('button', { name: 'Excluir escala' }).click();
    await seeText(page, 'Escala excluída com sucesso!');
    await seeText(page, 'Nenhuma escala encontrada');
    await expect(schedules.detail(made.id)).rejects.toThrow('404');
  });

  describe('and a schedule opened from it', () => {
    it('should be made and changed by keyboard alone', async () => {
      const { year, month } = await newSchedule(parish, 'Do mesmo mês');
      const page = await parish.visit(listOf({ year, month }), { as: 'coordenacao' });
      await ofSchedule(page, 'Do mesmo mês').waitFor();
      await tabTo(page, 'Nova Escala');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Título');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('Só com o teclado');
      await tabTo(page, 'Criar escala');
      await page.keyboard.press('Enter');
      await seeText(page, 'Escala criada com sucesso!');
      const { id } = (await schedules.list()).find(({ title }) => title === 'Só com o teclado')!;
      const [mass] = await schedules.masses(id);
      const [stays, leaves] = (await schedules.fill(id, mass!.id, 2)).toSorted((a, b) =>
        a.scheduleName.localeCompare(b.scheduleName, 'pt-BR'),
      );

      await page.goto(`/schedules/${id}`);
      await inCalendar(page, mass!).waitFor();
      await tabTo(page, /^\d+h/, 120);
      await page.keyboard.press('Enter');
      const panel = panelOf(page, mass!);
      await panel.waitFor();
      await tabTo(page, `Ações para ${stays!.scheduleName}`);
      await page.keyboard.press('Enter');
      await reached(page, 'Trocar com…').waitFor();
      await page.keyboard.press('s');
      await reached(page, 'Soltar').waitFor();
      await page.keyboard.press('Enter');
      await seeText(page, `${stays!.scheduleName} pode mudar no próximo cálculo`);
      await tabTo(page, `Ações para ${leaves!.scheduleName}`);
      await page.keyboard.press('Enter');
      await reached(page, 'Trocar com…').waitFor();
      await page.keyboard.press('r');
      await reached(page, 'Retirar desta missa').waitFor();
      await page.keyboard.press('Enter');
      await seeText(page, `${leaves!.scheduleName} saiu da missa de ${spoken(mass!)}`);
      expect((await schedules.masses(id))[0]!.ministers).toMatchObject([
        { ministerId: stays!.id, pinned: false },
      ]);
      // It goes by itself: whether Escape closes it or the panel hangs on how long this took.
      await page.getByLabel('Fechar aviso').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      // The keyboard is again at the mass.
      await inCalendar(page, mass!).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      await panel.waitFor();
    });

    it('should be read, and nothing else, by the reitor; and by no minister', async () => {
      const { id, year, month, slots } = await newSchedule(parish, 'Só para ler');
      const [person] = await schedules.fill(id, slots[0]!.id, 1);
      const page = await parish.visit(listOf({ year, month }), { as: 'reitor' });
      await ofSchedule(page, 'Só para ler').waitFor();
      expect(await page.locator('main').getByRole('button').allTextContents()).toEqual([]);
      expect(await ofSchedule(page, 'Só para ler').getByRole('link').allTextContents()).toEqual([
        'Ver Detalhes',
      ]);
      await page.getByRole('link', { name: 'Ver Detalhes' }).click();
      await inCalendar(page, slots[0]!).click();
      await panelOf(page, slots[0]!).getByText(person!.scheduleName).waitFor();
      expect(await page.getByRole('button', { name: WRITES, includeHidden: true }).count()).toBe(0);
      expect(await page.getByRole('link', { name: 'Assistente IA', includeHidden: true }).count()).toBe(0);
      const rector = await parish.api('reitor');
      await expect(rector('DELETE', `/api/schedules/${id}`)).rejects.toThrow('403');
      await expect(rector('POST', `/api/schedules/${id}/roster`)).rejects.toThrow('403');

      const minister = await parish.visit('/schedules', { as: 'ministro', viewport: PHONE });
      await minister.getByRole('heading', { level: 1, name: 'Acesso negado' }).waitFor();
    });

    it('should be a list by day on a phone, nothing wider than it', async () => {
      const { id, year, month, title } = published;
      const page = await parish.visit(listOf({ year, month }), { as: 'coordenacao', viewport: PHONE });
      await ofSchedule(page, title).waitFor();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Nova Escala' }).click();
      await page.getByRole('dialog', { name: 'Nova Escala' }).waitFor();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await ofSchedule(page, title).getByRole('link', { name: 'Ver Detalhes' }).click();

      const served = (await schedules.masses(id)).findLast(({ ministers }) => ministers.length > 0)!;
      const times = card(page, 'Horários da Escala');
      const day = times.getByRole('listitem').filter({ hasText: dayOf(served) });
      const row = inDay(times, served, 'listitem');
      await row.waitFor();
      expect(await page.getByRole('table', { name: /^Missas:/ }).count()).toBe(0);
      await times.getByLabel('Mostrar quem serve em cada missa').check();
      for (const { scheduleName } of served.ministers)
        await day.getByRole('button', { name: scheduleName, exact: true }).first().waitFor();
      await expectNoSidewaysScroll(page);
      await row.click();
      const ofItsDay = new RegExp(`^${served.description}, \\S+ ${Number(served.date.slice(-2))} `);
      const dialog = page.getByRole('dialog', { name: ofItsDay });
      await dialog.waitFor();
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Fechar' }).click();
      await dialog.waitFor({ state: 'detached' });
    });
  });
});

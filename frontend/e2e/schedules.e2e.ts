import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { Parish, seeText } from './parish.ts';
import { card, headings, mailTo, newSchedule, spoken, type Schedule, type Slot } from './prepare.ts';
import { expectNoSidewaysScroll, holdBack, NO_CONNECTION, tabTo } from './support.ts';

const MONTHS = [
  ...['Janeiro', 'Fevereiro', 'Março', 'Abril', 'Maio', 'Junho'],
  ...['Julho', 'Agosto', 'Setembro', 'Outubro', 'Novembro', 'Dezembro'],
];
const YEARS_AROUND = 2;
const STATUS_LABELS = {
  draft: 'Rascunho',
  planning: 'Planejamento',
  active: 'Ativa',
  published: 'Publicada',
  completed: 'Concluído',
  archived: 'Arquivada',
};
const WRITES = /Nova Escala|Excluir|Publicar|Gerar|Mais ações|Incluir|Editar|Retirar|Fixar|Soltar/;

interface Detail extends Schedule {
  type: string;
  description: string | null;
  startDate: string;
  endDate: string;
  slots: number;
  places: number;
  filled: number;
}

interface Mass extends Slot {
  requiredMinisters: number;
  ministers: {
    assignmentId: number;
    ministerId: number;
    scheduleName: string;
    origin: string;
    pinned: boolean;
  }[];
}

interface Overview {
  required: number;
  filled: number;
  missing: number;
  run: { id: number; status: string } | null;
  ministers: unknown[];
}

interface Person {
  id: number;
  email: string;
  scheduleName: string;
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const monthAndYear = ({ year, month }: { year: number; month: number }) =>
  `${MONTHS[month - 1]!.toLowerCase()} de ${year}`;
const shortDate = (date: string) => date.split('-').reverse().join('/');
const listOf = ({ year, month }: { year: number; month: number }) => `/schedules?year=${year}&month=${month}`;
const options = (select: Locator) => select.getByRole('option').allTextContents();
/** A schedule's card in the list. */
const ofSchedule = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** 'domingo, 6 de dezembro' */
const dayOf = (mass: Pick<Mass, 'date' | 'time'>) => spoken(mass).replace(/, [^,]+$/, '');

/** The button of a mass in its day, which is a cell of the calendar or, where there is little room, an item of the list. */
function inDay(page: Page, mass: Pick<Mass, 'date' | 'time'>, role: 'cell' | 'listitem'): Locator {
  const hour = spoken(mass).slice(dayOf(mass).length + 2);
  return page
    .getByRole(role)
    .filter({ hasText: dayOf(mass) })
    .getByRole('button', { name: new RegExp(`^${hour}(?!\\d)`) });
}
const inCalendar = (page: Page, mass: Pick<Mass, 'date' | 'time'>) => inDay(page, mass, 'cell');

/** Chooses one of the acts behind 'Mais ações'. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name }).click();
}

describe('Schedules', () => {
  let parish: Parish;
  /** The demonstration's month that is under way, and the one that is being asked about. */
  let published: Detail;
  let planning: Detail;
  beforeAll(async () => {
    parish = await Parish.open();
    const inState = async (status: string) =>
      await detail((await schedules()).find((one) => one.status === status)!.id);
    published = await inState('published');
    planning = await inState('planning');
  });
  afterEach(async () => {
    await parish.closePages();
    expect(parish.problems.splice(0)).toEqual([]);
  });
  afterAll(() => parish.close());

  const ask = async <Answer>(method: string, address: string, body?: unknown): Promise<Answer> =>
    (await (
      await parish.api('coordenacao')
    )(method, address, body)) as Answer;
  const schedules = (query = '') => ask<Detail[]>('GET', `/api/schedules${query}`);
  const detail = (id: number) => ask<Detail>('GET', `/api/schedules/${id}`);
  const masses = (id: number) => ask<Mass[]>('GET', `/api/schedules/${id}/slots`);
  const overview = (id: number) => ask<Overview>('GET', `/api/schedules/${id}/roster`);

  /** Gives places at a mass to so many people. */
  async function fill(scheduleId: number, slotId: number, count: number): Promise<Person[]> {
    const filter = encodeURIComponent('{"isActive":true}');
    const people = await ask<Person[]>('GET', `/api/ministers?filter=${filter}&range=[0,30]`);
    const given: Person[] = [];
    for (const person of people) {
      if (given.length === count) break;
      try {
        await ask('POST', `/api/schedules/${scheduleId}/assignments`, { slotId, ministerId: person.id });
        given.push(person);
      } catch {
        // A relative who serves apart, a mandate that ends: somebody else.
      }
    }
    expect(given).toHaveLength(count);
    return given;
  }

  describe('/schedules', () => {
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
      const ofYear = await schedules(`?year=${current}`);
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

    it('should call each state by its name', async () => {
      const titles = Object.fromEntries(
        Object.keys(STATUS_LABELS).map((status) => [status, `Estado ${status}`]),
      );
      const { id: first, year, month, slots } = await newSchedule(parish, titles.draft!);
      const days = [...new Map(slots.map((slot) => [slot.date, slot])).values()];
      const steps = {
        planning: ['planning'],
        active: ['active'],
        published: ['publish'],
        completed: ['publish', 'completed'],
        archived: ['publish', 'completed', 'archived'],
      };
      for (const [index, [status, path]] of Object.entries(steps).entries()) {
        const { id } = await ask<Detail>('POST', '/api/schedules', { title: titles[status], year, month });
        for (const step of path) {
          if (step !== 'publish') {
            await ask('PUT', `/api/schedules/${id}`, { status: step });
            continue;
          }
          const slot = (await masses(id)).find(({ date }) => date === days[index]!.date)!;
          await fill(id, slot.id, 1);
          await ask('POST', `/api/schedules/${id}/publish`, { confirmEmptyPlaces: true });
        }
      }
      const page = await parish.visit(listOf({ year, month }), { as: 'coordenacao' });
      for (const [status, label] of Object.entries(STATUS_LABELS))
        await ofSchedule(page, titles[status]!).getByText(label, { exact: true }).waitFor();
      expect((await detail(first)).status).toBe('draft');
    });

    it('should create a schedule, also after the network failed, and keep what the server refuses', async () => {
      const { year, month } = await newSchedule(parish, 'A do mês inteiro');
      const page = await parish.visit(listOf({ year, month }), { as: 'coordenacao' });
      await page.getByRole('button', { name: 'Nova Escala' }).click();
      const dialog = page.getByRole('dialog', { name: 'Nova Escala' });
      const title = dialog.getByLabel('Título');
      expect(await title.inputValue()).toBe(`Escala de ${monthAndYear({ year, month })}`);
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
      await dialog
        .getByLabel('Um dia da semana desejada')
        .fill(`${year}-${String(month).padStart(2, '0')}-15`);
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: 'Criar escala' }).click();
      await dialog.getByText(NO_CONNECTION).waitFor();
      await seeText(page, 'Erro');
      await seeText(page, 'Falha ao criar escala. Tente novamente.');
      await page.context().setOffline(false);
      await dialog.getByRole('button', { name: 'Criar escala' }).click();
      await seeText(page, 'Escala criada com sucesso!');
      await dialog.waitFor({ state: 'detached' });
      await ofSchedule(page, 'Semana da padroeira')
        .getByText(`Semanal · ${monthAndYear({ year, month })}`)
        .waitFor();
      const [made] = (await schedules(`?year=${year}&month=${month}`)).filter(
        ({ type }) => type === 'semanal',
      );
      expect(made).toMatchObject({
        title: 'Semana da padroeira',
        description: 'Novena e festa.',
        status: 'draft',
      });
      const { startDate, endDate, slots } = await detail(made!.id);
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
          'Os questionários com suas respostas e todas as pessoas escaladas também são excluídos. Isso não pode ser desfeito.',
        )
        .waitFor();
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await dialog.waitFor({ state: 'detached' });
      await bin.click();
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: 'Excluir escala' }).click();
      await seeText(page, 'Erro');
      await seeText(page, 'Falha ao excluir escala. Tente novamente.');
      await page.context().setOffline(false);
      expect(await detail(made.id)).toMatchObject({ title: 'Feita por engano' });
      await dialog.getByRole('button', { name: 'Excluir escala' }).click();
      await seeText(page, 'Escala excluída com sucesso!');
      await seeText(page, 'Nenhuma escala encontrada');
      await expect(detail(made.id)).rejects.toThrow('404');
    });

    it('should show three skeletons while it waits, and try again what failed', async () => {
      const page = await parish.visit('/status', { as: 'coordenacao' });
      const release = await holdBack(page, /\/api\/schedules\?year=/);
      await page.goto(listOf(published));
      await page.getByTestId('skeleton').first().waitFor();
      expect(await page.getByTestId('skeleton').count()).toBe(3);
      release();
      await ofSchedule(page, published.title).waitFor();
      expect(await page.getByTestId('skeleton').count()).toBe(0);
      await page.route(/\/api\/schedules\?year=/, (route) => route.abort());
      await page.reload();
      await page.getByRole('alert').getByText(NO_CONNECTION).waitFor();
      await page.unroute(/\/api\/schedules\?year=/);
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await ofSchedule(page, published.title).waitFor();
    });
  });

  describe('/schedules/{id}', () => {
    it('should tell what a schedule is, what it asks, and its masses', async () => {
      const [asked] = await ask<
        { title: string; questions: unknown[]; responseCount: number; totalMinisters: number }[]
      >('GET', `/api/questionnaires?scheduleId=${planning.id}`);
      const page = await parish.visit(`/schedules/${planning.id}`, { as: 'coordenacao' });
      await page.getByRole('heading', { level: 1, name: planning.title }).waitFor();
      await seeText(page, monthAndYear(planning));
      const information = card(page, 'Informações da Escala');
      await information.getByText('Planejamento', { exact: true }).waitFor();
      await information.getByText(planning.description!).waitFor();
      const period = `${shortDate(planning.startDate)} a ${shortDate(planning.endDate)} (mensal)`;
      await information.getByText(period).waitFor();
      const facts = await information.locator('dt, dd').allTextContents();
      const moment = /^\d{1,2} de \p{L}+ de \d{4} às \d\d:\d\d$/u;
      expect(facts).toEqual([
        'Período',
        period,
        'Criada em',
        expect.stringMatching(moment),
        'Última atualização',
        expect.stringMatching(moment),
      ]);

      const questionnaires = card(page, 'Questionários de Disponibilidade');
      await questionnaires.getByRole('heading', { level: 3, name: asked!.title }).waitFor();
      await questionnaires.getByText('Enviado', { exact: true }).waitFor();
      await questionnaires.getByText(/^Enviado em \d\d\/\d\d\/\d{4}$/).waitFor();
      await questionnaires.getByText(plural(asked!.questions.length, 'pergunta', 'perguntas')).waitFor();
      await questionnaires
        .getByText(`${asked!.responseCount} de ${asked!.totalMinisters} responderam`)
        .waitFor();
      expect(
        await questionnaires.getByRole('link', { name: 'Gerenciar Questionários' }).getAttribute('href'),
      ).toBe(`/questionnaires?scheduleId=${planning.id}`);

      const all = await masses(planning.id);
      const times = card(page, 'Horários da Escala');
      await times.getByText(new RegExp(`^${all.length} missas, \\d+ lugares$`)).waitFor();
      await inCalendar(page, all[0]!).waitFor();
      await times.getByRole('button', { name: 'Ver lista' }).click();
      expect(await headings(times, 3)).toEqual([...new Set(all.map(dayOf))]);
      const first = times.getByRole('listitem').filter({ hasText: dayOf(all[0]!) });
      await first.getByText(all[0]!.description).first().waitFor();
      await first
        .getByText(plural(all[0]!.requiredMinisters, 'ministro', 'ministros'), { exact: true })
        .first()
        .waitFor();
      await times.getByRole('button', { name: 'Ver calendário' }).click();
      await inCalendar(page, all.at(-1)!).waitFor();
      await page.getByRole('link', { name: 'Voltar às Escalas' }).click();
      await page.waitForURL('**/schedules');
    });

    it('should say what is not there yet, and add, change and remove a mass', async () => {
      const { year, month } = await newSchedule(parish, 'Outra do mesmo mês');
      const { id, startDate } = await ask<Detail>('POST', '/api/schedules', {
        title: 'Sem horários',
        type: 'semanal',
        year,
        month,
      });
      for (const mass of await masses(id)) await ask('DELETE', `/api/slots/${mass.id}`);
      const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
      await seeText(page, 'Sem descrição');
      await seeText(page, 'Nenhum questionário criado para esta escala');
      expect(await page.getByRole('link', { name: 'Criar Primeiro Questionário' }).getAttribute('href')).toBe(
        `/questionnaires?scheduleId=${id}`,
      );
      await seeText(page, 'Nenhum horário definido para esta escala');
      await seeText(page, 'Os horários serão gerados automaticamente com base no cronograma padrão');

      await page.getByRole('button', { name: 'Incluir missa' }).click();
      const form = page.getByRole('dialog', { name: 'Incluir missa' });
      expect(await form.getByLabel('Data').inputValue()).toBe(startDate);
      await form.getByLabel('Horário').fill('05:45');
      await form.getByLabel('Descrição').fill('Missa da alvorada');
      await form.getByLabel('Ministros necessários').fill('2');
      await form.getByLabel('Ministros experientes, pelo menos').fill('3');
      await form.getByRole('button', { name: 'Incluir missa' }).click();
      await form.getByRole('alert').waitFor();
      await form.getByLabel('Ministros experientes, pelo menos').fill('1');
      await form.getByRole('button', { name: 'Incluir missa' }).click();
      await seeText(page, 'Missa incluída');
      const mass = { date: startDate, time: '05:45' };
      await inCalendar(page, mass).click();
      const dialog = page.getByRole('dialog', { name: 'Missa da alvorada' });
      await dialog.getByText('2 ministros', { exact: true }).waitFor();
      await dialog.getByText('Ninguém escalado ainda.').waitFor();
      await dialog.getByRole('button', { name: 'Editar missa' }).click();
      const change = page.getByRole('dialog', { name: 'Editar missa' });
      await change.getByLabel('Ministros necessários').fill('4');
      await change.getByRole('button', { name: 'Salvar missa' }).click();
      await seeText(page, 'Missa atualizada');
      await dialog.getByText('4 ministros', { exact: true }).waitFor();
      expect(await masses(id)).toMatchObject([{ ...mass, requiredMinisters: 4 }]);
      await dialog.getByRole('button', { name: 'Excluir missa' }).click();
      await page
        .getByRole('dialog', { name: 'Excluir missa' })
        .getByRole('button', { name: 'Excluir missa' })
        .click();
      await seeText(page, 'Missa excluída');
      await seeText(page, 'Nenhum horário definido para esta escala');
      expect(await masses(id)).toEqual([]);
    });

    it('should say that it loads, that it could not, and that there is none', async () => {
      const { id, title } = published;
      const page = await parish.visit('/status', { as: 'coordenacao' });
      const one = new RegExp(`/api/schedules/${id}$`);
      const release = await holdBack(page, one);
      await page.goto(`/schedules/${id}`);
      await seeText(page, 'Carregando detalhes da escala...');
      release();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.route(one, (route) => route.abort());
      await page.reload();
      await page.getByRole('alert').getByText(NO_CONNECTION).waitFor();
      await page.unroute(one);
      await page.getByRole('button', { name: 'Tentar novamente' }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      for (const missing of ['999999', 'abril']) {
        await page.goto(`/schedules/${missing}`);
        await page.getByRole('heading', { level: 1, name: 'Escala não encontrada' }).waitFor();
      }
      await page.getByRole('link', { name: 'Voltar às Escalas' }).click();
      await page.waitForURL('**/schedules');
    });

    it('should compute the roster from the answers, then be changed by hand within the rules', async () => {
      const { id } = planning;
      const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
      const roster = card(page, 'Escala de ministros');
      await roster.getByText('A escala ainda não foi gerada.').waitFor();
      const release = await holdBack(page, /\/api\/roster-runs\/\d+\/events$/);
      await roster.getByRole('button', { name: 'Gerar escala' }).click();
      await roster.getByRole('progressbar', { name: 'Andamento do cálculo' }).waitFor();
      await roster.getByRole('button', { name: 'Gerando escala...' }).waitFor();
      await roster.getByRole('button', { name: 'Cancelar cálculo' }).waitFor();
      release();
      await seeText(page, 'Escala gerada');
      await roster.getByText(/Resultado ótimo|maior possível|Boa escala/).waitFor();
      const computed = await overview(id);
      await roster.getByText(`${computed.filled} de ${computed.required} lugares preenchidos`).waitFor();
      await roster.getByText('Como este resultado foi medido').click();
      await roster.getByRole('row', { name: /^Lugares vazios \d+ \d+/ }).waitFor();
      await roster.getByText('Missas por pessoa').click();
      const load = roster.getByRole('region', { name: 'Missas por pessoa' });
      expect(await load.getByRole('row').count()).toBe(computed.ministers.length + 1);

      const full = (await masses(id)).find(
        ({ ministers, requiredMinisters }) => ministers.length > 2 && ministers.length === requiredMinisters,
      )!;
      const mass = async () => (await masses(id)).find((one) => one.id === full.id)!;
      const [pinned, removed] = full.ministers.map(({ scheduleName }) => scheduleName) as [string, string];
      await inCalendar(page, full).click();
      const dialog = page.getByRole('dialog', { name: full.description });
      const button = (name: string) => dialog.getByRole('button', { name, exact: true });
      await dialog.getByText(/^Sobre esta missa: \d+ podem, \d+ talvez, \d+ não podem\.$/).waitFor();
      await button(`Fixar ${pinned} nesta missa`).click();
      await seeText(page, `${pinned} fica nesta missa`);
      await button(`Soltar ${pinned}`).waitFor();

      await button(`Retirar ${removed}`).click();
      const leave = page.getByRole('dialog', { name: `Retirar ${removed}` });
      await leave.getByText(`${removed} deixa a missa de ${spoken(full)}.`).waitFor();
      await leave.getByRole('button', { name: 'Retirar da missa' }).click();
      await seeText(page, `${removed} saiu desta missa`);
      await button(`Retirar ${removed}`).waitFor({ state: 'detached' });

      await dialog.getByRole('button', { name: /^Mostrar todos/ }).click();
      const unable = dialog.getByRole('listitem').filter({ hasText: 'respondeu que não pode' }).first();
      await unable.getByRole('button').click();
      await unable
        .getByRole('alert')
        .getByText(/respondeu que não pode servir/)
        .waitFor();
      expect((await mass()).ministers).toHaveLength(full.ministers.length - 1);

      await dialog.getByLabel('Procurar pelo nome').fill(removed.toUpperCase());
      await button(`Incluir ${removed}`).click();
      await seeText(page, `${removed} entrou nesta missa`);
      await dialog
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: `Retirar ${removed}`, exact: true }) })
        .getByText('posto à mão')
        .waitFor();
      const places = async () =>
        Object.fromEntries((await mass()).ministers.map((one) => [one.scheduleName, one]));
      expect(await places()).toMatchObject({
        [pinned]: { pinned: true, origin: 'automatic' },
        [removed]: { pinned: false, origin: 'manual' },
      });
      await button('Fechar').click();
      await dialog.waitFor({ state: 'detached' });

      // What was given by hand outlives the next computation.
      await roster.getByRole('button', { name: 'Gerar escala' }).click();
      const again = page.getByRole('dialog', { name: 'Gerar a escala de novo' });
      await again.getByText('Os lugares fixados e os postos à mão ficam como estão.').waitFor();
      await again.getByRole('button', { name: 'Gerar escala' }).click();
      await expect
        .poll(
          async () => {
            const { run } = await overview(id);
            return run!.id !== computed.run!.id && run!.status;
          },
          { timeout: 20_000 },
        )
        .toBe('done');
      expect(await places()).toMatchObject({ [pinned]: { pinned: true }, [removed]: { origin: 'manual' } });
      await roster.getByText(/^Último cálculo/).waitFor();
    });

    it('should publish to those who serve, tell them of each change, and take it back', async () => {
      const { id, title, slots } = await newSchedule(parish, 'A que se publica');
      const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
      await page.getByRole('button', { name: 'Publicar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Publicar escala' });
      await dialog
        .getByText('Ninguém tem lugar nesta escala ainda. Gere a escala antes de publicar.')
        .waitFor();
      await dialog.getByRole('button', { name: 'Voltar' }).click();

      const slot = slots[0]!;
      const [first, second] = await fill(id, slot.id, 3);
      await page.reload();
      await page.getByRole('button', { name: 'Publicar' }).click();
      await dialog.getByText('3 pessoas', { exact: true }).waitFor();
      await dialog.getByText(/^Faltam preencher \d+ lugares em \d+ missas\.$/).waitFor();
      await dialog.getByRole('button', { name: 'Publicar e avisar' }).click();
      await dialog.getByText('Marque para publicar assim mesmo.').waitFor();
      await dialog.getByLabel('Publicar mesmo com lugares vazios').check();
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: 'Publicar e avisar' }).click();
      await seeText(page, 'Erro ao publicar a escala');
      await page.context().setOffline(false);
      expect((await detail(id)).status).toBe('draft');
      await dialog.getByRole('button', { name: 'Publicar e avisar' }).click();
      await seeText(page, 'Escala publicada!');
      await seeText(page, '3 pessoas com missas: cada uma recebe um e-mail só com as suas.');
      await card(page, 'Informações da Escala').getByText('Publicada', { exact: true }).waitFor();
      await page.getByText(/^A escala está publicada\. Para gerar de novo/).waitFor();
      expect(await page.getByRole('button', { name: 'Gerar escala' }).count()).toBe(0);
      expect((await detail(id)).status).toBe('published');
      await mailTo(parish, first!.email, 'roster-published', slot.description);

      await inCalendar(page, slot).click();
      await page.getByRole('button', { name: `Retirar ${second!.scheduleName}`, exact: true }).click();
      const leave = page.getByRole('dialog', { name: `Retirar ${second!.scheduleName}` });
      await leave.getByText('A pessoa é avisada por e-mail.').waitFor();
      await leave.getByRole('button', { name: 'Retirar da missa' }).click();
      await seeText(page, `${second!.scheduleName} saiu desta missa`);
      await mailTo(parish, second!.email, 'roster-changed', slot.description);
      await page.getByRole('button', { name: 'Fechar', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      const minister = await parish.api('ministro');
      expect(await minister('GET', `/api/schedules/${id}`)).toMatchObject({ title });
      await act(page, 'Voltar para planejamento');
      const back = page.getByRole('dialog', { name: 'Voltar para planejamento' });
      await back.getByText(/Os ministros deixam de ver esta escala até que seja publicada de novo/).waitFor();
      await back.getByRole('button', { name: 'Voltar para planejamento' }).click();
      await seeText(page, 'Escala de volta ao planejamento');
      expect(await detail(id)).toMatchObject({ status: 'planning', filled: 2 });
      await expect(minister('GET', `/api/schedules/${id}`)).rejects.toThrow('404');
    });

    it('should be renamed, moved on and deleted behind one button', async () => {
      const { id, year, month } = await newSchedule(parish, 'A que se muda');
      const { id: asked } = await ask<{ id: number }>('POST', '/api/questionnaires', {
        scheduleId: id,
        year,
        month,
        title: 'Quem pode?',
      });
      const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
      const questionnaires = card(page, 'Questionários de Disponibilidade');
      await questionnaires.getByRole('heading', { level: 3, name: 'Quem pode?' }).waitFor();
      await questionnaires.getByText('Questionário automático de disponibilidade').waitFor();
      await questionnaires.getByText('Rascunho', { exact: true }).waitFor();
      await act(page, 'Editar título e descrição');
      const form = page.getByRole('dialog', { name: 'Editar título e descrição' });
      await form.getByLabel('Título').fill('A que se mudou');
      await form.getByLabel('Descrição').fill('Com a novena.');
      await form.getByRole('button', { name: 'Salvar' }).click();
      await seeText(page, 'Escala atualizada');
      await page.getByRole('heading', { level: 1, name: 'A que se mudou' }).waitFor();
      await seeText(page, 'Com a novena.');
      await act(page, 'Passar para planejamento');
      await seeText(page, 'Situação alterada');
      await seeText(page, 'A escala está agora em: Planejamento.');
      await act(page, 'Ativar escala');
      await seeText(page, 'A escala está agora em: Ativa.');
      expect(await detail(id)).toMatchObject({ status: 'active', description: 'Com a novena.' });
      await act(page, 'Excluir escala');
      await page
        .getByRole('dialog', { name: 'Excluir escala' })
        .getByRole('button', { name: 'Excluir escala' })
        .click();
      await seeText(page, 'Escala excluída com sucesso!');
      await page.waitForURL('**/schedules');
      await expect(detail(id)).rejects.toThrow('404');
      await expect(ask('GET', `/api/questionnaires/${asked}`)).rejects.toThrow('404');
    });

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
      const { id } = (await schedules(`?year=${year}&month=${month}`)).find(
        ({ title }) => title === 'Só com o teclado',
      )!;
      const [mass] = await masses(id);
      const [stays, leaves] = await fill(id, mass!.id, 2);

      await page.goto(`/schedules/${id}`);
      await inCalendar(page, mass!).waitFor();
      await tabTo(page, /^\d+h/, 120);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: mass!.description });
      await dialog.waitFor();
      await tabTo(page, `Fixar ${stays!.scheduleName} nesta missa`);
      await page.keyboard.press('Space');
      await seeText(page, `${stays!.scheduleName} fica nesta missa`);
      await tabTo(page, `Retirar ${leaves!.scheduleName}`);
      await page.keyboard.press('Enter');
      await tabTo(page, 'Retirar da missa');
      await page.keyboard.press('Enter');
      await seeText(page, `${leaves!.scheduleName} saiu desta missa`);
      expect((await masses(id))[0]!.ministers).toMatchObject([{ ministerId: stays!.id, pinned: true }]);
      // The first closes the toast, when it is still there.
      await page.keyboard.press('Escape');
      await page.getByLabel('Fechar aviso').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      // The keyboard is again at the mass.
      await page.keyboard.press('Enter');
      await dialog.waitFor();
    });

    it('should be read, and nothing else, by the reitor; and by no minister', async () => {
      const { id, year, month, slots } = await newSchedule(parish, 'Só para ler');
      const [person] = await fill(id, slots[0]!.id, 1);
      const page = await parish.visit(listOf({ year, month }), { as: 'reitor' });
      await ofSchedule(page, 'Só para ler').waitFor();
      expect(await page.locator('main').getByRole('button').allTextContents()).toEqual([]);
      expect(await ofSchedule(page, 'Só para ler').getByRole('link').allTextContents()).toEqual([
        'Ver Detalhes',
      ]);
      await page.getByRole('link', { name: 'Ver Detalhes' }).click();
      await inCalendar(page, slots[0]!).click();
      const dialog = page.getByRole('dialog', { name: slots[0]!.description });
      await dialog.getByText(person!.scheduleName).waitFor();
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

      const served = (await masses(id)).find(({ ministers }) => ministers.length > 0)!;
      const times = card(page, 'Horários da Escala');
      const day = times.getByRole('listitem').filter({ hasText: dayOf(served) });
      const row = inDay(page, served, 'listitem');
      await row.waitFor();
      expect(await page.getByRole('table', { name: /^Missas:/ }).count()).toBe(0);
      await times.getByLabel('Mostrar quem serve em cada missa').check();
      await day.getByText(served.ministers.map(({ scheduleName }) => scheduleName).join(' · ')).waitFor();
      await expectNoSidewaysScroll(page);
      await row.click();
      const dialog = page.getByRole('dialog', { name: served.description });
      await dialog.getByText(spoken(served)).first().waitFor();
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Fechar' }).click();
      await dialog.waitFor({ state: 'detached' });
    });
  });
});

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeText, useParish } from './parish.ts';
import { card, headings, mailTo, newSchedule, spoken, unfolded } from './prepare.ts';
import { dayOf, inCalendar, monthAndYear, panelOf, Schedules, type Detail } from './schedule-support.ts';
import { settled } from './screens.ts';
import { holdBack, NO_CONNECTION } from './support.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const shortDate = (date: string) => date.split('-').reverse().join('/');

/** Chooses one of the acts behind 'Mais ações'. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name }).click();
}

describe('/schedules/{id}', () => {
  const parish = useParish();
  const schedules = new Schedules(parish);
  /** The demonstration's month that is under way, and the one that is being asked about. */
  let published: Detail;
  let planning: Detail;
  beforeAll(async () => {
    published = await schedules.inState('published');
    planning = await schedules.inState('planning');
  });

  it('should tell what a schedule is, what it asks, and its masses', async () => {
    const [asked] = await schedules.ask<
      { title: string; questions: unknown[]; responseCount: number; totalMinisters: number }[]
    >('GET', `/api/questionnaires?scheduleId=${planning.id}`);
    const page = await parish.visit(`/schedules/${planning.id}`, { as: 'coordenacao' });
    await page.getByRole('heading', { level: 1, name: planning.title }).waitFor();
    const information = await unfolded(page, 'Informações da Escala');
    await information.getByText('Planejamento', { exact: true }).waitFor();
    await information.getByText(planning.description!).waitFor();
    const period = `${shortDate(planning.startDate)} a ${shortDate(planning.endDate)} (mensal)`;
    await information.getByText(period).waitFor();
    const facts = await information.locator('dt, dd').allTextContents();
    const moment = /^\d{1,2}º? de \p{L}+ de \d{4} às \d\d:\d\d$/u;
    expect(facts).toEqual([
      'Período',
      period,
      'Criada em',
      expect.stringMatching(moment),
      'Última atualização',
      expect.stringMatching(moment),
    ]);

    const questionnaires = await unfolded(page, 'Questionários de Disponibilidade');
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

    const all = await schedules.masses(planning.id);
    const times = card(page, 'Horários da Escala');
    await times.getByText(new RegExp(`^${all.length} missas, \\d+ lugares$`)).waitFor();
    await inCalendar(page, all[0]!).waitFor();
    await times.getByRole('tab', { name: 'Lista' }).click();
    await times.getByLabel('Mostrar quem serve em cada missa').waitFor();
    expect(await headings(times, 3)).toEqual([...new Set(all.map(dayOf))]);
    const first = times.getByRole('listitem').filter({ hasText: dayOf(all[0]!) });
    await first.getByText(all[0]!.description).first().waitFor();
    await first
      .getByText(plural(all[0]!.requiredMinisters, 'ministro', 'ministros'), { exact: true })
      .first()
      .waitFor();
    await times.getByRole('tab', { name: 'Calendário' }).click();
    await inCalendar(page, all.at(-1)!).waitFor();
    await page.getByRole('link', { name: 'Voltar às Escalas' }).click();
    await page.waitForURL('**/schedules');
  });

  it('should say what is not there yet, and add, change and remove a mass', async () => {
    const { year, month } = await newSchedule(parish, 'Outra do mesmo mês');
    const { id, startDate } = await schedules.ask<Detail>('POST', '/api/schedules', {
      title: 'Sem horários',
      type: 'semanal',
      year,
      month,
    });
    for (const mass of await schedules.masses(id)) await schedules.ask('DELETE', `/api/slots/${mass.id}`);
    const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
    await seeText(page, monthAndYear({ year, month }));
    await unfolded(page, 'Informações da Escala');
    await seeText(page, 'Sem descrição');
    await seeText(page, 'Nenhum questionário criado para esta escala');
    expect(await page.getByRole('link', { name: 'Criar Primeiro Questionário' }).getAttribute('href')).toBe(
      `/questionnaires?scheduleId=${id}&create=1`,
    );
    await seeText(page, 'Nenhum horário definido para esta escala');
    await seeText(page, 'Os horários serão gerados automaticamente com base no cronograma padrão');

    await page.getByRole('button', { name: 'Incluir missa' }).click();
    const form = page.getByRole('dialog', { name: 'Incluir missa' });
    expect(await form.getByLabel('Data').inputValue()).toBe(shortDate(startDate));
    await form.getByLabel('Horário').fill('05:45');
    await form.getByLabel('Descrição').fill('Missa da alvorada');
    await form.getByLabel('Ministros necessários').fill('2');
    await form.getByLabel('Experientes, pelo menos').fill('3');
    await form.getByRole('button', { name: 'Incluir missa' }).click();
    await form.getByRole('alert').waitFor();
    await form.getByLabel('Experientes, pelo menos').fill('1');
    await form.getByRole('button', { name: 'Incluir missa' }).click();
    await seeText(page, 'Missa incluída');
    const mass = { date: startDate, time: '05:45' };
    await inCalendar(page, mass).click();
    const dialog = panelOf(page, { description: 'Missa da alvorada' });
    await dialog.getByText('2 ministros', { exact: true }).waitFor();
    await dialog.getByText('Ninguém escalado ainda.').waitFor();
    await dialog.getByRole('button', { name: 'Editar missa' }).click();
    const change = page.getByRole('dialog', { name: 'Editar missa' });
    await change.getByLabel('Ministros necessários').fill('4');
    await change.getByRole('button', { name: 'Salvar missa' }).click();
    await seeText(page, 'Missa atualizada');
    await dialog.getByText('4 ministros', { exact: true }).waitFor();
    expect(await schedules.masses(id)).toMatchObject([{ ...mass, requiredMinisters: 4 }]);
    await dialog.getByRole('button', { name: 'Excluir missa' }).click();
    await page
      .getByRole('dialog', { name: 'Excluir missa' })
      .getByRole('button', { name: 'Excluir missa' })
      .click();
    await seeText(page, 'Missa excluída');
    await seeText(page, 'Nenhum horário definido para esta escala');
    expect(await schedules.masses(id)).toEqual([]);
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
    const roster = await unfolded(page, 'Escala de ministros');
    await roster.getByText('A escala ainda não foi gerada.').waitFor();
    const release = await holdBack(page, /\/api\/roster-runs\/\d+\/events$/);
    await page.getByRole('button', { name: 'Gerar escala' }).click();
    await page.getByRole('progressbar', { name: 'Andamento do cálculo' }).waitFor();
    await page.getByRole('button', { name: 'Cancelar cálculo' }).waitFor();
    release();
    await seeText(page, 'Escala gerada');
    await roster.getByText(/Resultado ótimo|maior possível|Boa escala/).waitFor();
    const { filled, places: required } = await schedules.detail(id);
    await roster.getByText(`${filled} de ${required} lugares preenchidos`).waitFor();
    await roster.getByText('Detalhes', { exact: true }).click();
    await roster.getByText('Como este resultado foi medido').click();
    await roster.getByRole('row', { name: /^Lugares vazios \d+ \d+/ }).waitFor();

    const full = (await schedules.masses(id)).find(
      ({ ministers, requiredMinisters }) => ministers.length > 2 && ministers.length === requiredMinisters,
    )!;
    const mass = async () => (await schedules.masses(id)).find((one) => one.id === full.id)!;
    const [pinned, removed] = full.ministers.map(({ scheduleName }) => scheduleName) as [string, string];
    await inCalendar(page, full).click();
    const panel = panelOf(page, full);
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    await panel.getByText(/^Sobre esta missa: Disponível \d+ · Talvez \d+ · Indisponível \d+$/).waitFor();
    await button(`Ações para ${pinned}`).click();
    await page.getByRole('menuitem', { name: 'Fixar nesta missa' }).click();
    await seeText(page, `${pinned} fica na missa de ${spoken(full)}`);

    await button(`Ações para ${removed}`).click();
    await page.getByRole('menuitem', { name: 'Retirar desta missa' }).click();
    await seeText(page, `${removed} saiu da missa de ${spoken(full)}`);
    await button(`Ações para ${removed}`).waitFor({ state: 'detached' });

    await panel.getByRole('button', { name: /^Mostrar todos/ }).click();
    const unable = panel.getByRole('listitem').filter({ hasText: 'respondeu indisponível' }).first();
    await unable.getByRole('button', { name: /^Pôr / }).click();
    const refusal = page.getByRole('dialog', { name: 'Uma regra impede esta mudança' });
    await refusal.getByText(/respondeu que não pode servir/).waitFor();
    await refusal.getByRole('button', { name: 'Deixar como está' }).click();
    expect((await mass()).ministers).toHaveLength(full.ministers.length - 1);

    await panel.getByLabel('Procurar pelo nome').fill(removed.toUpperCase());
    await button(`Pôr ${removed}`).click();
    await seeText(page, `${removed} entrou na missa de ${spoken(full)}`);
    await panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Ações para ${removed}`, exact: true }) })
      .getByText('posto à mão')
      .waitFor();
    const places = async () =>
      Object.fromEntries((await mass()).ministers.map((one) => [one.scheduleName, one]));
    expect(await places()).toMatchObject({
      [pinned]: { pinned: true, origin: 'automatic' },
      [removed]: { pinned: true, origin: 'manual' },
    });
    await button('Fechar').click();
    await panel.waitFor({ state: 'detached' });

    // What was given by hand outlives the next computation.
    await page.getByRole('button', { name: 'Gerar proposta' }).click();
    await page
      .getByRole('dialog', { name: 'Comparar a proposta com a escala' })
      .getByText(/^A proposta é |^As duas são /)
      .waitFor();
    const { run } = await schedules.latestRun(id);
    const { revision } = await schedules.ask<{ revision: number }>(
      'GET',
      `/api/roster-runs/${run!.id}/comparison`,
    );
    await schedules.ask('POST', `/api/roster-runs/${run!.id}/accept`, { revision });
    expect(await places()).toMatchObject({ [pinned]: { pinned: true }, [removed]: { origin: 'manual' } });
  });

  it('should publish to those who serve, tell them of each change, and take it back', async () => {
    const { id, title, slots } = await newSchedule(parish, 'A que se publica');
    const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
    await seeText(page, 'Pergunte aos ministros quando podem servir.');
    expect(await page.getByRole('button', { name: 'Publicar' }).count()).toBe(0);
    const dialog = page.getByRole('dialog', { name: 'Publicar escala' });

    const slot = slots[0]!;
    const [first, second] = await schedules.fill(id, slot.id, 3);
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
    expect((await schedules.detail(id)).status).toBe('draft');
    await dialog.getByRole('button', { name: 'Publicar e avisar' }).click();
    await seeText(page, 'Escala publicada!');
    await seeText(page, '3 pessoas recebem um e-mail só com as suas missas.');
    await card(page, 'Informações da Escala').getByText('Publicada', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Reparar escala' }).waitFor();
    expect(await page.getByRole('button', { name: 'Gerar escala' }).count()).toBe(0);
    expect((await schedules.detail(id)).status).toBe('published');
    await mailTo(parish, first!.email, 'roster-published', slot.description);

    await inCalendar(page, slot).click();
    const panel = panelOf(page, slot);
    // Who could come stands above who serves, and arrives later.
    await settled(page);
    await panel.getByRole('button', { name: `Ações para ${second!.scheduleName}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Não vem…' }).click();
    await page.getByRole('button', { name: /^Só retirar desta missa/ }).click();
    const leave = page.getByRole('dialog', { name: 'Mudar a escala publicada' });
    await leave.getByText('Só quem entra ou sai é avisado por e-mail, agora.').waitFor();
    await leave.getByRole('button', { name: 'Mudar e avisar' }).click();
    await seeText(page, `${second!.scheduleName} saiu da missa de ${spoken(slot)}`);
    await mailTo(parish, second!.email, 'roster-changed', slot.description);
    await panel.getByRole('button', { name: 'Fechar', exact: true }).click();
    await panel.waitFor({ state: 'detached' });

    const minister = await parish.api('ministro');
    expect(await minister('GET', `/api/schedules/${id}`)).toMatchObject({ title });
    await act(page, 'Excluir escala');
    const removal = page.getByRole('dialog', { name: 'Excluir escala' });
    await removal.getByText(/^Situação: Publicada, com 2 lugares de 2 pessoas\.$/).waitFor();
    await removal.getByRole('button', { name: 'Excluir escala' }).click();
    await removal.getByText(/^Digite: /).waitFor();
    await removal.getByRole('button', { name: 'Cancelar' }).click();
    await removal.waitFor({ state: 'detached' });
    await act(page, 'Voltar para planejamento');
    const back = page.getByRole('dialog', { name: 'Voltar para planejamento' });
    await back.getByText(/Os ministros deixam de ver esta escala até que seja publicada de novo/).waitFor();
    await back.getByRole('button', { name: 'Voltar para planejamento' }).click();
    await seeText(page, 'Escala de volta ao planejamento');
    expect(await schedules.detail(id)).toMatchObject({ status: 'planning', filled: 2 });
    await expect(minister('GET', `/api/schedules/${id}`)).rejects.toThrow('404');
  });

  it('should be renamed, moved on and deleted behind one button', async () => {
    const { id, year, month } = await newSchedule(parish, 'A que se muda');
    const { id: asked } = await schedules.ask<{ id: number }>('POST', '/api/questionnaires', {
      scheduleId: id,
      year,
      month,
      title: 'Quem pode?',
    });
    const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
    const questionnaires = await unfolded(page, 'Questionários de Disponibilidade');
    await questionnaires.getByRole('heading', { level: 3, name: 'Quem pode?' }).waitFor();
    await questionnaires.getByText('Questionário automático de disponibilidade').waitFor();
    await questionnaires.getByText('Rascunho', { exact: true }).waitFor();
    await unfolded(page, 'Informações da Escala');
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
    expect(await schedules.detail(id)).toMatchObject({ status: 'active', description: 'Com a novena.' });
    await act(page, 'Excluir escala');
    await page
      .getByRole('dialog', { name: 'Excluir escala' })
      .getByRole('button', { name: 'Excluir escala' })
      .click();
    await seeText(page, 'Escala excluída com sucesso!');
    await page.waitForURL('**/schedules');
    await expect(schedules.detail(id)).rejects.toThrow('404');
    await expect(schedules.ask('GET', `/api/questionnaires/${asked}`)).rejects.toThrow('404');
  });
});

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeText, useParish } from './parish.ts';
import { card, headings, mailTo, newSchedule, unfolded } from './prepare.ts';
import { settled } from './support.ts';
import { dayOf, inCalendar, monthAndYear, panelOf, Schedules, type Detail } from './schedule-support.ts';

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
  /** The demonstration's month that is being asked about. */
  let planning: Detail;
  beforeAll(async () => {
    planning = await schedules.inState('planning');
  });

  it('should tell what a schedule is, what it asks, and its masses, the view in the address', async () => {
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
    const moment = /^\d{1,2}º? de \p{L}+ de \d{4}, \d{1,2}h\d\d$/u;
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
    await page.waitForURL('**/schedules/*?view=lista');
    await page.reload();
    await times.getByLabel('Mostrar quem serve em cada missa').waitFor();
    expect(await headings(times, 3)).toEqual([...new Set(all.map(dayOf))]);
    const first = times.getByRole('listitem').filter({ hasText: dayOf(all[0]!) });
    await first.getByText(all[0]!.description).first().waitFor();
    await first
      .getByText(plural(all[0]!.requiredMinisters, 'ministro', 'ministros'), { exact: true })
      .first()
      .waitFor();
    await times.getByRole('tab', { name: 'Matriz' }).click();
    await page.waitForURL('**/schedules/*?view=matriz');
    await times.getByRole('tab', { name: 'Calendário' }).click();
    await page.waitForURL((url) => url.search === '');
    await inCalendar(page, all.at(-1)!).waitFor();
    await page.getByRole('link', { name: 'Voltar às Escalas' }).click();
    await page.waitForURL('**/schedules');
  });

  it('should keep its acts in sight when a mass is opened beside it', async () => {
    const page = await parish.visit(`/schedules/${planning.id}`, { as: 'coordenacao' });
    const [mass] = await schedules.masses(planning.id);
    await inCalendar(page, mass!).click();
    await panelOf(page, mass!).waitFor();
    await settled(page);
    expect(await page.locator('[data-scrolls]').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });

  it('should have masses added, changed and removed, be renamed, moved on and deleted', async () => {
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

    await act(page, 'Editar título e descrição');
    const texts = page.getByRole('dialog', { name: 'Editar título e descrição' });
    await texts.getByLabel('Título').fill('A que se mudou');
    await texts.getByLabel('Descrição').fill('Com a novena.');
    await texts.getByRole('button', { name: 'Salvar' }).click();
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
  });

  it('should publish to those who serve, and take it back', async () => {
    const { id, title, slots } = await newSchedule(parish, 'A que se publica');
    const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
    await seeText(page, 'Pergunte aos ministros quando podem servir.');
    expect(await page.getByRole('button', { name: 'Publicar' }).count()).toBe(0);
    const dialog = page.getByRole('dialog', { name: 'Publicar escala' });

    const slot = slots[0]!;
    const [first] = await schedules.fill(id, slot.id, 3);
    await page.reload();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await dialog.getByText('3 pessoas', { exact: true }).waitFor();
    await dialog.getByText(/^Falta preencher \d+ lugares em \d+ missas\.$/).waitFor();
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

    const minister = await parish.api('ministro');
    expect(await minister('GET', `/api/schedules/${id}`)).toMatchObject({ title });
    await act(page, 'Excluir escala');
    const removal = page.getByRole('dialog', { name: 'Excluir escala' });
    await removal.getByText(/^Situação: Publicada, com 3 pessoas em 3 lugares\.$/).waitFor();
    await removal.getByRole('button', { name: 'Excluir escala' }).click();
    await removal.getByText(/^Digite: /).waitFor();
    await removal.getByRole('button', { name: 'Cancelar' }).click();
    await removal.waitFor({ state: 'detached' });
    await act(page, 'Voltar para planejamento');
    const back = page.getByRole('dialog', { name: 'Voltar para planejamento' });
    await back.getByText(/Os ministros deixam de ver esta escala até que seja publicada de novo/).waitFor();
    await back.getByRole('button', { name: 'Voltar para planejamento' }).click();
    await seeText(page, 'Escala de volta ao planejamento');
    expect(await schedules.detail(id)).toMatchObject({ status: 'planning', filled: 3 });
    await expect(minister('GET', `/api/schedules/${id}`)).rejects.toThrow('404');
  });
});

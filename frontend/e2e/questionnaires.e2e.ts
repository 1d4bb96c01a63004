import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP } from './browser.ts';
import { seeText, useParish, type Login } from './parish.ts';
import { card, leaveFew, mailTo, newSchedule, type Schedule, type Slot } from './prepare.ts';
import { NO_CONNECTION, tabTo, watch } from './support.ts';

interface Question {
  id: string;
  question: string;
  type: string;
  required: boolean;
  options: string[];
  slotId: number | null;
}

interface Questionnaire {
  id: number;
  title: string;
  status: string;
  sentAt: string | null;
  responseDeadline: string | null;
  allowUpdates: boolean;
  specialMasses: { name: string; times: string[] }[];
  questions: Question[];
}

const DEADLINE = '2090-01-01';
const SMALL_PHONE = { width: 360, height: 640 };
const act = (page: Page, title: string, name: string): Locator =>
  card(page, title).getByRole('button', { name: new RegExp(`^${name}`) });

async function remove(page: Page, title: string): Promise<void> {
  await act(page, title, 'Mais ações').click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
}

describe('Questionnaires', () => {
  const parish = useParish();
  beforeAll(() => leaveFew(parish));

  const open = ({ id }: Pick<Schedule, 'id'>, as: Login = 'coordenacao'): Promise<Page> =>
    parish.visit(`/questionnaires?scheduleId=${id}`, { as, viewport: DESKTOP });

  const of = async ({ id }: Pick<Schedule, 'id'>): Promise<Questionnaire[]> =>
    (await (
      await parish.api('coordenacao')
    )('GET', `/api/questionnaires?scheduleId=${id}`)) as Questionnaire[];

  /** A schedule of its own with a questionnaire about its masses. */
  async function make(title: string): Promise<Schedule & { slots: Slot[] }> {
    const schedule = await newSchedule(parish, `Escala: ${title}`);
    const coordination = await parish.api('coordenacao');
    const { id: scheduleId, year, month } = schedule;
    const body = { scheduleId, year, month, title, responseDeadline: DEADLINE };
    await coordination('POST', '/api/questionnaires', body);
    return schedule;
  }

  /** The demonstration's first questionnaire, answered by many. */
  async function oldest(): Promise<Questionnaire & { scheduleId: number }> {
    const coordination = await parish.api('coordenacao');
    const sent = await coordination('GET', '/api/questionnaires/sent');
    return (sent as (Questionnaire & { scheduleId: number })[]).at(-1)!;
  }

  it('should make a questionnaire with a special mass, without typing anything twice', async () => {
    const schedule = await newSchedule(parish, 'Escala sem perguntas');
    const day = schedule.slots[9]!.date;
    const page = await parish.visit('/questionnaires', { as: 'coordenacao', viewport: DESKTOP });
    await page.getByRole('heading', { level: 1, name: 'Questionários' }).waitFor();
    await page.getByRole('link', { name: 'Voltar às Escalas' }).waitFor();
    await page.getByLabel('Escala').selectOption({ label: schedule.title });
    await page.waitForURL(`**/questionnaires?scheduleId=${schedule.id}`);
    await seeText(page, 'Nenhum questionário criado para esta escala');
    await page.getByRole('button', { name: 'Criar Primeiro Questionário' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo Questionário' });
    // The schedule has month and year, and a month that is far enough away has a deadline.
    expect(await dialog.getByLabel('Mês').count()).toBe(0);
    expect(await dialog.getByLabel('Ano').count()).toBe(0);
    expect(await dialog.getByLabel('Prazo de resposta', { exact: true }).inputValue()).toMatch(
      /^20\/\d\d\/\d{4}$/,
    );
    expect(await dialog.getByLabel('Nome da missa').isVisible()).toBe(false);
    await dialog.getByText('Missas especiais (0)').click();
    await dialog.getByLabel('Título', { exact: true }).fill('Tríduo da padroeira');
    await dialog.getByLabel('Prazo de resposta', { exact: true }).fill(DEADLINE);
    await dialog.getByRole('button', { name: 'Adicionar missa' }).click();
    for (const text of ['Nome é obrigatório', 'Data é obrigatória', 'Horários são obrigatórios'])
      await seeText(page, text);
    await dialog.getByLabel('Nome da missa').fill('Missa do tríduo');
    await dialog.getByLabel('Data', { exact: true }).fill(day);
    await dialog.getByLabel('Horários').fill(' 15h15 ,, 21h45, ');
    await dialog.getByRole('button', { name: 'Adicionar missa' }).click();
    await dialog.getByText(`${day.split('-').reverse().join('/')}, 15h15, 21h45`).waitFor();
    // What was typed outlives the page and the network.
    await page.reload();
    await page.getByRole('button', { name: 'Criar Primeiro Questionário' }).click();
    await dialog.getByText('Missas especiais (1)').waitFor();
    await seeText(page, 'Recuperamos o que você estava escrevendo.');
    expect(await dialog.getByLabel('Título', { exact: true }).inputValue()).toBe('Tríduo da padroeira');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Criar questionário' }).click();
    await seeText(page, 'Erro ao criar questionário');
    await seeText(page, NO_CONNECTION);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Criar questionário' }).click();
    await seeText(page, 'Questionário criado!');
    await card(page, 'Tríduo da padroeira').getByText('Rascunho', { exact: true }).waitFor();

    const [made] = await of(schedule);
    expect(made).toMatchObject({ title: 'Tríduo da padroeira', status: 'draft', allowUpdates: true });
    expect(made!.specialMasses).toMatchObject([{ name: 'Missa do tríduo', times: ['15:15', '21:45'] }]);
    const slots = (await (
      await parish.api('coordenacao')
    )('GET', `/api/schedules/${schedule.id}/slots`)) as Slot[];
    expect(slots.filter(({ description }) => description === 'Missa do tríduo')).toMatchObject([
      { date: day, time: '15:15' },
      { date: day, time: '21:45' },
    ]);
    expect(made!.questions).toHaveLength(slots.length);
    await card(page, 'Tríduo da padroeira').getByText(`Ver ${slots.length} perguntas`).click();
    await page.getByText(/21h45 — Missa do tríduo$/).waitFor();
    await card(page, 'Tríduo da padroeira')
      .getByText('Múltipla escolha: Disponível, Talvez, Indisponível')
      .first()
      .waitFor();
  });

  it('should open its form at the first press, with its button in sight on a small phone', async () => {
    const schedule = await newSchedule(parish, 'Escala do telefone');
    const page = await parish.visit(`/schedules/${schedule.id}`, {
      as: 'coordenacao',
      viewport: SMALL_PHONE,
    });
    await page.getByRole('button', { name: 'Criar questionário' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo Questionário' });
    const create = dialog.getByRole('button', { name: 'Criar questionário' });
    await create.waitFor();
    const { y, height } = (await create.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(SMALL_PHONE.height);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await seeText(page, 'Pergunte aos ministros quando podem servir.');
  });

  it('should ask before it deletes answers, and say how many', async () => {
    const schedule = await make('Com respostas');
    const [{ id }] = (await of(schedule)) as [Questionnaire];
    const coordination = await parish.api('coordenacao');
    await coordination('PUT', `/api/questionnaires/${id}`, {
      status: 'sent',
      sentAt: new Date().toISOString(),
    });
    for (const login of ['coordenacao', 'ministro'] as const)
      await (
        await parish.api(login)
      )('POST', `/api/questionnaires/${id}/responses`, { responses: {} });
    const page = await open(schedule);
    await remove(page, 'Com respostas');
    const asking = page.getByRole('dialog', { name: 'Excluir questionário' });
    await asking.getByText(/^2 respostas serão apagadas/).waitFor();
    // On a phone it is a sheet from below, as high as its words.
    await page.setViewportSize(SMALL_PHONE);
    const { y, height } = (await asking.boundingBox())!;
    expect(Math.round(y + height)).toBe(SMALL_PHONE.height);
    expect(height).toBeLessThan(0.6 * SMALL_PHONE.height);
    await page.setViewportSize(DESKTOP);
    await asking.getByRole('button', { name: 'Cancelar' }).click();
    expect(await of(schedule)).toHaveLength(1);
    await remove(page, 'Com respostas');
    await asking.getByRole('button', { name: 'Excluir questionário' }).click();
    await seeText(page, 'Questionário excluído');
    expect(await of(schedule)).toEqual([]);
  });

  it('should edit a questionnaire and ask something of its own', async () => {
    const schedule = await make('Para editar');
    const page = await open(schedule);
    await act(page, 'Para editar', 'Editar').click();
    const dialog = page.getByRole('dialog', { name: 'Editar questionário' });
    await dialog.getByLabel('Título').fill('');
    await dialog.getByRole('button', { name: 'Adicionar pergunta' }).click();
    expect(await dialog.getByLabel('Tipo').inputValue()).toBe('yes-no');
    expect(await dialog.getByLabel('Resposta obrigatória').isChecked()).toBe(false);
    await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
    await seeText(page, 'Título é obrigatório');
    await seeText(page, 'Pergunta é obrigatória');
    await dialog.getByLabel('Título').fill('Editado');
    await dialog.getByLabel('Pergunta', { exact: false }).fill('Pode levar a comunhão aos enfermos?');
    await dialog.getByLabel('Tipo').selectOption({ label: 'Múltipla escolha' });
    await dialog.getByLabel('Opções, uma por linha').fill('Manhã\nTarde');
    await page.reload();
    await act(page, 'Para editar', 'Editar').click();
    await seeText(page, 'Recuperamos o que você estava escrevendo.');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
    await seeText(page, 'Erro ao atualizar questionário');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Salvar alterações' }).click();
    await seeText(page, 'Questionário atualizado!');
    await card(page, 'Editado').waitFor();
    const [edited] = await of(schedule);
    expect(edited).toMatchObject({ title: 'Editado' });
    const own = edited!.questions.filter(({ slotId }) => slotId === null);
    expect(own).toMatchObject([
      {
        question: 'Pode levar a comunhão aos enfermos?',
        type: 'multiple-choice',
        required: false,
        options: ['Manhã', 'Tarde'],
      },
    ]);
    expect(own[0]!.id).toMatch(/^custom_\d+$/);
    expect(edited!.questions).toHaveLength(schedule.slots.length + 1);
  });

  it('should send, show who answered what, and send again', async () => {
    const schedule = await make('Para enviar');
    const page = await open(schedule);
    await act(page, 'Para enviar', 'Enviar').click();
    const sending = page.getByRole('dialog', { name: 'Enviar questionário' });
    await sending
      .getByText(/^\d+ pessoas serão avisadas por e-mail: todos os ministros e coordenadores ativos\.$/)
      .waitFor();
    await sending.getByRole('button', { name: 'Cancelar' }).click();
    expect((await of(schedule))[0]!.status).toBe('draft');
    await act(page, 'Para enviar', 'Enviar').click();
    await page.context().setOffline(true);
    await sending.getByRole('button', { name: 'Enviar' }).click();
    await seeText(page, 'Erro ao enviar questionário');
    await page.context().setOffline(false);
    await sending.getByRole('button', { name: 'Enviar' }).click();
    await seeText(page, 'Questionário enviado!');
    await seeText(page, 'Os ministros serão notificados.');
    await card(page, 'Para enviar').getByText('Enviado', { exact: true }).waitFor();
    const [sent] = await of(schedule);
    expect(sent!.status).toBe('sent');
    await mailTo(parish, 'ministro@demo.local', 'questionnaire-sent', 'Para enviar');

    await act(page, 'Para enviar', 'Ver respostas').click();
    const answers = page.getByRole('dialog', { name: 'Respostas: Para enviar' });
    await answers.getByText('Ninguém respondeu ainda').waitFor();
    await page.keyboard.press('Escape');
    const minister = await parish.api('ministro');
    const { name } = (await minister('GET', '/api/auth/me')) as { name: string };
    const [first, second, ...rest] = sent!.questions;
    await minister('POST', `/api/questionnaires/${sent!.id}/responses`, {
      responses: {
        [first!.id]: ['Disponível'],
        [second!.id]: ['Talvez'],
        ...Object.fromEntries(rest.map(({ id }) => [id, ['Indisponível']])),
      },
      additionalNotes: 'Chego em cima da hora.',
    });
    await page.reload();
    const bar = card(page, 'Para enviar').getByRole('progressbar');
    expect(await bar.getAttribute('aria-valuemax')).toBe('100');
    await card(page, 'Para enviar')
      .getByText(/^1 de \d+ responderam$/)
      .waitFor();
    await act(page, 'Para enviar', 'Ver respostas').click();
    await answers.getByRole('tab', { name: 'Responderam (1)' }).waitFor();
    await answers.getByText(`Disponível 1 · Talvez 1 · Indisponível ${rest.length}`).waitFor();
    await answers.getByText('“Chego em cima da hora.”').waitFor();
    await answers.getByText(name, { exact: true }).click();
    await answers
      .getByRole('listitem')
      .filter({ hasText: second!.question })
      .getByText('Talvez', { exact: true })
      .waitFor();
    await answers.getByRole('tab', { name: /^Não responderam \(\d+\)$/ }).click();
    await answers.getByRole('listitem').first().waitFor();
    expect(await answers.getByText(name, { exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');

    await act(page, 'Para enviar', 'Reenviar').click();
    const again = page.getByRole('dialog', { name: 'Reenviar questionário' });
    await again.getByText(/serão avisadas de novo por e-mail/).waitFor();
    await again.getByRole('button', { name: 'Reenviar' }).click();
    await seeText(page, 'Questionário enviado!');
    await mailTo(parish, 'ministro@demo.local', 'questionnaire-resent', 'Para enviar');
    expect(Date.parse((await of(schedule))[0]!.sentAt!)).toBeGreaterThan(Date.parse(sent!.sentAt!));
  });

  it('should delete without confirmation where nobody has answered', async () => {
    const schedule = await make('Para excluir');
    const page = await open(schedule);
    await act(page, 'Para excluir', 'Mais ações').click();
    await page.getByRole('menuitem', { name: 'Excluir' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await seeText(page, 'Erro ao excluir questionário');
    await page.context().setOffline(false);
    await remove(page, 'Para excluir');
    await seeText(page, 'Questionário excluído');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await seeText(page, 'Nenhum questionário criado para esta escala');
    expect(await of(schedule)).toEqual([]);
  });

  it('should be made, edited and deleted by keyboard alone', async () => {
    const schedule = await newSchedule(parish, 'Escala do teclado');
    const page = await open(schedule);
    await page.getByRole('button', { name: 'Criar Primeiro Questionário' }).waitFor();
    await tabTo(page, 'Criar Primeiro Questionário');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'Título');
    await page.keyboard.type('Com o teclado');
    await page.keyboard.press('Enter');
    await seeText(page, 'Questionário criado!');
    await act(page, 'Com o teclado', 'Editar').waitFor();
    await tabTo(page, /^Editar/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'Título');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Só com o teclado');
    await page.keyboard.press('Enter');
    await seeText(page, 'Questionário atualizado!');
    expect(await of(schedule)).toMatchObject([{ title: 'Só com o teclado' }]);
    await act(page, 'Só com o teclado', 'Mais ações').waitFor();
    await tabTo(page, /^Mais ações/);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Excluir' }).waitFor();
    await page.keyboard.press('Enter');
    await seeText(page, 'Questionário excluído');
    expect(await of(schedule)).toEqual([]);
  });

  it('should let a rector read and change nothing', async () => {
    const sent = await oldest();
    const page = await open({ id: sent.scheduleId }, 'reitor');
    const written = watch(page, '/api/questionnaires');
    await act(page, sent.title, 'Ver respostas').click();
    await page
      .getByRole('dialog')
      .getByRole('tab', { name: /^Responderam/ })
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await card(page, sent.title).getByRole('button').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Novo Questionário' }).count()).toBe(0);
    expect(written.filter((request) => request.method() !== 'GET')).toEqual([]);
    const minister = await open({ id: sent.scheduleId }, 'ministro');
    await minister.getByRole('heading', { level: 1, name: 'Acesso negado' }).waitFor();
  });
});

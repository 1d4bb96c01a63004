import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { leaveFew } from './prepare.ts';
import { expectNoSidewaysScroll, signIn, tabTo } from './support.ts';

interface Question {
  id: string;
  question: string;
  type: string;
  required: boolean;
  options: string[];
}

interface Questionnaire {
  id: number;
  title: string;
  questions: Question[];
}

interface Response {
  responses: Record<string, string[]>;
  additionalNotes: string | null;
}

const DEADLINE = '2090-01-01T02:59:59.999Z';
const RICE = 'Pode ajudar no almoço da padroeira?';

/** The card of a questionnaire in the list. */
const card = (page: Page, title: string): Locator =>
  page.locator('section, article').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

describe('My questionnaires', () => {
  const parish = useParish();
  let month = 0;
  beforeAll(() => leaveFew(parish));

  /** A questionnaire of a month of its own, about its masses and three free questions, sent to everybody. */
  async function send(title: string, settings: Record<string, unknown> = {}): Promise<Questionnaire> {
    const coordination = await parish.api('coordenacao');
    month += 1;
    const period = { year: 2030, month };
    const schedule = (await coordination('POST', '/api/schedules', { title, ...period })) as { id: number };
    const made = (await coordination('POST', '/api/questionnaires', {
      scheduleId: schedule.id,
      ...period,
      title,
      responseDeadline: DEADLINE,
      ...settings,
    })) as Questionnaire;
    const free = (id: string, question: string, type: string, options: string[] = [], required = false) => ({
      id: `custom_${id}`,
      question,
      type,
      options,
      required,
    });
    await coordination('PATCH', `/api/questionnaires/${made.id}`, {
      questions: [
        ...made.questions.map(({ id, question, type, required, options }) => ({
          id,
          question,
          type,
          required,
          options,
        })),
        free('1', RICE, 'yes-no', [], true),
        free('2', 'Que tarefas prefere?', 'multiple-choice', ['Cozinha', 'Mesas', 'Caixa']),
        free('3', 'Algo mais?', 'text'),
      ],
    });
    return (await coordination('PUT', `/api/questionnaires/${made.id}`, {
      status: 'sent',
      sentAt: new Date().toISOString(),
    })) as Questionnaire;
  }

  const given = async ({ id }: Questionnaire): Promise<Response[]> =>
    (await (
      await parish.api('ministro')
    )('GET', `/api/questionnaires/${id}/responses`)) as Response[];

  it('should answer a month on a phone with a few taps, and show it as answered', async () => {
    const questionnaire = await send('Janeiro da padroeira', { description: 'Responda com calma.' });
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE });
    await page.getByRole('link', { name: 'Meus questionários' }).click();
    await page.getByRole('heading', { level: 1, name: 'Meus Questionários' }).waitFor();
    await expectNoSidewaysScroll(page);
    const own = card(page, questionnaire.title);
    await own.getByText('Pendente', { exact: true }).waitFor();
    await own.getByText('Responda com calma.').waitFor();
    await own.getByText(`${questionnaire.questions.length} perguntas`).waitFor();
    await own.getByRole('button', { name: 'Responder' }).click();

    const dialog = page.getByRole('dialog', { name: questionnaire.title });
    await dialog
      .getByRole('radiogroup', { name: 'Todas as missas' })
      .getByLabel('Disponível', { exact: true })
      .check();
    const sundays = dialog.getByRole('radiogroup', { name: 'Domingos, 8h' });
    await sundays.getByLabel('Talvez').check();
    await dialog.getByRole('button', { name: 'Desfazer' }).click();
    expect(await sundays.getByLabel('Disponível', { exact: true }).isChecked()).toBe(true);
    await sundays.getByLabel('Indisponível').check();
    await expectNoSidewaysScroll(page);

    // The one required question is still open.
    await dialog.getByRole('button', { name: 'Enviar resposta' }).click();
    await seeText(page, 'Responda a esta pergunta.');
    await dialog.getByRole('radiogroup', { name: RICE }).getByLabel('Sim', { exact: true }).check();
    await dialog.getByLabel('Cozinha').check();
    await dialog.getByLabel('Caixa').check();
    await dialog.getByLabel('Algo mais?').fill('Levo o arroz.');
    await dialog.getByLabel('Observações').fill('Chego às 7h.');
    await dialog.getByRole('button', { name: 'Enviar resposta' }).click();
    await seeText(page, 'Resposta enviada!');
    await dialog.waitFor({ state: 'detached' });
    await own.getByText('Respondido', { exact: true }).waitFor();

    const [response] = await given(questionnaire);
    expect(response!.additionalNotes).toBe('Chego às 7h.');
    expect(response!.responses).toMatchObject({
      custom_1: ['Sim'],
      custom_2: ['Cozinha', 'Caixa'],
      custom_3: ['Levo o arroz.'],
    });
    for (const { id, question } of questionnaire.questions.filter(({ id }) => id.startsWith('slot_')))
      expect(response!.responses[id], question).toEqual([
        /^Domingo, .*, 8h /.test(question) ? 'Indisponível' : 'Disponível',
      ]);
  });

  it('should begin with the habit, say what to expect of it, and tell afterwards what was offered', async () => {
    const questionnaire = await send('Dezembro de costume');
    const minister = await parish.api('ministro');
    const { masses, limit } = (await minister('GET', `/api/questionnaires/${questionnaire.id}/prospect`)) as {
      limit: number;
      masses: { slotId: number; usual: 'available' | 'maybe' | 'unavailable' | null }[];
    };
    const words = { available: 'Disponível', maybe: 'Talvez', unavailable: 'Indisponível' };
    const habit = masses.filter(({ usual }) => usual !== null);
    expect(habit.length).toBeGreaterThan(0);

    const page = await parish.visit('/my-questionnaires', { as: 'ministro', viewport: PHONE });
    const own = card(page, questionnaire.title);
    await own.getByRole('button', { name: 'Responder' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Começamos com o seu costume').waitFor();
    // Those who cannot see the heading of the day hear it with each mass.
    const [first] = questionnaire.questions;
    const [day, rest] = first!.question.split(' — ')[0]!.split(/, (?=\d+h)/);
    await dialog
      .getByRole('radiogroup', { name: `${day!.toLowerCase()}, ${rest}` })
      .first()
      .waitFor();
    await dialog.getByText(/^Com estas respostas você (não )?serviria .*\.$/).waitFor();
    const all = dialog.getByRole('radiogroup', { name: 'Todas as missas' });
    await all.getByLabel('Indisponível').check();
    await dialog.getByText('Com estas respostas você não serviria nesta escala.').waitFor();
    await dialog.getByRole('button', { name: 'Desfazer' }).click();
    await all.getByLabel('Disponível', { exact: true }).check();
    const told = await dialog.getByText(/^Com estas respostas você serviria cerca de \d+ ve/).textContent();
    expect(Number(/\d+/.exec(told!)![0])).toBeLessThanOrEqual(limit);
    await dialog.getByRole('button', { name: 'Desfazer' }).click();
    await expectNoSidewaysScroll(page);

    await dialog.getByRole('radiogroup', { name: RICE }).getByLabel('Sim', { exact: true }).check();
    await dialog.getByRole('button', { name: 'Enviar resposta' }).click();
    await seeText(page, 'Resposta enviada!');
    const [response] = await given(questionnaire);
    expect(response!.responses).toEqual({
      ...Object.fromEntries(habit.map(({ slotId, usual }) => [`slot_${slotId}`, [words[usual!]]])),
      custom_1: ['Sim'],
    });
    const offered = habit.filter(({ usual }) => usual !== 'unavailable').length;
    await own.getByText(`Você pode em ${offered} de ${masses.length}`).waitFor();
    await own.getByRole('button', { name: 'Ver minha resposta' }).click();
    await dialog.getByText('A resposta que você enviou').waitFor();
  });

  it('should load the answers given and change them instead of giving new ones', async () => {
    const questionnaire = await send('Fevereiro mudado');
    const minister = await parish.api('ministro');
    await minister('POST', `/api/questionnaires/${questionnaire.id}/responses`, {
      responses: { custom_1: ['Não'] },
      additionalNotes: 'Estou viajando.',
    });
    const page = await parish.visit('/my-questionnaires', { as: 'ministro', viewport: DESKTOP });
    await card(page, questionnaire.title).getByRole('button', { name: 'Alterar resposta' }).click();
    const dialog = page.getByRole('dialog');
    const rice = dialog.getByRole('radiogroup', { name: RICE });
    await rice.waitFor();
    expect(await rice.getByLabel('Não').isChecked()).toBe(true);
    expect(await dialog.getByLabel('Observações').inputValue()).toBe('Estou viajando.');
    await rice.getByLabel('Sim', { exact: true }).check();
    await dialog.getByLabel('Observações').fill('');
    await dialog.getByRole('button', { name: 'Atualizar resposta' }).click();
    await seeText(page, 'Resposta atualizada!');
    expect(await given(questionnaire)).toMatchObject([
      { responses: { custom_1: ['Sim'] }, additionalNotes: null },
    ]);
  });

  it('should start empty when the answers given cannot be loaded', async () => {
    const questionnaire = await send('Março sem rede');
    const minister = await parish.api('ministro');
    await minister('POST', `/api/questionnaires/${questionnaire.id}/responses`, {
      responses: { custom_1: ['Sim'] },
      additionalNotes: null,
    });
    const page = await parish.visit('/my-questionnaires', { as: 'ministro' });
    const address = `**/api/questionnaires/${questionnaire.id}/responses`;
    await page.route(address, (route) => route.abort());
    await card(page, questionnaire.title).getByRole('button', { name: 'Alterar resposta' }).click();
    await seeText(page, 'Não foi possível carregar a sua resposta. O formulário começa vazio.');
    const dialog = page.getByRole('dialog');
    const rice = dialog.getByRole('radiogroup', { name: RICE });
    expect(await rice.getByLabel('Sim', { exact: true }).isChecked()).toBe(false);
    await rice.getByLabel('Não').check();
    await dialog.getByRole('button', { name: 'Atualizar resposta' }).click();
    await seeText(page, 'Erro ao atualizar resposta');
    await page.unroute(address);
    await dialog.getByRole('button', { name: 'Atualizar resposta' }).press('Enter');
    await seeText(page, 'Resposta atualizada!');
    expect(await given(questionnaire)).toMatchObject([{ responses: { custom_1: ['Não'] } }]);
  });

  it('should keep what was marked through a reload and a dead network', async () => {
    const questionnaire = await send('Abril guardado');
    const page = await parish.visit('/my-questionnaires', { as: 'ministro', viewport: PHONE });
    const own = card(page, questionnaire.title);
    await own.getByRole('button', { name: 'Responder' }).click();
    await page.getByRole('radiogroup', { name: RICE }).getByLabel('Não').check();
    await page.getByRole('radiogroup', { name: 'Todas as missas' }).getByLabel('Talvez').check();
    await page.getByLabel('Algo mais?').fill('Talvez eu viaje.');
    await page.reload();
    await own.getByText('Você começou a responder neste aparelho. Nada foi enviado ainda.').waitFor();
    await own.getByRole('button', { name: 'Responder' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Estas são as respostas que você já tinha marcado neste aparelho').waitFor();
    expect(await dialog.getByLabel('Algo mais?').inputValue()).toBe('Talvez eu viaje.');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Enviar resposta' }).click();
    await dialog.waitFor({ state: 'detached' });
    await own.getByText('Sem conexão: enviaremos quando voltar.').waitFor();
    await page.context().setOffline(false);
    await seeText(page, 'Resposta enviada!');
    await own.getByText('Respondido', { exact: true }).waitFor();
    expect(await own.getByText('Sem conexão').count()).toBe(0);
    const [response] = await given(questionnaire);
    expect(response!.responses).toMatchObject({ custom_1: ['Não'], custom_3: ['Talvez eu viaje.'] });
    expect(Object.values(response!.responses).filter(([value]) => value === 'Talvez')).toHaveLength(
      questionnaire.questions.filter(({ id }) => id.startsWith('slot_')).length,
    );
  });

  it('should drop what was marked when asked to', async () => {
    const questionnaire = await send('Maio descartado');
    const page = await parish.visit('/my-questionnaires', { as: 'ministro' });
    const own = card(page, questionnaire.title);
    await own.getByRole('button', { name: 'Responder' }).click();
    await page.getByRole('radiogroup', { name: RICE }).getByLabel('Não').check();
    await page.keyboard.press('Escape');
    await own.getByRole('button', { name: 'Responder' }).click();
    await page.getByRole('button', { name: 'Descartar e recomeçar' }).click();
    await page.getByRole('button', { name: 'Descartar respostas' }).click();
    const submit = page.getByRole('button', { name: 'Enviar resposta' });
    await page.getByText('Começamos com o seu costume').waitFor();
    const rice = page.getByRole('radiogroup', { name: RICE });
    expect(await rice.getByLabel('Não').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Começar em branco' }).click();
    await expect.poll(() => submit.isDisabled()).toBe(true);
    expect(await given(questionnaire)).toEqual([]);
  });

  it('should be answered by keyboard alone', async () => {
    const questionnaire = await send('Junho de teclado');
    const page = await parish.visit('/my-questionnaires', { as: 'ministro' });
    const button = card(page, questionnaire.title).getByRole('button', { name: 'Responder' });
    await button.waitFor();
    do await tabTo(page, 'Responder');
    while (!(await button.evaluate((one) => one === document.activeElement)));
    await page.keyboard.press('Enter');
    const first = page.getByRole('dialog', { name: questionnaire.title }).getByRole('radiogroup').first();
    await first.waitFor();
    // The keyboard begins there; the arrows go round.
    await first.locator(':focus').waitFor();
    do await page.keyboard.press('ArrowRight');
    while (!(await first.getByRole('radio', { name: 'Indisponível' }).isChecked()));
    await tabTo(page, 'Sim');
    await page.keyboard.press('Space');
    await tabTo(page, 'Enviar resposta');
    await page.keyboard.press('Enter');
    await seeText(page, 'Resposta enviada!');
    const [response] = await given(questionnaire);
    expect(response!.responses.custom_1).toEqual(['Sim']);
    expect(response!.responses[questionnaire.questions[0]!.id]).toEqual(['Indisponível']);
  });

  it('should not let an answer change where that is not wanted, but show it', async () => {
    const questionnaire = await send('Julho fechado', { allowUpdates: false });
    const minister = await parish.api('ministro');
    await minister('POST', `/api/questionnaires/${questionnaire.id}/responses`, {
      responses: { custom_1: ['Sim'], custom_2: ['Mesas'] },
      additionalNotes: 'Com alegria.',
    });
    const page = await parish.visit('/my-questionnaires', { as: 'ministro', viewport: PHONE });
    const own = card(page, questionnaire.title);
    await own.getByText('Respondido', { exact: true }).waitFor();
    expect(await own.getByRole('button', { name: 'Alterar resposta' }).isDisabled()).toBe(true);
    await own.getByRole('button', { name: 'Ver minha resposta' }).click();
    for (const text of ['Mesas', 'Com alegria.']) await seeText(page, text);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Meu Perfil' }).click();
    await page.waitForURL('**/profile');
  });

  it('should say when the time to answer is over, to those who answered and to those who did not', async () => {
    // The months that are over in the demonstration parish were asked about long ago.
    const coordination = await parish.api('coordenacao');
    const [past] = (await coordination(
      'GET',
      '/api/questionnaires?filter=%7B%22status%22%3A%22completed%22%7D',
    )) as {
      id: number;
      title: string;
    }[];
    const answers = (await coordination('GET', `/api/questionnaires/${past!.id}/responses?all=true`)) as {
      ministerId: number;
    }[];
    const answered = new Set(answers.map(({ ministerId }) => ministerId));
    const admin = await parish.api('admin');
    const users = (await admin('GET', '/api/users?range=[0,199]')) as {
      id: number;
      email: string;
      role: string;
      ministerId: number | null;
      disabled: boolean;
    }[];
    const silent = users.find(
      ({ role, ministerId, disabled }) =>
        role === 'ministro' && !disabled && ministerId !== null && !answered.has(ministerId),
    )!;
    await parish.sql(`update minister set is_active = true where id = ${silent.ministerId}`);
    const { setupLink } = (await admin('POST', `/api/users/${silent.id}/setup-link`)) as {
      setupLink: string;
    };
    const password = 'girassol amarelo';
    await admin('POST', '/api/auth/setup-password', {
      token: new URL(setupLink).searchParams.get('token'),
      password,
    });
    const page = await parish.visit('/login', { viewport: PHONE });
    await signIn(page, silent.email, password);
    await page.goto('/my-questionnaires');
    await page.getByText(/^Questionários anteriores/).click();
    const missed = card(page, past!.title);
    await missed.getByText('Prazo Expirado', { exact: true }).waitFor();
    await missed.getByText(/^O prazo terminou n[ao] /).waitFor();
    expect(await missed.getByRole('button', { name: 'Responder' }).isDisabled()).toBe(true);

    const other = await parish.visit('/my-questionnaires', { as: 'coordenacao' });
    await other.getByText(/^Questionários anteriores/).click();
    const kept = card(other, past!.title);
    await kept.getByText('Respondido', { exact: true }).waitFor();
    expect(await kept.getByRole('button', { name: 'Alterar resposta' }).isDisabled()).toBe(true);
    await kept.getByRole('button', { name: 'Ver minha resposta' }).waitFor();
  });

  it('should notice that the questionnaire was closed meanwhile', async () => {
    const questionnaire = await send('Agosto retirado');
    const page = await parish.visit('/my-questionnaires', { as: 'ministro' });
    await card(page, questionnaire.title).getByRole('button', { name: 'Responder' }).click();
    await page.getByRole('radiogroup', { name: RICE }).getByLabel('Não').check();
    const coordination = await parish.api('coordenacao');
    await coordination('DELETE', `/api/questionnaires/${questionnaire.id}`);
    await page.getByRole('button', { name: 'Enviar resposta' }).click();
    await seeText(page, 'Erro ao enviar resposta');
    await seeText(page, 'Questionário não encontrado.');
  });
});

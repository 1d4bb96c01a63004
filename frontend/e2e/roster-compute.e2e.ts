import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { newSchedule, spoken, unfolded, welcome, type Slot } from './prepare.ts';
import { Schedules } from './schedule-support.ts';
import { expectNoSidewaysScroll, holdBack, PASSWORD } from './support.ts';

const rosterCli = fileURLToPath(
  new URL('../../backend/dist/src/roster/compute/roster-cli.js', import.meta.url),
);

const person = (name: string) => ({
  fullName: `${name} Da Prova`,
  scheduleName: `${name} Da Prova`,
  email: `${name.toLowerCase()}.prova@exemplo.test`,
});
const ANA = person('Ana');
const BENTO = person('Bento');
const CELIA = person('Celia');
const EVA = person('Eva');

/** Three masses of one place each: two on one Sunday, one on a later Sunday. */
interface Month {
  id: number;
  early: Slot;
  late: Slot;
  other: Slot;
  questionnaire: { id: number; questions: { id: string; slotId: number | null }[] };
}

describe('Computing a roster', () => {
  const parish = useParish();
  const schedules = new Schedules(parish);
  const ids = new Map<string, number>();
  beforeAll(async () => {
    for (const one of [ANA, BENTO, CELIA, EVA]) {
      await welcome(parish, one);
      const [minister] = await schedules.ask<{ id: number }[]>(
        'GET',
        `/api/ministers?filter=${encodeURIComponent(JSON.stringify({ q: one.fullName }))}`,
      );
      ids.set(one.email, minister!.id);
    }
  });

  /** Calls the API as one of the people of this file. */
  async function as(one: typeof ANA, method: string, address: string, body?: object): Promise<unknown> {
    const send = async (how: string, to: string, given?: object, token = ''): Promise<unknown> => {
      const answer = await fetch(`${parish.server.url}${to}`, {
        method: how,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(given && { body: JSON.stringify(given) }),
      });
      expect(answer.ok).toBe(true);
      return answer.json();
    };
    const login = await send('POST', '/api/auth/login', { email: one.email, password: PASSWORD });
    return send(method, address, body, (login as { token: string }).token);
  }

  async function smallMonth(title: string): Promise<Month> {
    const { id, year, month, slots } = await newSchedule(parish, title);
    const sundays = slots.filter(({ description }) => description === 'Missa dominical');
    const early = sundays.find(({ time }) => time === '08:00')!;
    const late = sundays.find(({ date, time }) => date === early.date && time === '10:00')!;
    const other = sundays.findLast(({ time }) => time === '08:00')!;
    const kept = [early, late, other];
    const coordination = await parish.api('coordenacao');
    // Past the server, which would take the other forty away one by one.
    const stay = kept.map((slot) => slot.id).join();
    await parish.sql(`delete from schedule_slot where schedule_id = ${id} and id not in (${stay})`);
    const onePlace = { requiredMinisters: 1, experiencedRequired: 0 };
    for (const slot of kept) await coordination('PUT', `/api/slots/${slot.id}`, onePlace);
    const made = await schedules.ask<Month['questionnaire']>('POST', '/api/questionnaires', {
      scheduleId: id,
      year,
      month,
      title,
    });
    const questionnaire = await schedules.ask<Month['questionnaire']>(
      'PUT',
      `/api/questionnaires/${made.id}`,
      { status: 'sent', sentAt: new Date().toISOString() },
    );
    return { id, early, late, other, questionnaire };
  }

  /** Somebody says, or now says, that they can serve at these masses and at no other. */
  async function offer(one: typeof ANA, { questionnaire }: Month, ...masses: Slot[]): Promise<void> {
    const can = (slotId: number | null) => masses.some(({ id }) => id === slotId);
    const responses = Object.fromEntries(
      questionnaire.questions.map(({ id, slotId }) => [id, [can(slotId) ? 'Disponível' : 'Indisponível']]),
    );
    const address = `/api/questionnaires/${questionnaire.id}/responses`;
    const given = await schedules.ask<{ id: number; ministerId: number }[]>('GET', `${address}?all=true`);
    const known = given.find(({ ministerId }) => ministerId === ids.get(one.email));
    if (known) await as(one, 'PUT', `${address}/${known.id}`, { responses });
    else await as(one, 'POST', address, { responses });
  }

  async function computed(id: number): Promise<void> {
    await schedules.ask('POST', `/api/schedules/${id}/roster`);
    const status = async () => (await schedules.latestRun(id)).run!.status;
    await expect.poll(status, { timeout: 300_000 }).toBe('done');
  }

  /** Who serves at a mass. */
  const team = async (scheduleId: number, { id }: Slot) =>
    (await schedules.masses(scheduleId))
      .find((mass) => mass.id === id)!
      .ministers.map(({ scheduleName }) => scheduleName);

  const open = async (id: number, viewport?: typeof PHONE): Promise<{ page: Page; roster: Locator }> => {
    const page = await parish.visit(`/schedules/${id}`, {
      as: 'coordenacao',
      ...(viewport && { viewport }),
    });
    return { page, roster: await unfolded(page, 'Escala de ministros') };
  };
  const comparison = (page: Page) =>
    page.getByRole('dialog', { name: 'Comparar a proposta com a escala', exact: true });
  const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

  it('should fill an empty month at once, prove it, and explain it in numbers', async () => {
    const { id } = await schedules.inState('planning');
    const { page, roster } = await open(id);
    await roster.getByText('A escala ainda não foi gerada.').waitFor();
    const release = await holdBack(page, /\/api\/roster-runs\/\d+\/events$/);
    await button(page, 'Gerar escala').click();
    await page.getByRole('progressbar', { name: 'Andamento do cálculo' }).waitFor();
    await button(page, 'Cancelar cálculo').waitFor();
    release();
    await seeText(page, 'Escala gerada');
    await roster.getByText(/Está provado/).waitFor();
    const { filled, places: required } = await schedules.detail(id);
    await roster.getByText(`${filled} de ${required} lugares preenchidos`).waitFor();
    await button(page, 'Gerar proposta').waitFor();

    await roster.getByText('Detalhes', { exact: true }).click();
    await roster.getByText('Como este resultado foi medido').click();
    await roster.getByRole('row', { name: /^Lugares vazios (\d+) \1 ótimo, provado$/ }).waitFor();
    await roster.getByText('O que cada desejo custou').click();
    await roster.getByRole('heading', { level: 4, name: /^Desequilíbrio entre as pessoas: / }).waitFor();

    await roster.getByText('Missas por pessoa').click();
    const people = roster.getByRole('table', { name: 'Missas por pessoa' });
    await roster.getByLabel('Mostrar primeiro').selectOption('Quem serve mais');
    await people.getByRole('button').first().click();
    const why = page.getByRole('dialog', { name: /^Por que .+ serve \(ou não\)$/ });
    await why.getByText(/ serve em [1-9]\d* de \d+ missas para que se ofereceu/).waitFor();
    await why.getByRole('heading', { level: 3, name: /^Serve \([1-9]\d*\)$/ }).waitFor();
  });

  it('should call a proof checked, give its file, quote it, and lose the word by a change', async () => {
    const month = await smallMonth('A que se prova');
    const { id, early } = month;
    await offer(EVA, month, early);
    await offer(BENTO, month, month.other);
    await computed(id);
    const { page, roster } = await open(id);
    const word = roster.getByText('Prova conferida.');
    await word.waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(roster, 'Baixar a prova').click(),
    ]);
    expect(file.suggestedFilename()).toBe(`Prova da escala ${id}.json`);
    await seeText(page, 'Prova baixada');
    const checked = await promisify(execFile)(process.execPath, [rosterCli, '--check', await file.path()]);
    expect(checked.stdout.trim().split('\n')).toHaveLength(8);
    expect(checked.stdout).toMatch(/^emptyPlaces 1 provado$/m);

    await schedules.ask('POST', `/api/schedules/${id}/publish`, { confirmEmptyPlaces: true });
    const explained = () => as(EVA, 'GET', `/api/my-duties/explanation?scheduleId=${id}`);
    expect(((await explained()) as { message: string }).message).toContain('a prova foi conferida');
    const { revision } = await schedules.ask<{ revision: number }>('GET', `/api/schedules/${id}/editor`);
    const leaves = { ministerId: ids.get(EVA.email)!, from: early.id };
    await schedules.ask('POST', `/api/schedules/${id}/roster/moves`, { revision, moves: [leaves] });
    await page.reload();
    await unfolded(page, 'Escala de ministros');
    await roster.getByText('Faltam 2 lugares em 2 missas.').waitFor();
    expect(await word.count()).toBe(0);
    expect(((await explained()) as { message: string }).message).not.toContain('prova');
  });

  it('should compute months in planning together, each a schedule of its own', async () => {
    const first = await smallMonth('Um de dois meses');
    const second = await smallMonth('Outro de dois meses');
    await offer(ANA, first, first.early, first.other);
    for (const one of [ANA, BENTO]) await offer(one, second, second.early, second.other);
    const { page, roster } = await open(first.id, PHONE);
    await button(roster, 'Calcular meses juntos...').click();
    const dialog = page.getByRole('dialog', { name: 'Calcular meses juntos', exact: true });
    expect(await button(dialog, 'Escolha ao menos uma').isDisabled()).toBe(true);
    await dialog.getByLabel('Outro de dois meses').check();
    await expectNoSidewaysScroll(page);
    await button(dialog, 'Calcular 2 escalas').click();
    await roster.getByText(/Calculada junto com Outro de dois meses\./).waitFor();
    await roster.getByText('Prova conferida.').waitFor();
    expect(await team(first.id, first.early)).toEqual([ANA.scheduleName]);
    for (const mass of [second.early, second.other]) expect(await team(second.id, mass)).toHaveLength(1);
    const other = await open(second.id);
    await other.roster.getByText(/Calculada junto com Um de dois meses\./).waitFor();
  });

  it('should propose, compare, and be accepted whole or in part within the rules', async () => {
    const month = await smallMonth('A que se compara');
    const { id, early, late, other } = month;
    await offer(ANA, month, late);
    await offer(BENTO, month, other);
    await computed(id);
    const { page, roster } = await open(id);
    await roster.getByText('Falta 1 lugar em 1 missa.').waitFor();
    const { masses } = await schedules.ask<{
      masses: { id: number; shortage: { reason: string; suggestions: { message: string }[] } | null }[];
    }>('GET', `/api/schedules/${id}/editor`);
    const { reason, suggestions } = masses.find((mass) => mass.id === early.id)!.shortage!;
    expect(reason).toContain('ninguém disponível para 1 lugar');
    await roster.getByText(reason).waitFor();
    await roster.getByText(suggestions[0]!.message).waitFor();

    await offer(ANA, month, early, late);
    await offer(CELIA, month, late);
    await button(page, 'Gerar proposta').click();
    const compared = comparison(page);
    await compared.getByText('A proposta é melhor.').waitFor();
    await compared.getByText('Ela preenche mais lugares.').waitFor();
    await compared.getByText('Detalhes', { exact: true }).click();
    await compared.getByRole('row', { name: 'Lugares vazios 1 0 1 a menos' }).waitFor();
    const item = (slot: Slot) => compared.getByRole('listitem').filter({ hasText: spoken(slot) });
    await item(early).getByText('Agora falta 1 pessoa; fica completa.').waitFor();
    expect(await item(late).getByRole('paragraph').allTextContents()).toEqual([
      `Entra: ${CELIA.scheduleName}`,
      `Sai: ${ANA.scheduleName}`,
      'Continua completa.',
    ]);
    await compared.getByRole('tab', { name: 'Pessoas (2)' }).click();
    await compared
      .getByRole('listitem')
      .filter({ hasText: ANA.scheduleName })
      .getByText(/^Ganha .+ às 8h$/)
      .waitFor();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(DESKTOP);
    await button(compared, 'Fechar').click();
    await button(page, 'Comparar com a escala').click();

    // Ana cannot enter the early mass while she keeps the late one of that day.
    await button(compared, 'Desmarcar todas').click();
    await compared.getByLabel(spoken(early)).check();
    await button(compared, 'Aceitar 1 missa').click();
    const refusal = compared.getByRole('alert');
    await refusal.getByText('Nada foi aceito: 1 regra impede esta escolha.').waitFor();
    await button(refusal, `Marcar também ${spoken(late)}`).click();
    await button(compared, 'Aceitar tudo').waitFor();
    expect(await refusal.count()).toBe(0);

    await compared.getByLabel(spoken(early)).uncheck();
    await button(compared, 'Aceitar 1 missa').click();
    await seeText(page, 'Proposta aceita em 1 missa');
    expect([await team(id, early), await team(id, late)]).toEqual([[], [CELIA.scheduleName]]);
    await button(page, 'Desfazer').click();
    await seeText(page, 'Mudança desfeita (2 lugares)');
    expect([await team(id, early), await team(id, late)]).toEqual([[], [ANA.scheduleName]]);

    await button(roster, 'Comparar de novo').click();
    await compared.getByText('A escala mudou depois deste cálculo.').waitFor();
    const { revision } = await schedules.ask<{ revision: number }>('GET', `/api/schedules/${id}/editor`);
    const fix = { ministerId: ids.get(BENTO.email)!, to: other.id, pinned: true };
    await schedules.ask('POST', `/api/schedules/${id}/roster/moves`, { revision, moves: [fix] });
    await button(compared, 'Aceitar tudo').click();
    await compared.getByText('A escala mudou enquanto você comparava.').waitFor();
    await button(compared, 'Aceitar tudo').click();
    await seeText(page, 'Proposta aceita');
    await roster.getByText('Todas as missas completas.').waitFor();
    expect([await team(id, early), await team(id, late)]).toEqual([[ANA.scheduleName], [CELIA.scheduleName]]);
    await button(roster, 'Comparar de novo').click();
    await compared.getByText('A proposta é igual à escala: não há o que mudar.').waitFor();
    await page.keyboard.press('Escape');
    await compared.waitFor({ state: 'detached' });

    // Computed anew it is the same: once that was seen, nothing waits for a decision, also before the roster is read again.
    const seen = Promise.withResolvers<void>();
    await page.route('**/editor', (route) => seen.promise.then(() => route.continue()));
    await button(page, 'Gerar proposta').click();
    await compared.getByText('A proposta é igual à escala: não há o que mudar.').waitFor();
    await page.keyboard.press('Escape');
    await seeText(page, 'Proposta descartada');
    seen.resolve();
    await button(page, 'Comparar com a escala').waitFor({ state: 'detached' });
  });
});

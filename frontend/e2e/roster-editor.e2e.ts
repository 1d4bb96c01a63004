import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { card, mailTo, newSchedule, spoken, type Slot } from './prepare.ts';
import { inCalendar, inDay, panelOf, reached, Schedules } from './schedule-support.ts';
import { closeToast, expectNoSidewaysScroll, tabTo } from './support.ts';

interface Candidate {
  ministerId: number;
  scheduleName: string;
  possible: boolean;
  reason: string;
  reasons: { code: string; message: string; hard: boolean }[];
}

interface Move {
  ministerId: number;
  from?: number;
  to?: number;
}

interface Place {
  slotId: number;
  ministerId: number;
  pinned: boolean;
  overrideReason: string | null;
}

const FIRST = 8;

describe('The editor of a roster', () => {
  const parish = useParish();
  const schedules = new Schedules(parish);

  const editor = (id: number) =>
    schedules.ask<{ revision: number; assignments: Place[] }>('GET', `/api/schedules/${id}/editor`);
  const candidates = (slotId: number) => schedules.ask<Candidate[]>('GET', `/api/slots/${slotId}/candidates`);
  const teamOf = async (id: number, slot: Slot) =>
    (await editor(id)).assignments
      .filter(({ slotId }) => slotId === slot.id)
      .map(({ ministerId }) => ministerId);

  async function change(id: number, ...moves: Move[]): Promise<void> {
    const { revision } = await editor(id);
    await schedules.ask('POST', `/api/schedules/${id}/roster/moves`, { revision, moves });
  }

  /** A month about which nobody was asked: two masses of one Sunday, one of another day, and people who may serve at each. */
  async function plainMonth(title: string) {
    const { id, slots } = await newSchedule(parish, title);
    const sunday = slots.find((slot) => slots.filter(({ date }) => date === slot.date).length > 2)!;
    const [early, late] = slots.filter(({ date }) => date === sunday.date) as [Slot, Slot];
    const other = slots.find(({ date }) => date > sunday.date)!;
    const fits = await Promise.all([early, late, other].map((slot) => candidates(slot.id)));
    const people = fits[0]!.filter(({ ministerId }) =>
      fits.every((list) => list.find((each) => each.ministerId === ministerId)!.possible),
    );
    const [ana, bia, caio] = people as [Candidate, Candidate, Candidate];
    return { id, early, late, other, ana, bia, caio };
  }

  const member = (within: Locator, { scheduleName }: Candidate) =>
    within.getByRole('listitem').filter({
      has: within.page().getByRole('button', { name: `Ações para ${scheduleName}`, exact: true }),
    });

  async function act(within: Locator, { scheduleName }: Candidate, act: string): Promise<void> {
    await within.getByRole('button', { name: `Ações para ${scheduleName}`, exact: true }).click();
    await within.page().getByRole('menuitem', { name: act }).click();
  }

  /** Takes something and holds it over something else. */
  async function dragOver(page: Page, what: Locator, where: Locator): Promise<void> {
    await closeToast(page);
    await where.scrollIntoViewIfNeeded();
    await what.hover();
    const start = (await what.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(start.x + start.width / 2 - 20, start.y + start.height / 2, { steps: 4 });
    await page.getByTestId('drop-mark').first().waitFor();
    const end = (await where.boundingBox())!;
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
    await where.locator('xpath=ancestor::*[@data-over]').waitFor();
  }

  it('should add people in the order in which they should serve, and others only with a reason', async () => {
    const { id } = await schedules.inState('planning');
    const all = await schedules.masses(id);
    const slot = all.find(({ requiredMinisters }) => requiredMinisters >= 15)!;
    const list = await candidates(slot.id);
    const possible = list.filter((each) => each.possible);
    const unwilling = list.find(({ reason }) => reason === 'respondeu indisponível')!;
    const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
    await inCalendar(page, slot).click();
    const panel = panelOf(page, slot);
    await panel.getByText(/^Sobre esta missa: Disponível \d+ · Talvez \d+ · Indisponível \d+$/).waitFor();
    await panel.getByRole('heading', { name: 'Com impedimento' }).waitFor();
    const names = async () =>
      (await panel.getByRole('button', { name: /^Pôr / }).all()).map((each) =>
        each.getAttribute('aria-label'),
      );
    expect((await Promise.all(await names())).slice(0, FIRST)).toEqual(
      possible.slice(0, FIRST).map(({ scheduleName }) => `Pôr ${scheduleName}`),
    );
    const first = possible[0]!;
    await panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Pôr ${first.scheduleName}`, exact: true }) })
      .getByText(first.reason, { exact: true })
      .waitFor();
    await panel.getByRole('button', { name: `Mostrar todos (${list.length})` }).click();
    expect(await panel.getByRole('button', { name: /^Pôr / }).count()).toBe(list.length);

    await panel.getByRole('button', { name: `Pôr ${first.scheduleName}`, exact: true }).click();
    await seeText(page, `${first.scheduleName} entrou na missa de ${spoken(slot)}`);
    await member(panel, first).getByText('posto à mão').waitFor();
    await member(panel, first)
      .getByText(/^\d+ de \d+ no mês; parte justa \d/)
      .waitFor();

    await panel.getByLabel('Buscar por nome').fill(unwilling.scheduleName.toUpperCase());
    await panel.getByText('Contra uma regra: respondeu indisponível', { exact: true }).first().waitFor();
    await panel.getByRole('button', { name: `Pôr ${unwilling.scheduleName}`, exact: true }).click();
    const refusal = page.getByRole('dialog', { name: 'Uma regra impede esta mudança' });
    await refusal.getByText(`${unwilling.scheduleName} respondeu que não pode servir`).waitFor();
    await refusal.getByRole('button', { name: 'Mudar assim mesmo' }).click();
    await refusal.getByText('Escreva o motivo, em poucas palavras.').waitFor();
    expect(await teamOf(id, slot)).toEqual([first.ministerId]);
    await refusal.getByLabel('Motivo para mudar assim mesmo').fill('Combinado por telefone');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await refusal.getByRole('button', { name: 'Mudar assim mesmo' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await seeText(page, `${unwilling.scheduleName} entrou na missa de ${spoken(slot)}`);
    expect(sent.filter((path) => path.endsWith('/roster/moves'))).toHaveLength(1);
    await member(panel, unwilling).getByText('Motivo da exceção: Combinado por telefone').waitFor();
    await member(panel, unwilling).getByText('respondeu indisponível').waitFor();
    expect(await inCalendar(page, slot).getByText('conflito').count()).toBe(0);
    expect((await editor(id)).assignments).toContainEqual(
      expect.objectContaining({
        ministerId: unwilling.ministerId,
        overrideReason: 'Combinado por telefone',
      }),
    );
    const admin = await parish.api('admin');
    const filter = encodeURIComponent('{"action":"roster-rule-overridden"}');
    expect(await admin('GET', `/api/audit-events?filter=${filter}&range=[0,4]`)).toHaveLength(1);
  });

  it('should meet what another coordinator did, pin and free, take back, replace, and note who cannot come', async () => {
    const { id, early, other, ana, bia, caio } = await plainMonth('A que se desfaz');
    const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
    await inCalendar(page, early).click();
    await page.waitForURL((url) => url.searchParams.get('mass') === String(early.id));
    const panel = panelOf(page, early);
    const add = panel.getByRole('button', { name: `Pôr ${bia.scheduleName}`, exact: true });
    await panel.getByLabel('Buscar por nome').fill(bia.scheduleName);
    await add.waitFor();
    await change(id, { ministerId: ana.ministerId, to: early.id });
    await add.click();
    const stale = page.getByRole('dialog', { name: 'A escala mudou enquanto você editava' });
    await stale.getByText(new RegExp(`^Entrou: ${ana.scheduleName.replaceAll('.', '\\.')} `)).waitFor();
    expect(await teamOf(id, early)).toEqual([ana.ministerId]);
    await stale.getByRole('button', { name: 'Fazer a minha mudança' }).click();
    await seeText(page, `${bia.scheduleName} entrou na missa de ${spoken(early)}`);
    await member(panel, ana).waitFor();
    await member(panel, bia).waitFor();
    expect(await teamOf(id, early)).toHaveLength(2);

    // One step alone, as long as something of it stands.
    const history = page.getByRole('dialog', { name: 'Histórico da escala' });
    const entry = history.getByRole('listitem').filter({ hasText: `Entrou: ${ana.scheduleName} (` });
    const undo = entry.last().getByRole('button', { name: 'Desfazer só isto' });
    await page.getByRole('button', { name: 'Histórico' }).click();
    await undo.click();
    await seeText(page, `${ana.scheduleName} saiu da missa de ${spoken(early)}`);
    expect(await teamOf(id, early)).toEqual([bia.ministerId]);
    await page.getByRole('button', { name: 'Histórico' }).click();
    await entry.last().waitFor();
    await undo.waitFor({ state: 'detached' });
    await change(id, { ministerId: ana.ministerId, to: early.id });
    await page.reload();

    await member(panel, ana).getByText('fixado, posto à mão').waitFor();
    await act(panel, ana, 'Soltar');
    await seeText(page, `${ana.scheduleName} pode mudar no próximo cálculo`);
    await member(panel, ana).getByText('posto à mão', { exact: true }).waitFor();
    await act(panel, ana, 'Fixar nesta missa');
    await seeText(page, `${ana.scheduleName} fica na missa de ${spoken(early)}`);
    await member(panel, ana).getByText('fixado, posto à mão').waitFor();

    await act(panel, bia, 'Retirar desta missa');
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
    await seeText(page, 'Mudança desfeita');
    await member(panel, bia).waitFor();
    await page.getByRole('button', { name: 'Refazer (Ctrl+Y)' }).click();
    await seeText(page, 'Mudança refeita');
    await member(panel, bia).waitFor({ state: 'detached' });
    expect(await teamOf(id, early)).toEqual([ana.ministerId]);
    await page.getByRole('button', { name: 'Desfazer (Ctrl+Z)' }).click();
    await member(panel, bia).waitFor();
    expect(await teamOf(id, early)).toHaveLength(2);

    await act(panel, ana, 'Pôr alguém no lugar…');
    const dialog = page.getByRole('dialog', { name: `Pôr alguém no lugar de ${ana.scheduleName}` });
    await dialog.getByLabel('Buscar por nome').fill(caio.scheduleName);
    await dialog.getByRole('button', { name: new RegExp(`^${caio.scheduleName}`) }).click();
    await seeText(
      page,
      `${caio.scheduleName} entrou no lugar de ${ana.scheduleName} na missa de ${spoken(early)}`,
    );
    expect((await teamOf(id, early)).toSorted()).toEqual([bia.ministerId, caio.ministerId].toSorted());
    await page.getByRole('button', { name: 'Desfazer (Ctrl+Z)' }).click();
    await member(panel, ana).waitFor();
    expect(await teamOf(id, early)).toHaveLength(2);

    await panel.getByRole('button', { name: `Ações para ${ana.scheduleName}`, exact: true }).click();
    const whatsApp = page.getByRole('menuitem', { name: 'Escrever no WhatsApp' });
    expect(await whatsApp.getAttribute('href')).toContain('https://wa.me/55');
    await page.getByRole('menuitem', { name: 'Não vem…' }).click();
    await page.getByLabel('Motivo', { exact: true }).fill('Viagem');
    expect(await page.getByRole('button', { name: /^Pedir substituto/ }).count()).toBe(0);
    await page.getByRole('button', { name: /^Escolher quem entra agora/ }).click();
    await dialog.getByLabel('Buscar por nome').fill(caio.scheduleName);
    await dialog.getByRole('button', { name: new RegExp(`^${caio.scheduleName}`) }).click();
    await member(panel, caio).waitFor();
    expect((await teamOf(id, early)).toSorted()).toEqual([bia.ministerId, caio.ministerId].toSorted());
    const possible = async (slot: Slot) =>
      (await candidates(slot.id)).find(({ ministerId }) => ministerId === ana.ministerId)!.possible;
    expect(await possible(early)).toBe(false);
    expect(await possible(other)).toBe(true);

    await page.getByRole('tab', { name: 'Lista' }).click();
    await panel.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?view=lista');
  });

  it('should move people to where they fit by the keyboard alone', async () => {
    const { id, early, late, other, ana, bia } = await plainMonth('A do teclado');
    await change(
      id,
      { ministerId: ana.ministerId, to: early.id },
      { ministerId: ana.ministerId, to: other.id },
    );
    await change(id, { ministerId: bia.ministerId, to: early.id });
    const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
    await inCalendar(page, other).click();
    const panel = panelOf(page, other);
    await act(panel, ana, 'Mover para outra missa…');
    const dialog = page.getByRole('dialog', { name: `Mover ${ana.scheduleName}` });
    await dialog.getByText(/^Missas que não servem/).waitFor();
    await tabTo(page, /^Missas que não servem/);
    await page.keyboard.press('Enter');
    const blocked = dialog.getByRole('button').filter({ hasText: `já serve às` });
    expect(await blocked.first().textContent()).toContain(spoken(late).replace(/, [^,]+$/, ''));
    // Against a rule: the other mass of the same Sunday asks for a reason, which is not given.
    await blocked.first().click();
    const refusal = page.getByRole('dialog', { name: 'Uma regra impede esta mudança' });
    await refusal.getByRole('button', { name: 'Deixar como está' }).click();
    await refusal.waitFor({ state: 'detached' });

    // Also where what had the keyboard is gone from the page.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    // The keyboard goes back to the mass that was open last, not to one before it.
    const withKeyboard = page.locator(':focus');
    await inCalendar(page, other).and(withKeyboard).waitFor();
    await inCalendar(page, other).click();
    await panel.waitFor();
    await inCalendar(page, late).click();
    await panelOf(page, late).waitFor();
    await page.keyboard.press('Escape');
    await inCalendar(page, late).and(withKeyboard).waitFor();
    await inCalendar(page, early).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, `Ações para ${bia.scheduleName}`);
    await page.keyboard.press('Enter');
    await reached(page, 'Trocar com…').waitFor();
    await page.keyboard.press('m');
    await reached(page, 'Mover para outra missa…').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: `Mover ${bia.scheduleName}` }).waitFor();
    const [day, hour] = [spoken(late).replace(/, [^,]+$/, ''), spoken(late).replace(/^.*, /, '')];
    await tabTo(page, new RegExp(`^${day}, ${hour}(?!\\d)`));
    await page.keyboard.press('Enter');
    await seeText(page, `${bia.scheduleName} passou para a missa de ${spoken(late)}`);
    expect(await teamOf(id, late)).toEqual([bia.ministerId]);
    expect(await teamOf(id, early)).toEqual([ana.ministerId]);
  });

  it('should offer to exchange with somebody of the full mass on which a person is let go', async () => {
    const { id, early, late, ana, bia } = await plainMonth('A das trocas');
    const { description, time, date } = late;
    const full = { date, time, description, requiredMinisters: 1, experiencedRequired: 0 };
    await schedules.ask('PUT', `/api/slots/${late.id}`, full);
    await change(
      id,
      { ministerId: ana.ministerId, to: early.id },
      { ministerId: bia.ministerId, to: late.id },
    );
    const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
    await inCalendar(page, early).click();
    const panel = panelOf(page, early);
    await panel.getByRole('heading', { name: 'Com impedimento' }).waitFor();
    await dragOver(page, member(panel, ana), inCalendar(page, late));
    await page
      .getByTestId('drop-mark')
      .filter({ hasText: 'completa: troca com alguém' })
      .waitFor({ state: 'attached' });
    await page.mouse.up();
    const asked = page.getByRole('dialog', { name: `Trocar ${ana.scheduleName} com…` });
    await asked.getByText(`A missa de ${spoken(late)} está completa.`).waitFor();
    await asked.getByRole('button', { name: bia.scheduleName }).click();
    await seeText(page, `${ana.scheduleName} e ${bia.scheduleName} trocaram de missa`);
    expect(await teamOf(id, late)).toEqual([ana.ministerId]);
    expect(await teamOf(id, early)).toEqual([bia.ministerId]);
  });

  it('should carry people by the mouse and by the keyboard, telling where they fit; on a phone from a sheet', async () => {
    const { id, early, late, other, ana, bia, caio } = await plainMonth('A que se arrasta');
    await change(
      id,
      { ministerId: ana.ministerId, to: early.id },
      { ministerId: bia.ministerId, to: late.id },
    );
    const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
    await inCalendar(page, early).click();
    const panel = panelOf(page, early);
    await panel.getByRole('heading', { name: 'Com impedimento' }).waitFor();
    const marks = (text: string | RegExp) => page.getByTestId('drop-mark').filter({ hasText: text });

    await dragOver(page, member(panel, ana), inCalendar(page, late));
    expect(await marks('pode servir').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await page.getByTestId('drop-mark').count()).toBe(0);
    expect(await teamOf(id, early)).toEqual([ana.ministerId]);

    await dragOver(page, member(panel, ana), inCalendar(page, late));
    await page.mouse.up();
    await seeText(page, `${ana.scheduleName} passou para a missa de ${spoken(late)}`);
    expect((await teamOf(id, late)).toSorted()).toEqual([ana.ministerId, bia.ministerId].toSorted());

    // Somebody from the list, whom the other mass of the day then holds.
    await panel.getByLabel('Buscar por nome').fill(caio.scheduleName);
    const row = panel
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Pôr ${caio.scheduleName}`, exact: true }) });
    await dragOver(page, row, inCalendar(page, early));
    await page.mouse.up();
    await seeText(page, `${caio.scheduleName} entrou na missa de ${spoken(early)}`);

    await member(panel, caio)
      .getByRole('button', { name: /^Arrastar / })
      .focus();
    await page.keyboard.press('Space');
    await page.getByText(`${caio.scheduleName} na mão.`).waitFor({ state: 'attached' });
    await marks('pode servir').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Missa de ${spoken(late)}: pode servir.`).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await seeText(page, `${caio.scheduleName} passou para a missa de ${spoken(late)}`);
    await panel.getByRole('button', { name: 'Fechar', exact: true }).click();

    const times = card(page, 'Horários da Escala');
    await times.getByRole('tab', { name: 'Lista' }).click();
    await times.getByLabel('Mostrar quem serve em cada missa').check();
    const chip = times.getByRole('button', { name: ana.scheduleName, exact: true });
    await dragOver(page, chip, inDay(page, early, 'listitem'));
    await page.mouse.up();
    await seeText(page, `${ana.scheduleName} passou para a missa de ${spoken(early)}`);
    await change(id, { ministerId: ana.ministerId, to: other.id });
    await page.reload();
    await times.getByLabel('Mostrar quem serve em cada missa').check();
    await dragOver(page, chip.last(), inDay(page, late, 'listitem'));
    await marks(/^já serve às/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await teamOf(id, early)).toEqual([ana.ministerId]);

    // A sheet on a phone, with nothing wider than it and the way back at hand.
    await page.setViewportSize(PHONE);
    await inDay(page, early, 'listitem').click();
    const sheet = page.getByRole('dialog', { name: early.description });
    await sheet.getByRole('heading', { name: 'Com impedimento' }).waitFor();
    await expectNoSidewaysScroll(page);
    await act(sheet, ana, 'Retirar desta missa');
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
    await member(sheet, ana).waitFor();
    expect(await teamOf(id, early)).toEqual([ana.ministerId]);
    await act(sheet, ana, 'Mover para outra missa…');
    await page.getByRole('dialog', { name: `Mover ${ana.scheduleName}` }).waitFor();
    await expectNoSidewaysScroll(page);
  });

  it('should ask before it changes a published roster, tell only those concerned, and ask the ministry', async () => {
    const { id, early, other, ana, bia, caio } = await plainMonth('A publicada que muda');
    await change(
      id,
      { ministerId: ana.ministerId, to: early.id },
      { ministerId: bia.ministerId, to: early.id },
    );
    await schedules.ask('POST', `/api/schedules/${id}/publish`, { confirmEmptyPlaces: true });
    const email = async ({ ministerId }: Candidate) =>
      (await schedules.ask<{ email: string }>('GET', `/api/ministers/${ministerId}`)).email;
    const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
    await inCalendar(page, early).click();
    const panel = panelOf(page, early);
    await act(panel, ana, 'Não vem…');
    await page.getByRole('button', { name: /^Só retirar desta missa/ }).click();
    const asked = page.getByRole('dialog', { name: 'Mudar a escala publicada' });
    await asked.getByText(`${ana.scheduleName} sai da missa de ${spoken(early)}.`).waitFor();
    await asked.getByRole('button', { name: 'Cancelar' }).click();
    await asked.waitFor({ state: 'detached' });
    expect(await teamOf(id, early)).toHaveLength(2);

    await act(panel, ana, 'Mover para outra missa…');
    const [day, hour] = [spoken(other).replace(/, [^,]+$/, ''), spoken(other).replace(/^.*, /, '')];
    await page
      .getByRole('dialog', { name: `Mover ${ana.scheduleName}` })
      .getByRole('button', { name: new RegExp(`^${day}, ${hour}(?!\\d)`) })
      .click();
    await asked.getByRole('button', { name: 'Mudar e avisar' }).click();
    await seeText(page, 'Uma pessoa é avisada por e-mail.');
    expect(await teamOf(id, other)).toEqual([ana.ministerId]);
    await mailTo(parish, await email(ana), 'roster-changed', other.description);
    const admin = await parish.api('admin');
    const filter = encodeURIComponent(JSON.stringify({ q: await email(bia), mail: 'roster-changed' }));
    expect(await admin('GET', `/api/emails?filter=${filter}&range=[0,4]`)).toEqual([]);

    await inCalendar(page, other).click();
    await act(panelOf(page, other), ana, 'Não vem…');
    const absent = page.getByRole('dialog', { name: `${ana.scheduleName} não vem` });
    await absent.getByLabel('Motivo', { exact: true }).fill('Febre');
    await absent.getByRole('button', { name: /^Pedir substituto ao ministério/ }).click();
    await seeText(page, 'Substituição pedida');
    await absent.waitFor({ state: 'detached' });

    await inCalendar(page, early).click();
    await panel.getByLabel('Buscar por nome').fill(caio.scheduleName);
    await panel.getByRole('button', { name: `Pôr ${caio.scheduleName}`, exact: true }).click();
    await asked.getByLabel(`${caio.scheduleName} já confirmou por telefone`).check();
    await asked.getByRole('button', { name: 'Mudar e avisar' }).click();
    await member(panel, caio).waitFor();
    // Against a rule too, one question asks both.
    const forbidden = (await candidates(early.id)).find(({ possible }) => !possible)!;
    await panel.getByLabel('Buscar por nome').fill(forbidden.scheduleName);
    await panel.getByRole('button', { name: `Pôr ${forbidden.scheduleName}`, exact: true }).click();
    const refusal = page.getByRole('dialog', { name: 'Uma regra impede esta mudança' });
    await refusal.getByText('Só quem entra ou sai é avisado por e-mail, agora.').waitFor();
    await refusal.getByLabel(`${forbidden.scheduleName} já confirmou por telefone`).waitFor();
    await refusal.getByRole('button', { name: 'Deixar como está' }).click();
    await refusal.waitFor({ state: 'detached' });
    const audit = encodeURIComponent(JSON.stringify({ action: 'confirmation-noted' }));
    const noted = (await admin('GET', `/api/audit-events?filter=${audit}&range=[0,9]`)) as {
      subjectId: number;
    }[];
    expect(noted.map(({ subjectId }) => subjectId)).toContain(caio.ministerId);

    await act(panel, bia, 'Não servir junto com…');
    const apart = page.getByRole('dialog', { name: `${bia.scheduleName} não serve junto com…` });
    await apart.getByLabel('Outra pessoa').fill(caio.scheduleName);
    await apart.getByRole('button', { name: caio.scheduleName, exact: true }).click();
    await apart.getByText('Os dois estão fixados na mesma missa').waitFor();
    await apart.getByRole('button', { name: `Soltar ${caio.scheduleName}` }).click();
    await asked.getByRole('button', { name: 'Mudar e avisar' }).click();
    await seeText(page, `${caio.scheduleName} pode mudar no próximo cálculo`);
    expect(await apart.getByText('Os dois estão fixados na mesma missa').count()).toBe(0);

    const present = [ana, bia, caio].map(({ ministerId }) => ministerId);
    const another = (await candidates(early.id)).find(({ ministerId }) => !present.includes(ministerId))!;
    await apart.getByRole('button', { name: 'Mudar outra pessoa' }).click();
    await apart.getByLabel('Outra pessoa').fill(another.scheduleName);
    await apart.getByRole('button', { name: another.scheduleName, exact: true }).click();
    await apart.getByRole('button', { name: 'Acrescentar regra' }).click();
    await seeText(page, 'Regra acrescentada');
    const rules = await schedules.ask<{ kind: string }[]>('GET', `/api/ai-schedule/schedules/${id}/rules`);
    expect(rules.map(({ kind }) => kind)).toEqual(['apart']);
  });
});

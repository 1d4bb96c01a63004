import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { seeText, useParish, type Parish, type Api } from './parish.ts';
import { spoken } from './prepare.ts';
import { panelOf, Schedules } from './schedule-support.ts';
import { closeNextToast, expectNoSidewaysScroll, watch } from './support.ts';

interface Roster {
  revision: number;
  masses: { id: number; date: string; time: string; description: string }[];
  ministers: { id: number; name: string; answers: string; limit: number; offered: number }[];
  assignments: { slotId: number; ministerId: number; pinned: boolean; overrideReason: string | null }[];
}
type Mass = Roster['masses'][number];
type Minister = Roster['ministers'][number];

/** What is in sight without scrolling. */
const IN_SIGHT = { rows: 10, columns: 13 };

describe('the matrix of a roster', () => {
  const parish = useParish();
  const schedules = new Schedules(parish);
  let coordination: Api;
  let scheduleId: number;
  let roster: Roster;
  let page: Page;
  /** Two people who may serve at the first mass; the first of them at the second too, but not at the third. */
  let ana: Minister;
  let bento: Minister;
  let first: Mass;
  let second: Mass;
  let refused: Mass;

  const read = async () => (await coordination('GET', `/api/schedules/${scheduleId}/editor`)) as Roster;
  const places = async () => (await read()).assignments;
  const placesOfBoth = async () =>
    (await places()).map(({ ministerId, slotId }) => [ministerId, slotId] as const).sort(([a], [b]) => a - b);
  const column = (mass: Mass) => roster.masses.findIndex(({ id }) => id === mass.id);
  const answerOf = (minister: Minister, mass: Mass) => minister.answers[column(mass)];
  const words = (minister: Minister, mass: Mass, state: string) =>
    `${minister.name}, ${spoken(mass)}: ${state}`;
  // By its attributes: the names of ten thousand cells are not worked out for one.
  const cell = (minister: Minister, mass: Mass, state: string): Locator =>
    page.locator(`[role=gridcell][aria-label="${words(minister, mass, state)}"]`);
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent;
    });
  const open = (id: number, options: Parameters<Parish['visit']>[1] = { as: 'coordenacao' }) =>
    parish.visit(`/schedules/${id}?view=matriz`, options);

  /** Takes away, past the page, who serves, and shows the matrix anew. */
  async function empty(): Promise<void> {
    const { revision, assignments } = await read();
    const moves = assignments.map(({ slotId, ministerId }) => ({ ministerId, from: slotId }));
    if (moves.length > 0)
      await coordination('POST', `/api/schedules/${scheduleId}/roster/moves`, { revision, moves });
    await page.reload();
    await page.getByRole('grid').waitFor();
  }

  /** Goes to a cell from the first one of the grid, by keys alone. */
  async function walkTo(minister: Minister, mass: Mass): Promise<void> {
    const shown = roster.ministers.filter(({ offered }) => offered > 0);
    await page.getByRole('grid').locator('td[tabindex="0"]').focus();
    await page.keyboard.press('Control+Home');
    for (let row = 0; row < shown.indexOf(minister); row += 1) await page.keyboard.press('ArrowDown');
    for (let at = 0; at < column(mass); at += 1) await page.keyboard.press('ArrowRight');
    expect(await focused()).toMatch(words(minister, mass, ''));
  }

  /** Drags with the mouse from the middle of one cell to the middle of another; `held` is seen before it is let go. */
  async function drag(from: Locator, to: Locator, held: string): Promise<void> {
    const headings = page.getByRole('columnheader', { name: 'Ministro', exact: true });
    await headings.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const start = (await from.boundingBox())!;
    const end = (await to.boundingBox())!;
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
    await page.getByText(held, { exact: true }).first().waitFor();
    await page.mouse.up();
  }

  beforeAll(async () => {
    coordination = await parish.api('coordenacao');
    scheduleId = (await schedules.inState('planning')).id;
    roster = await read();
    const possible = new Map(
      await Promise.all(
        roster.masses.map(async ({ id }) => {
          const all = (await coordination('GET', `/api/slots/${id}/candidates`)) as {
            ministerId: number;
            possible: boolean;
          }[];
          return [id, new Set(all.filter((one) => one.possible).map((one) => one.ministerId))] as const;
        }),
      ),
    );
    const inSight = roster.ministers.filter(({ offered }) => offered > 0).slice(0, IN_SIGHT.rows);
    const masses = roster.masses.slice(0, IN_SIGHT.columns);
    const offers = (minister: Minister, mass: Mass) =>
      answerOf(minister, mass) === 'a' && possible.get(mass.id)!.has(minister.id);
    const [found] = inSight.flatMap((one) =>
      masses.flatMap((mass) => {
        const other = inSight.find((each) => each !== one && offers(each, mass));
        const next = masses.find((each) => each.date > mass.date && offers(one, each));
        const no = masses.find((each) => answerOf(one, each) === 'n');
        return other && next && no && offers(one, mass) ? [{ one, other, mass, next, no }] : [];
      }),
    );
    ana = found!.one;
    bento = found!.other;
    first = found!.mass;
    second = found!.next;
    refused = found!.no;
  });

  it('should give, pin, take and move places by keyboard, find and order people, and say when nobody answers', async () => {
    page = await open(scheduleId);
    await page.getByRole('grid').waitFor();
    await walkTo(ana, first);
    await page.keyboard.press('Enter');
    await seeText(page, `${ana.name} entrou na missa de ${spoken(first)}`);
    await cell(ana, first, 'serve, lugar fixado').waitFor();
    await page.keyboard.press('f');
    await cell(ana, first, 'serve').waitFor();
    await page.keyboard.press('f');
    await cell(ana, first, 'serve, lugar fixado').waitFor();
    expect(await places()).toMatchObject([{ ministerId: ana.id, slotId: first.id, pinned: true }]);
    await page.keyboard.press('Delete');
    await cell(ana, first, 'respondeu disponível').waitFor();
    expect(await places()).toEqual([]);
    await page.keyboard.press('Control+z');
    await seeText(page, 'Mudança desfeita');
    await cell(ana, first, 'serve, lugar fixado').waitFor();
    expect(await focused()).toBe(words(ana, first, 'serve, lugar fixado'));

    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Mover para…' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Soltar lugar' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await cell(ana, first, 'serve').waitFor();
    expect(await focused()).toBe(words(ana, first, 'serve'));
    await page.keyboard.press('p');
    const why = page.getByRole('dialog', { name: `Por que ${ana.name} serve (ou não)` });
    await why.getByRole('heading', { level: 3, name: 'Serve (1)' }).waitFor();
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe(words(ana, first, 'serve'));
    await page.getByRole('rowheader', { name: bento.name }).getByText(bento.name, { exact: true }).click();
    await page.getByRole('dialog', { name: `Por que ${bento.name} serve (ou não)` }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toMatch(words(bento, first, ''));
    await walkTo(ana, first);
    await page.keyboard.press('End');
    expect(await focused()).toContain(spoken(roster.masses.at(-1)!));
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toMatch(spoken(roster.masses[0]!));
    await page.keyboard.press('Enter');
    await panelOf(page, roster.masses[0]!).getByText(spoken(roster.masses[0]!)).first().waitFor();

    await empty();
    const status = page.getByRole('status').filter({ hasText: ana.name });
    await walkTo(ana, first);
    await page.keyboard.press('Enter');
    await cell(ana, first, 'serve, lugar fixado').waitFor();
    await page.keyboard.press('m');
    await status.filter({ hasText: `Movendo ${ana.name}, ${spoken(first)}` }).waitFor();
    for (let at = column(first); at < column(second); at += 1) await page.keyboard.press('ArrowRight');
    await status.filter({ hasText: `${ana.name}, para ${spoken(second)}: respondeu disponível` }).waitFor();
    await page.keyboard.press('Escape');
    await status.filter({ hasText: `${ana.name}, ${spoken(first)}: fica onde está.` }).waitFor();
    expect(await focused()).toBe(words(ana, first, 'serve, lugar fixado'));

    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Mover para…' }).click();
    for (let at = column(first); at < column(second); at += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await seeText(page, `${ana.name} passou para a missa de ${spoken(second)}`);
    await cell(ana, second, 'serve, lugar fixado').waitFor();
    expect(await focused()).toBe(words(ana, second, 'serve, lugar fixado'));
    await page.getByRole('button', { name: 'Desfazer (Ctrl+Z)' }).click();
    await cell(ana, first, 'serve, lugar fixado').waitFor();
    await cell(ana, second, 'respondeu disponível').waitFor();

    await walkTo(ana, first);
    await page.keyboard.press('m');
    const rows = roster.ministers.filter(({ offered }) => offered > 0);
    const distance = rows.indexOf(bento) - rows.indexOf(ana);
    for (let row = 0; row < Math.abs(distance); row += 1)
      await page.keyboard.press(distance > 0 ? 'ArrowDown' : 'ArrowUp');
    await page
      .getByRole('status')
      .filter({ hasText: `${bento.name} no lugar de ${ana.name}: respondeu disponível` })
      .waitFor();
    await page.keyboard.press('Enter');
    await cell(bento, first, 'serve, lugar fixado').waitFor();
    expect(await placesOfBoth()).toEqual([[bento.id, first.id]]);

    const names = page.getByRole('rowheader');
    const silent = roster.ministers.find(({ offered }) => offered === 0)!;
    await page.getByPlaceholder('Buscar por nome').fill(silent.name);
    await seeText(page, 'Ninguém com este nome.');
    await page.getByRole('button', { name: 'Buscar também em quem não se ofereceu' }).click();
    await names.filter({ hasText: silent.name }).first().waitFor();
    await page.getByPlaceholder('Buscar por nome').fill('');
    await page.getByLabel('Só quem se ofereceu').check();
    await page.getByLabel('Ordenar por').selectOption('Quem serve mais');
    await names.first().filter({ hasText: bento.name }).waitFor();
    await names
      .first()
      .filter({ hasText: `1/${bento.limit}` })
      .waitFor();
  });

  it('should be dragged along the row and the column, stay still at its edge, and ask why a rule is broken', async () => {
    page = await open(scheduleId);
    await page.getByRole('grid').waitFor();
    await empty();
    await page.getByPlaceholder('Buscar por nome').fill(ana.name);
    await cell(ana, first, 'respondeu disponível').click();
    await cell(ana, first, 'serve, lugar fixado').waitFor();
    await closeNextToast(page);
    await drag(
      cell(ana, first, 'serve, lugar fixado'),
      cell(ana, second, 'respondeu disponível'),
      `${ana.name}, para ${spoken(second)}: respondeu disponível`,
    );
    await cell(ana, second, 'serve, lugar fixado').waitFor();
    await closeNextToast(page);
    await page.keyboard.press('Control+z');
    await cell(ana, first, 'serve, lugar fixado').waitFor();
    await closeNextToast(page);

    await page.getByPlaceholder('Buscar por nome').fill('');
    await drag(
      cell(ana, first, 'serve, lugar fixado'),
      cell(bento, first, 'respondeu disponível'),
      `${bento.name} no lugar de ${ana.name}: respondeu disponível`,
    );
    await cell(bento, first, 'serve, lugar fixado').waitFor();
    await cell(ana, first, 'respondeu disponível').waitFor();
    expect(await placesOfBoth()).toEqual([[bento.id, first.id]]);

    // Near its right edge.
    await closeNextToast(page);
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.getByPlaceholder('Buscar por nome').fill(ana.name);
    await cell(ana, first, 'respondeu disponível').click();
    const place = cell(ana, first, 'serve, lugar fixado');
    await place.waitFor();
    await closeNextToast(page);
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const sheet = await page.getByRole('grid').evaluateHandle((grid) => {
      let element: Element = grid;
      while (element.scrollWidth <= element.clientWidth) element = element.parentElement!;
      return element;
    });
    const scrolled = () => sheet.evaluate((element) => element.scrollLeft);
    const before = await scrolled();
    const right = await sheet.evaluate((element) => element.getBoundingClientRect().right);
    const { x, y, width, height } = (await place.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(right - 60, y + height / 2, { steps: 8 });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(await scrolled()).toBe(before);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    // dnd-kit takes the clicks of 50 ms after a drag; a timer as long that begins later ends later.
    await page.evaluate(() => new Promise((heard) => setTimeout(heard, 50)));

    await cell(ana, refused, 'respondeu indisponível').click();
    const dialog = page.getByRole('dialog', { name: 'Uma regra impede esta mudança' });
    await dialog.getByRole('button', { name: 'Mudar assim mesmo' }).click();
    await dialog.getByText('Escreva o motivo, em poucas palavras.').waitFor();
    expect((await places()).filter(({ slotId }) => slotId === refused.id)).toEqual([]);
    await dialog.getByLabel('Motivo para mudar assim mesmo').fill('Pedido do pároco.');
    await dialog.getByRole('button', { name: 'Mudar assim mesmo' }).click();
    await seeText(page, `${ana.name} entrou na missa de ${spoken(refused)}`);
    const forced = page.locator(
      `[role=gridcell][aria-label^="${words(ana, refused, 'serve; exceção: ')}"][aria-label$="; motivo: Pedido do pároco."]`,
    );
    await forced.waitFor();
    expect(await forced.getAttribute('title')).toMatch(/^exceção: .+; motivo: Pedido do pároco\.$/);
    expect(await places()).toContainEqual(
      expect.objectContaining({ slotId: refused.id, overrideReason: 'Pedido do pároco.' }),
    );
    const admin = await parish.api('admin');
    const filter = encodeURIComponent('{"action":"roster-rule-overridden"}');
    expect(await admin('GET', `/api/audit-events?filter=${filter}`)).toMatchObject([
      {
        subjectType: 'schedule',
        subjectId: scheduleId,
        details: { rules: [{ slotId: refused.id, ministerId: ana.id }] },
      },
    ]);
  });

  it('should only be read where the roster is over, and stay within a phone', async () => {
    const over = await schedules.inState('completed');
    page = await open(over.id, { as: 'coordenacao', viewport: PHONE, theme: 'dark' });
    await page.getByRole('grid').waitFor();
    await expectNoSidewaysScroll(page);
    const moves = watch(page, '/roster/moves');
    const start = page.getByRole('grid').locator('td[tabindex="0"]');
    await start.focus();
    const before = await focused();
    for (const key of ['Enter', 'Delete', 'f', 'm', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    expect(await focused()).not.toBe(before);
    await page.getByRole('grid').locator('td[data-serves]').first().click();
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(moves).toEqual([]);
    // What is rarely wanted is folded away: the people begin within the window.
    const top = await page.getByRole('grid').evaluate((grid) => {
      document.querySelector('[role="tab"]')!.scrollIntoView({ block: 'start' });
      return grid.getBoundingClientRect().top;
    });
    expect(top).toBeLessThan(PHONE.height / 2);
    await page.getByText('Ordem e legenda').click();
    await page.getByText('Teclado', { exact: true }).click();
    await seeText(page, 'Enter em uma missa do cabeçalho: abre a missa.');
    expect(await page.getByText('Delete: retira.').count()).toBe(0);
  });
});

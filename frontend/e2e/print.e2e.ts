import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../backend/test/support/pdf-text.ts';
import { DESKTOP, PHONE, spoil } from './browser.ts';
import { useParish } from './parish.ts';
import { giveMasses, spokenFirst, type Duty } from './prepare.ts';
import { follow, settled } from './support.ts';
import { dayOf, Schedules, type Detail, type Mass } from './schedule-support.ts';

/** What no paper says: the frame of the application, its buttons and its toasts. */
const SCREEN = ['Sair', 'Buscar', 'Ctrl K', 'Mostrar todos', 'Publicar', 'Histórico', 'Voltar', 'Baixar'];

/** The sides of an A4 page in points, the shorter first. */
const A4 = [595, 842];

/** The text of each page that the browser's own printing makes; each asks for A4. */
async function printed(page: Page): Promise<string[]> {
  await settled(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sides = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    [box[1], box[2]].map((side) => Math.round(Number(side))).sort((one, other) => one - other),
  );
  const pages = await pdfPages(pdf);
  expect(sides).toEqual(pages.map(() => A4));
  return pages.map((text) => text.replace(/[\u00a0|\s]+/g, ' '));
}

/** The text of pages beside each other, as names may stand on two lines. */
const whole = (pages: string[]): string => pages.join(' ');

/** How the matrix heads the column of a mass: 'dom 1 8h'. */
function columnOf({ date, time }: Mass): string {
  const [hours, minutes] = time.split(':');
  const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' });
  const day = weekday.format(new Date(`${date}T12:00:00Z`)).replace('.', '');
  return `${day} ${Number(date.slice(-2))} ${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

/** The page says that it would print, and does not. */
const notePrinting = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window.print = () => document.body.setAttribute('data-prints', '')));

describe('Printing with Ctrl+P', () => {
  const parish = useParish();
  const schedules = new Schedules(parish);
  let schedule: Detail;
  let masses: Mass[];
  let duties: Duty[];
  beforeAll(async () => {
    schedule = await schedules.inState('published');
    masses = await schedules.masses(schedule.id);
    duties = await giveMasses(parish, 3);
  });

  it.each([
    ['the calendar on a desktop', DESKTOP, 'light'],
    ['the list on a phone in dark', PHONE, 'dark'],
  ] as const)('should print a schedule whole, by day, from %s', async (_, viewport, theme) => {
    const page = await parish.visit(`/schedules/${schedule.id}`, {
      as: 'coordenacao',
      viewport,
      theme,
    });
    await page.getByRole('heading', { name: 'Horários da Escala' }).waitFor();
    const pages = await printed(page);
    expect(pages.length).toBeGreaterThan(1);
    for (const text of pages) {
      expect(text).toContain(schedule.title);
      expect(text).toContain('Missa Ministros');
    }
    const text = whole(pages);
    for (const { ministers } of masses)
      for (const { scheduleName } of ministers) expect(text).toContain(scheduleName);
    for (const word of SCREEN) expect(text).not.toContain(word);
    // Every mass with its whole team on one page, below the name of its day.
    for (const mass of masses) {
      const team = mass.ministers.map(({ scheduleName }) => scheduleName);
      const day = dayOf(mass);
      const below = pages.filter((one) => one.toLowerCase().includes(day));
      expect(below.some((one) => team.every((name) => one.includes(name)))).toBe(true);
    }
    // The screen is again what it was.
    await page.getByRole('button', { name: 'Histórico' }).waitFor();
  });

  it('should print the matrix whole, each person on one line, and one mass of it alone', async () => {
    const page = await parish.visit(`/schedules/${schedule.id}?view=matriz`, { as: 'coordenacao' });
    await page.getByRole('grid').waitFor();
    const pages = await printed(page);
    const serving = new Set(masses.flatMap(({ ministers }) => ministers.map((one) => one.scheduleName)));
    for (const name of serving) expect(whole(pages)).toContain(name);
    for (const text of pages) {
      expect(text).toContain('● serve');
      expect(text).toMatch(new RegExp(`${columnOf(masses[0]!)}.* ${columnOf(masses.at(-1)!)}`));
      expect(text).toMatch(/Santuário São Judas Tadeu · impresso em \d{2}\/\d{2}\/\d{4}/);
    }
    const served = masses.reduce((sum, { ministers }) => sum + ministers.length, 0);
    const legends = pages.length;
    expect(whole(pages).match(/●/g)).toHaveLength(served + legends);
    for (const word of SCREEN) expect(whole(pages)).not.toContain(word);

    const mass = masses.find(({ ministers }) => ministers.length > 1)!;
    spoil(page);
    await notePrinting(page);
    await follow(page, `/schedules/${schedule.id}?mass=${mass.id}`);
    const panel = page.getByRole('complementary', { name: mass.description });
    await panel.getByRole('button', { name: 'Imprimir' }).click();
    await page.locator('[data-prints]').waitFor({ state: 'attached' });
    const [text = '', ...more] = await printed(page);
    expect(more).toEqual([]);
    expect(text).toContain(`Lista de presença: ${dayOf(mass)} de ${mass.date.slice(0, 4)}`);
    expect(text).toContain('Nº Ministro Presença Assinatura');
    mass.ministers.forEach(({ scheduleName }, at) => expect(text).toContain(`${at + 1} ${scheduleName}`));

    // Of the ministers' list not the page that is shown, but all of it.
    await page.goto('/ministers');
    await notePrinting(page);
    await expect.poll(() => page.getByRole('button', { name: 'Imprimir' }).isEnabled()).toBe(true);
    await page.keyboard.press('Control+p');
    await page.locator('[data-prints]').waitFor({ state: 'attached' });
    const read = await parish.api('coordenacao');
    const people = (await read('GET', '/api/ministers')) as { fullName: string }[];
    expect(people.length).toBeGreaterThan(25);
    const list = whole(await printed(page));
    for (const { fullName } of people) expect(list).toContain(fullName);
  });

  it('should print my schedule with every team', async () => {
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    await page
      .getByText(/^Equipe/)
      .first()
      .waitFor();
    const text = whole(await printed(page));
    for (const duty of duties) {
      expect(text).toContain(spokenFirst(duty).replace(/, (\S+)$/, ` de ${duty.date.slice(0, 4)} $1`));
      for (const { scheduleName, phone, email } of duty.team) {
        expect(text).toContain(scheduleName);
        for (const secret of [phone, email]) if (secret) expect(text).not.toContain(secret);
      }
    }
    for (const word of [...SCREEN, 'Adicionar ao calendário', 'Início', 'Disponibilidade'])
      expect(text).not.toContain(word);
  });

  it('should say on paper that a page was still on its way, and print no heading over nothing', async () => {
    const page = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE });
    await page.getByRole('heading', { name: 'Ações Rápidas' }).waitFor();
    expect(whole(await printed(page))).not.toContain('Ações Rápidas');

    const answer = Promise.withResolvers<void>();
    await page.route('**/api/training-courses', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto('/training', { waitUntil: 'commit' });
    await page.locator('[data-coming]').first().waitFor();
    const early = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
    expect(whole(early).replace(/\s+/g, ' ')).toContain('Isto ainda estava chegando. Espere um momento');
    expect(whole(early)).not.toContain('Carregando');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByTestId('skeleton').first().isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    answer.resolve();
    await page.getByRole('heading', { name: 'Formação básica do ministro' }).waitFor();
    expect(whole(await printed(page))).not.toContain('ainda estava chegando');
  });

  it('should print the balance of everybody', async () => {
    const page = await parish.visit('/fairness', { as: 'coordenacao' });
    await page.getByRole('table', { name: 'Ministros' }).waitFor();
    const answered = page.waitForResponse(/\/api\/reports\/fairness\?/);
    await page.getByRole('button', { name: 'Últimos 12 meses' }).click();
    await answered;
    await page.getByRole('table', { name: 'Ministros' }).waitFor();
    const read = await parish.api('coordenacao');
    const address = `/api/reports/fairness${new URL(page.url()).search}`;
    const report = (await read('GET', address)) as { people: { scheduleName: string }[] };
    const pages = await printed(page);
    const text = whole(pages);
    expect(report.people.length).toBeGreaterThan(25);
    for (const { scheduleName } of report.people) expect(text).toContain(scheduleName);
    expect(text).toMatch(/Período: /);
    expect(text).toContain('Missas para as quais a pessoa se ofereceu.');
    const headed = pages.filter((one) => one.includes('Disse que podia Até o limite'));
    expect(headed.length).toBeGreaterThan(1);
    for (const word of [...SCREEN, 'Buscar por nome', 'Últimos']) expect(text).not.toContain(word);
  });
});

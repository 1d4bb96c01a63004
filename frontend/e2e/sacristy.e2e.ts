import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, useParish } from './parish.ts';
import { PHONE } from './browser.ts';
import { card, openSacristy, type SacristyToday } from './prepare.ts';
import { expectNoSidewaysScroll } from './support.ts';

interface MassOfDay {
  slotId: number;
  people: { ministerId: number; scheduleName: string; state: string }[];
}

describe('In the sacristy', () => {
  const parish = useParish();
  let today: SacristyToday;
  beforeAll(async () => {
    today = await openSacristy(parish);
  });

  const states = async (): Promise<Record<string, string>> => {
    const coordination = await parish.api('coordenacao');
    const masses = (await coordination('GET', `/api/attendance?date=${today.date}`)) as MassOfDay[];
    const { people } = masses.find(({ slotId }) => slotId === today.slotId)!;
    return Object.fromEntries(people.map(({ scheduleName, state }) => [scheduleName, state]));
  };
  const choose = async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: /^Chegou / })
      .first()
      .waitFor();
    const masses = page.getByRole('navigation', { name: 'Missas do dia' });
    if ((await masses.count()) > 0)
      await masses.getByRole('button', { name: today.spokenTime, exact: true }).click();
  };

  it('should open by the link, note arrivals, and go on without network until they are sent', async () => {
    const page = await parish.visit(today.path, { viewport: PHONE, worker: true });
    await page.getByRole('button', { name: 'Abrir' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sacristia' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await choose(page);
    const [first, second] = today.people.map(({ scheduleName }) => scheduleName);
    await page.getByRole('button', { name: `Chegou ${first}` }).click();
    await expect.poll(async () => (await states())[first!]).toBe('arrived');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expectNoSidewaysScroll(page);

    await page.context().setOffline(true);
    await page.getByRole('button', { name: `Chegou ${second}` }).click();
    await page.getByText('1 registro espera pela internet.').waitFor();
    expect(await states()).toMatchObject({ [first!]: 'arrived', [second!]: 'expected' });
    // A page that is loaded anew may be without the network a moment later.
    await page.reload();
    await choose(page);
    await page.getByRole('button', { name: `Desfazer ${second}` }).waitFor();
    await page.getByRole('button', { name: `Desfazer ${first}` }).click();
    await page.getByText('2 registros esperam pela internet.').waitFor();

    await page.context().setOffline(false);
    await expect.poll(states).toMatchObject({ [first!]: 'expected', [second!]: 'arrived' });
    await page.getByText(/esperam? (pela internet|o envio)/).waitFor({ state: 'detached' });
    parish.problems.length = 0;
  });

  it('should let a minister check in by the code on the screen, signing in on the way', async () => {
    const screen = await parish.visit(today.path, { viewport: { width: 1024, height: 768 } });
    await screen.getByRole('button', { name: 'Abrir' }).click();
    await choose(screen);
    await screen.getByRole('img', { name: 'Código QR para registrar a chegada' }).waitFor();
    const link = await today.checkInPath();
    const phone = await parish.visit(link, { viewport: PHONE });
    await phone.getByLabel('Email').fill('ministro@demo.local');
    await phone.locator('input[name=password]').fill(DEMO_PASSWORD);
    await phone.getByRole('button', { name: 'Entrar' }).click();
    await phone.getByRole('button', { name: 'Cheguei' }).click();
    await phone.getByRole('heading', { name: 'Chegada registrada' }).waitFor();
    await expectNoSidewaysScroll(phone);
    await expect.poll(async () => (await states())[today.minister]).toBe('arrived');
  });

  it('should give the code in the office, and correct attendance there', async () => {
    const page = await parish.visit(`/attendance?date=${today.date}`, { as: 'coordenacao', viewport: PHONE });
    await page.getByRole('button', { name: 'Fazer um código' }).click();
    const code = (await page.getByText(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/).textContent())!;
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click();
    const first = today.people[0]?.scheduleName;
    // On a feast the same person may serve at another mass of the day as well.
    const mass = card(page, `${today.spokenTime} · ${today.description}`);
    await mass.getByRole('button', { name: `Veio ${first}`, exact: true }).click();
    await expect.poll(async () => (await states())[first!]).toBe('arrived');
    await expectNoSidewaysScroll(page);
    const tablet = await parish.visit('/sacristy', { viewport: PHONE });
    await tablet.getByLabel('Código do dia').fill('AAAA-AAAA');
    // Awaited before it is asked for: the notice goes by itself, and a busy machine may be late.
    const refusal = tablet
      .getByText(/Este código não vale/)
      .first()
      .waitFor();
    await tablet.getByRole('button', { name: 'Abrir' }).click();
    await refusal;
    // The coordination's link, opened in a tab that is there.
    await tablet.evaluate((sent) => (location.hash = sent), code);
    await expect.poll(() => tablet.getByLabel('Código do dia').inputValue()).toBe(code);
    await tablet.getByLabel('Código do dia').fill(code.toLowerCase());
    await tablet.getByRole('button', { name: 'Abrir' }).click();
    await tablet
      .getByText(/de \d+ chegou|chegaram/)
      .first()
      .waitFor();
  });
});

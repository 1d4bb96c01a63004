import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../src/lib/dates.ts';
import { expectAccessible } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useOwnParish } from './parish.ts';
import { askEverybody, bringNear, card, giveMasses, leaveFew, spoken, type Duty } from './prepare.ts';
import { expectNoSidewaysScroll } from './support.ts';

const WORKER = path.resolve(import.meta.dirname, '../dist/service-worker.js');
const OWN = 'partilha-own-';
const RICE = 'Pode ajudar na festa?';

interface Mass {
  people: { scheduleName: string; state: string }[];
}

/** The addresses of the API that the device keeps. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, OWN);

describe('Without network', () => {
  const parish = useOwnParish();
  let duties: Duty[];
  let questionnaire: { id: number; title: string };

  beforeAll(async () => {
    await leaveFew(parish);
    duties = await giveMasses(parish, 2);
    duties[1] = await bringNear(parish, duties[1]!, 26);
    questionnaire = await askEverybody(parish, 'Responder sem internet', RICE);
  });

  /** A page of the demo minister whose device has what it needs without network. */
  async function ready(): Promise<Page> {
    const page = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE, worker: true });
    const wanted = ['/api/auth/me', '/api/my-duties', `/api/questionnaires/${questionnaire.id}/prospect`];
    await expect.poll(() => kept(page), { timeout: 120_000 }).toEqual(expect.arrayContaining(wanted));
    return page;
  }

  it('should open with my schedule, its teams and my notices, and say that there is no network', async () => {
    const page = await ready();
    await page.goto('/messages');
    const notice = page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first();
    const told = await notice.innerText();
    await page.context().setOffline(true);
    await page.reload();
    await seeText(page, told);
    await page.getByRole('tab', { name: 'Comunidade' }).click();
    await seeText(page, 'Isto não está guardado neste aparelho. Aparece quando a internet voltar.');
    await page.goto('/my-schedule');
    const mass = card(page, spoken(duties[0]!));
    await mass.getByText(/^Equipe/).click();
    for (const { scheduleName } of duties[0]!.team) await mass.getByText(scheduleName).first().waitFor();
    await page.getByText(/^Sem internet\. Você vê o que este aparelho guardou em \d\d\/\d\d, \d+h/).waitFor();
    await expectNoSidewaysScroll(page);
    // Nothing of what others may see was kept.
    const allowed =
      /^\/api\/(auth\/me|calendar\/today|settings\/public|my-duties(\/share)?|notifications|personal-messages(\/sent)?|questionnaires\/(sent|\d+\/(prospect|responses)))$/;
    for (const address of await kept(page)) expect(address).toMatch(allowed);
    parish.problems.length = 0;
  });

  it('should keep answers until the network is back, then send them once', async () => {
    const page = await ready();
    await page.context().setOffline(true);
    await page.goto('/my-questionnaires');
    const own = card(page, questionnaire.title);
    await own.getByRole('button', { name: 'Responder' }).click();
    await page.getByRole('radiogroup', { name: RICE }).getByLabel('Sim').check();
    await page.getByRole('button', { name: 'Enviar resposta' }).click();
    await own.getByText('Sem conexão: enviaremos quando voltar.').waitFor();
    await page.reload();
    await own.getByText('Sem conexão: enviaremos quando voltar.').waitFor();
    await page.context().setOffline(false);
    await seeText(page, 'Resposta enviada!');
    await own.getByText('Respondido', { exact: true }).waitFor();
    const minister = await parish.api('ministro');
    const given = await minister('GET', `/api/questionnaires/${questionnaire.id}/responses`);
    expect(given).toMatchObject([{ responses: { custom_1: ['Sim'] } }]);
    parish.problems.length = 0;
  });

  it('should keep a confirmation as well when the device has network and the server is not found', async () => {
    const page = await ready();
    const confirmation = '**/api/my-duties/*/confirm';
    await page.context().route(confirmation, (route) => route.fulfill({ status: 503, body: 'Unavailable' }));
    await page.goto('/my-schedule');
    const masses = card(page, spoken(duties[1]!));
    await masses.getByRole('button', { name: /^Confirmo/ }).click();
    await seeText(page, 'A sua confirmação está guardada neste aparelho.');
    await masses.getByText('Você confirmou. Sem conexão: enviaremos quando voltar.').waitFor();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.context().unroute(confirmation);
    await page.reload();
    await masses.getByText('Presença confirmada').waitFor();
    parish.problems.length = 0;
  });

  it('should ask for no substitute by itself: the request waits for a press, and the number is there', async () => {
    const page = await ready();
    await page.goto('/my-schedule');
    const mass = card(page, spoken(duties[0]!));
    await mass.getByRole('button', { name: 'Solicitar substituição' }).click();
    await page.context().setOffline(true);
    const dialog = page.getByRole('dialog', { name: 'Solicitar Substituição' });
    await dialog.getByText(/^Sem internet: o pedido fica guardado neste aparelho/).waitFor();
    await dialog.getByLabel('Motivo').fill('Vou ao médico.');
    await dialog.getByRole('button', { name: 'Guardar pedido' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    const unsent = mass.getByRole('group', { name: `Pedido não enviado para ${spoken(duties[0]!)}` });
    await unsent.getByText('Substituição ainda não pedida: ninguém foi perguntado.').waitFor();
    const number = await unsent
      .getByRole('link', { name: /^Telefonar a quem coordena/ })
      .getAttribute('href');
    expect(number).toBe('tel:+5515903281028');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const asked = async () =>
      (
        (await (
          await parish.api('ministro')
        )('GET', '/api/my-duties')) as (Duty & { substitution: unknown })[]
      ).find(({ slotId }) => slotId === duties[0]!.slotId)!.substitution;
    await page.context().setOffline(false);
    // The network is back, and another page says it, too.
    await page.goto('/messages');
    await page.getByText(/^Substituição ainda não pedida: /).waitFor();
    await expectNoSidewaysScroll(page);
    expect(await asked()).toBeNull();
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await seeText(page, 'Substituição solicitada');
    expect(await asked()).toMatchObject({ reason: 'Vou ao médico.' });
    await page.goto('/my-schedule');
    await mass.getByText('Vou ao médico.').waitFor();
    await mass.getByRole('link', { name: /^Telefonar a quem coordena/ }).waitFor();
    parish.problems.length = 0;
  });

  it('should have who serves in these days for whoever sees the schedules, and no other day', async () => {
    const coordinator = await parish.api('coordenacao');
    const { date: today } = (await coordinator('GET', '/api/calendar/today')) as { date: string };
    const teams = (date: string) => coordinator('GET', `/api/attendance?date=${date}`) as Promise<Mass[]>;
    const days = await Promise.all([0, 1, 2].map((ahead) => teams(addDays(today, ahead))));
    const mass = days.flat().find(({ people }) => people.some(({ state }) => state === 'expected'))!;
    const page = await parish.visit('/dashboard', { as: 'coordenacao', viewport: PHONE, worker: true });
    const ofTeams = async () => (await kept(page)).filter((address) => address === '/api/attendance');
    await expect.poll(ofTeams, { timeout: 120_000 }).toHaveLength(3);
    // A day that was looked at beside these is not kept.
    await page.goto(`/attendance?date=${addDays(today, -7)}`);
    await page.getByRole('heading', { level: 1, name: 'Presença' }).waitFor();
    await page.goto('/my-schedule');
    await page.getByRole('heading', { level: 1, name: 'Minha Escala' }).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Ver quem serve' }).click();
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Quem serve' }) });
    const names = mass.people.filter(({ state }) => state === 'expected');
    for (const { scheduleName } of names) await card.getByText(scheduleName).first().waitFor();
    expect(await ofTeams()).toHaveLength(3);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    parish.problems.length = 0;
  });

  it('should keep nothing of whoever has left', async () => {
    const page = await ready();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('button', { name: 'Sair', exact: true }).click();
    await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
    expect(await page.getByText(/Instalar/).count()).toBe(0);
    await expect.poll(() => kept(page)).toEqual([]);
    await page.context().setOffline(true);
    await page.goto('/my-schedule');
    await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
    parish.problems.length = 0;
  });

  describe('A new version', () => {
    const before = `${WORKER}.before`;
    afterEach(() => renameSync(before, WORKER));

    it('should be offered, and taken only when it is wanted', async () => {
      copyFileSync(WORKER, before);
      const page = await parish.visit('/my-questionnaires', {
        as: 'ministro',
        viewport: DESKTOP,
        worker: true,
      });
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await page.evaluate(() => Object.assign(window, { isOld: true }));
      writeFileSync(WORKER, `${readFileSync(WORKER, 'utf8')}\n// A newer one.\n`);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await seeText(page, 'Há uma versão nova.');
      expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Atualizar' }).click()]);
      await page.getByRole('heading', { name: 'Meus Questionários' }).waitFor();
      expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
      expect(await page.getByText('Há uma versão nova.').count()).toBe(0);
    });
  });

  it('should have a manifest that names the parish, with pictures, and previews of its links', async () => {
    const { url } = parish.server;
    const answer = await fetch(`${url}/manifest.webmanifest`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      name: string;
      icons: { src: string }[];
      screenshots: { src: string }[];
    };
    const settings = (await (await fetch(`${url}/api/settings/public`)).json()) as { parishName: string };
    expect(manifest.name).toContain(settings.parishName);
    for (const { src } of [...manifest.icons, ...manifest.screenshots])
      expect((await fetch(url + src)).headers.get('content-type')).toMatch(/^image\//);
    const page = await (await fetch(`${url}/register?token=secret`)).text();
    expect(page).toContain(`<meta property="og:site_name" content="${settings.parishName}" />`);
    expect(page).toMatch(/<meta property="og:image" content="https?:[^"]+\/pictures\/preview\.png" \/>/);
    expect(page).not.toContain('secret');
    expect((await fetch(`${url}/pictures/preview.png`)).status).toBe(200);
  });

  // The last one: its server is gone.
  it('should tell, with since when, that the server does not answer', async () => {
    const page = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE, worker: true });
    const wanted = ['/api/auth/me', '/api/my-duties', '/api/my-duties/share'];
    await expect.poll(() => kept(page), { timeout: 120_000 }).toEqual(expect.arrayContaining(wanted));
    await parish.server.stop();
    await page.goto('/my-schedule');
    const told = page.getByText(
      /^O servidor não respondeu\. Você vê o que este aparelho guardou em \d\d\/\d\d, \d+h/,
    );
    await told.waitFor();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Tentar novamente' }).last().click();
    await told.waitFor();
    parish.problems.length = 0;
  });
});

import { readFile } from 'node:fs/promises';
import ical, { type VEvent } from 'node-ical';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfPages } from '../../backend/test/support/pdf-text.ts';
import { PHONE, spoil } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import {
  card,
  giveMass,
  giveMasses,
  moveInRoster,
  mailTo,
  newSchedule,
  spoken,
  welcome,
  type Duty,
  type Schedule,
  type Slot,
} from './prepare.ts';
import { expectNoSidewaysScroll, NO_CONNECTION, signIn } from './support.ts';

const IRIS = { fullName: 'Íris Pronta', email: 'iris@exemplo.test', scheduleName: 'Íris Pronta' };
const OTAVIO = { fullName: 'Otávio Pronto', email: 'otavio@exemplo.test', scheduleName: 'Otávio Pronto' };
const ZILDA = { fullName: 'Zilda Desligada', email: 'zilda@exemplo.test', scheduleName: 'Zilda Desligada' };
const NOBODY = { fullName: 'Sem Lugar', email: 'sem.lugar@exemplo.test', scheduleName: 'Sem Lugar' };
const WHY = 'Por que fui (ou não fui) escalado?';

interface Mass extends Slot {
  ministers: { ministerId: number; scheduleName: string }[];
}

interface Explanation {
  offered: number;
  duties: number;
  masses: {
    date: string;
    time: string;
    description: string;
    chosen: boolean;
    code: string;
    message: string;
  }[];
}

const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields));
/** The person in the list of who receives which mail. */
const personIn = (dialog: Locator, { scheduleName }: typeof IRIS) =>
  dialog.getByRole('listitem').filter({ hasText: scheduleName });
const told = (mass: Slot, change = '') => `${change}${spoken(mass)} ${mass.description}`;

async function choose(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Baixar e compartilhar' }).click();
  await page.getByRole('menuitem', { name: file }).click();
}

/** What is saved when something is pressed. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

describe('Publication', () => {
  const parish = useParish();
  /** Of the demo minister, published. */
  let duties: Duty[];
  /** Published, with the roster that was computed for it. */
  let released: Schedule;
  beforeAll(async () => {
    released = (await ask<Schedule[]>('GET', `/api/schedules?filter=${filter({ status: 'published' })}`))[0]!;
    duties = await giveMasses(parish, 2);
    for (const person of [IRIS, OTAVIO, ZILDA, NOBODY]) await welcome(parish, person);
  });

  const ask = async <Answer>(method: string, address: string, body?: unknown): Promise<Answer> =>
    (await (
      await parish.api('coordenacao')
    )(method, address, body)) as Answer;
  const massesOf = (id: number) => ask<Mass[]>('GET', `/api/schedules/${id}/slots`);

  const ministerOf = async ({ fullName }: typeof IRIS) =>
    (
      await ask<{ id: number; userId: number }[]>('GET', `/api/ministers?filter=${filter({ q: fullName })}`)
    )[0]!;

  async function serve(scheduleId: number, slot: Slot, person: typeof IRIS): Promise<void> {
    const { id } = await ministerOf(person);
    expect(await giveMass(await parish.api('coordenacao'), scheduleId, slot.id, id)).toBe(true);
  }

  const mailsTo = async ({ email }: typeof IRIS, mail: string) => {
    const admin = await parish.api('admin');
    return (await admin('GET', `/api/emails?filter=${filter({ q: email, mail })}`)) as unknown[];
  };

  it('should tell before publishing who receives what, then send exactly that; and later only the changes', async () => {
    const { id, title, slots } = await newSchedule(parish, 'A que muda depois');
    const isMain = ({ time, description }: Slot) => time === '10:00' && description === 'Missa dominical';
    const [a, b, c] = slots.filter(isMain) as [Slot, Slot, Slot];
    await serve(id, a, IRIS);
    await serve(id, b, IRIS);
    await serve(id, a, OTAVIO);
    await serve(id, c, ZILDA);
    const zilda = await ministerOf(ZILDA);
    await (
      await parish.api('admin')
    )('PUT', `/api/users/${zilda.userId}`, { disabled: true });

    const page = await parish.visit(`/schedules/${id}`, { as: 'coordenacao' });
    const dialog = page.getByRole('dialog', { name: 'Publicar escala' });
    const open = () => page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await page.route('**/publication-preview', (route) => route.abort());
    await open();
    await dialog.getByRole('alert').getByText(NO_CONNECTION).waitFor();
    await page.unroute('**/publication-preview');
    await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
    await dialog.getByText('2 pessoas', { exact: true }).waitFor();
    await dialog.getByText('4 lugares preenchidos · 3 pessoas servem · 2 e-mails').waitFor();
    await dialog.getByText('Quem recebe e-mail (2)').waitFor();
    await personIn(dialog, IRIS).getByText('2 missas').click();
    await personIn(dialog, IRIS).getByText(`E-mail para ${IRIS.email}`).waitFor();
    const massesTold = (person: typeof IRIS) =>
      personIn(dialog, person).getByRole('listitem').allTextContents();
    await expect.poll(() => massesTold(IRIS)).toEqual([told(a), told(b)]);
    await personIn(dialog, OTAVIO).getByText('1 missa').click();
    await expect.poll(() => massesTold(OTAVIO)).toEqual([told(a)]);
    await dialog.getByText('1 pessoa fica sem aviso').waitFor();
    await personIn(dialog, ZILDA).getByText('1 missa').click();
    expect(
      await personIn(dialog, ZILDA).getByRole('link', { name: 'Abrir o cadastro' }).getAttribute('href'),
    ).toBe(`/ministers/${zilda.id}`);

    await dialog.getByLabel('Publicar mesmo com lugares vazios').check();
    await dialog.getByRole('button', { name: 'Publicar e avisar' }).click();
    await seeText(page, 'Escala publicada!');
    await seeText(page, '2 pessoas recebem um e-mail só com as suas missas.');
    await page.getByRole('button', { name: 'Compartilhar', exact: true }).click();
    const sharing = page.getByRole('dialog', { name: 'Texto para WhatsApp' });
    await sharing.getByRole('button', { name: 'Copiar texto' }).waitFor();
    await sharing.getByRole('button', { name: 'Fechar' }).click();
    await sharing.waitFor({ state: 'hidden' });
    const toIris = await mailTo(parish, IRIS.email, 'roster-published', spoken(a));
    expect(toIris).toContain(spoken(b));
    expect(toIris).not.toContain(spoken(c));
    const toOtavio = await mailTo(parish, OTAVIO.email, 'roster-published', spoken(a));
    expect(toOtavio).not.toContain(spoken(b));
    expect(await mailsTo(ZILDA, 'roster-published')).toEqual([]);

    await ask('POST', `/api/schedules/${id}/unpublish`);
    const otavio = await ministerOf(OTAVIO);
    await moveInRoster(ask, id, [{ ministerId: otavio.id, from: a.id }]);
    await serve(id, c, OTAVIO);
    await page.reload();
    await open();
    await dialog.getByText(`As pessoas já foram avisadas antes sobre ${title}.`).waitFor();
    await dialog.getByText('1 pessoa', { exact: true }).waitFor();
    await personIn(dialog, OTAVIO).getByText('entra em 1 missa, sai de 1 missa').click();
    await expect.poll(() => massesTold(OTAVIO)).toEqual([told(a, 'Sai'), told(c, 'Entra')]);
    expect(await personIn(dialog, IRIS).count()).toBe(0);
    await dialog.getByLabel('Publicar mesmo com lugares vazios').check();
    await dialog.getByRole('button', { name: 'Publicar e avisar' }).click();
    await seeText(page, '1 pessoa recebe um e-mail só com o que mudou nas suas missas.');
    expect(await mailTo(parish, OTAVIO.email, 'roster-changed', spoken(c))).toContain(spoken(a));
    expect(await mailsTo(IRIS, 'roster-changed')).toEqual([]);
  });

  it('should give the roster on paper to all who may read it, the rector too', async () => {
    const { id, title } = released;
    const page = await parish.visit(`/schedules/${id}`, { as: 'reitor' });
    const byMass = await saved(page, () => choose(page, 'PDF por missa (A4)'));
    await seeText(page, 'Arquivo baixado');
    expect(byMass.name).toBe(`${title} - por missa.pdf`);
    const pages = (await pdfPages(byMass.content)).join('|');
    for (const { description, ministers } of await massesOf(id)) {
      expect(pages).toContain(description);
      for (const [place, { scheduleName }] of ministers.entries())
        expect(pages).toContain(`${place + 1}. ${scheduleName}`);
    }
    const compact = await saved(page, () => choose(page, 'Calendário compacto (A3)'));
    expect(compact.name).toBe(`${title} - calendário compacto A3.pdf`);
  });

  it('should give the roster, or one mass, as a text for WhatsApp', async () => {
    const { id } = released;
    const mass = (await massesOf(id)).find(({ ministers }) => ministers.length > 0)!;
    const textOf = async (address: string) => (await ask<{ text: string }>('GET', address)).text;
    const page = await parish.visit(`/schedules/${id}`, { as: 'reitor', viewport: PHONE });
    await choose(page, 'Texto para WhatsApp');
    const dialog = page.getByRole('dialog', { name: 'Texto para WhatsApp' });
    const text = dialog.getByLabel('Texto', { exact: true });
    await dialog.getByLabel('Missa', { exact: true }).selectOption({ label: 'Todas as missas' });
    const whole = await textOf(`/api/schedules/${id}/share-text`);
    await expect.poll(() => text.inputValue()).toBe(whole);
    await dialog.getByText(/^O texto é longo demais para abrir direto no WhatsApp/).waitFor();
    expect(await dialog.getByRole('link').count()).toBe(0);
    await expectNoSidewaysScroll(page);

    await dialog.getByLabel('Missa', { exact: true }).selectOption(String(mass.id));
    const link = dialog.getByRole('link', { name: 'Abrir no WhatsApp' });
    const ofMass = await textOf(`/api/slots/${mass.id}/share-text`);
    expect(await link.getAttribute('href')).toBe(`https://wa.me/?text=${encodeURIComponent(ofMass)}`);
    expect(ofMass).toContain(mass.ministers[0]!.scheduleName);
    await dialog.getByRole('button', { name: 'Copiar texto' }).click();
    await seeText(page, 'Texto copiado!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ofMass);
  });

  it('should draw a day with its teams: shared where the device shares pictures, else saved', async () => {
    const { id } = released;
    const masses = await massesOf(id);
    const page = await parish.visit(`/schedules/${id}`, { as: 'reitor', viewport: PHONE });
    const open = async () => {
      await choose(page, 'Um dia como imagem');
      await page.getByRole('img', { name: /^A escala de/ }).waitFor();
    };
    await open();
    const sharing = page.getByRole('button', { name: 'Compartilhar imagem' });
    expect(await sharing.count()).toBe(0);
    const day = masses.find(({ ministers }) => ministers.length > 0)!.date;
    await page.getByLabel('Dia da imagem').selectOption(day);
    const file = await saved(page, () => page.getByRole('button', { name: 'Baixar imagem' }).click());
    expect(file.name).toMatch(/^Escala de \p{L}+(-feira)?, \d{1,2}º? de \p{L}+\.png$/u);
    const picture = await sharp(file.content).metadata();
    expect(picture.format).toBe('png');
    expect(picture.width).toBe(1080);
    const ofDay = masses.filter(({ date }) => date === day);
    expect(picture.height).toBeGreaterThan(300 + 100 * ofDay.length);
    await expectNoSidewaysScroll(page);

    // A phone whose applications take pictures.
    spoil(page);
    await page.addInitScript(() => {
      const shared: File[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files }: { files: File[] }) => Promise.resolve(void shared.push(...files)),
      });
    });
    await page.reload();
    await open();
    await sharing.click();
    const taken = await page.evaluate(async () => {
      const [one] = (window as unknown as { shared: File[] }).shared;
      return { type: one!.type, name: one!.name, signature: await one!.slice(1, 4).text() };
    });
    expect(taken).toMatchObject({ type: 'image/png', signature: 'PNG' });
    expect(taken.name).toMatch(/^Escala de .+\.png$/);
  });

  it('should bring the own masses into the calendar of a phone, at an address that can be ended', async () => {
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    const feed = (address: string) => fetch(new URL(new URL(address).pathname, parish.server.url));
    const agenda = page.getByText('Minha agenda: as missas no seu calendário');
    await agenda.click();
    await page.getByRole('button', { name: 'Criar endereço da agenda' }).click();
    await seeText(page, 'Endereço da agenda criado');
    const field = page.getByLabel('Endereço da sua agenda');
    const address = await field.inputValue();
    const webcal = address.replace(/^http:/, 'webcal:');
    const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf('Abrir na agenda do celular')).toBe(webcal);
    expect(await hrefOf('Adicionar ao Google Agenda')).toBe(
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    );
    await page.getByRole('button', { name: 'Copiar', exact: true }).click();
    await seeText(page, 'Endereço copiado!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expectNoSidewaysScroll(page);

    const mine = (await (await parish.api('ministro'))('GET', '/api/my-duties')) as Duty[];
    const begins = (calendar: string) =>
      Object.values(ical.sync.parseICS(calendar))
        .filter((part): part is VEvent => part?.type === 'VEVENT')
        .map(({ start }) => start.toISOString());
    expect(begins(await (await feed(address)).text()).sort()).toEqual(
      mine.map(({ dateTime }) => dateTime).sort(),
    );

    await page.reload();
    await agenda.click();
    await page.getByText(/^A sua agenda está ativa desde .*Lida pela última vez em/).waitFor();
    expect(await field.count()).toBe(0);
    await page.getByRole('button', { name: 'Criar um novo endereço' }).click();
    const renew = page.getByRole('dialog', { name: 'Criar um novo endereço?' });
    await renew.getByText(/^O endereço de antes para de funcionar/).waitFor();
    await renew.getByRole('button', { name: 'Criar um novo endereço' }).click();
    await renew.waitFor({ state: 'detached' });
    const second = await field.inputValue();
    expect((await feed(address)).status).toBe(404);
    expect((await feed(second)).status).toBe(200);
    await page.getByRole('button', { name: 'Desativar' }).click();
    const end = page.getByRole('dialog', { name: 'Desativar a agenda?' });
    await end.getByRole('button', { name: 'Desativar' }).click();
    await seeText(page, 'Agenda desativada');
    expect((await feed(second)).status).toBe(404);
    await page.getByRole('button', { name: 'Criar endereço da agenda' }).waitFor();

    const duty = duties[0]!;
    const one = await saved(page, () =>
      card(page, spoken(duty)).getByRole('button', { name: 'Adicionar ao calendário' }).click(),
    );
    expect(one.name).toBe(`Missa de ${spoken(duty)}.ics`);
    expect(begins(one.content.toString())).toEqual([duty.dateTime]);
    await seeText(page, 'Arquivo da missa baixado');
    await page.getByText(/^Missas anteriores/).click();
    const over = card(page, spoken(mine.filter(({ past }) => past).at(-1)!));
    await over.waitFor();
    expect(await over.getByRole('button', { name: 'Adicionar ao calendário' }).count()).toBe(0);
  });

  it('should tell each minister why they serve or not, also those who serve nowhere', async () => {
    const minister = await parish.api('ministro');
    const { masses, offered } = (await minister(
      'GET',
      `/api/my-duties/explanation?scheduleId=${released.id}`,
    )) as Explanation;
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    await page.getByRole('button', { name: WHY }).click();
    const dialog = page.getByRole('dialog', { name: WHY });
    const choice = dialog.getByLabel('Escala', { exact: true });
    const newest = ((await minister('GET', '/api/schedules')) as Schedule[])[0]!;
    expect(await choice.inputValue()).toBe(String(newest.id));
    await choice.selectOption({ label: released.title });
    const chosen = masses.filter((mass) => mass.chosen);
    await dialog.getByText(`Você se ofereceu para ${offered} missas e serve em ${chosen.length}.`).waitFor();
    const reasons = (wanted: Explanation['masses']) =>
      wanted.map((mass) => `${spoken(mass)}${mass.description}${mass.message}`);
    const shown = () => dialog.getByRole('listitem').allTextContents();
    const offeredFor = masses.filter((mass) => !mass.chosen && mass.code !== 'not-available');
    expect(await shown()).toEqual(reasons([...chosen, ...offeredFor]));
    await expectNoSidewaysScroll(page);
    await dialog.getByLabel(`Mostrar todas as ${masses.length} missas, também as outras`).check();
    expect(await shown()).toEqual(reasons([...chosen, ...masses.filter((mass) => !mass.chosen)]));

    const other = await parish.visit('/login', { viewport: PHONE });
    await signIn(other, NOBODY.email);
    await other.goto('/my-schedule');
    await other.getByRole('button', { name: WHY }).click();
    await seeText(other, 'Você não se ofereceu para nenhuma missa desta escala.');
    await seeText(other, 'Em nenhuma missa desta escala.');
  });
});

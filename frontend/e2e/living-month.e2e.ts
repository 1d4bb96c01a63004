import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './axe.ts';
import { PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import {
  bringNear,
  card,
  giveMasses,
  mailTo,
  newSchedule,
  spoken,
  spokenFirst,
  welcome,
  type Duty,
} from './prepare.ts';
import { inDay, type Mass } from './schedule-support.ts';
import { askToJoin, closeToast, follow, linkTo } from './support.ts';

const MINISTER = 'ministro@demo.local';
const GRACA = { fullName: 'Graça Pronta', email: 'graca@exemplo.test', scheduleName: 'Graça P.' };
const LIA = { fullName: 'Lia Pronta', email: 'lia@exemplo.test', scheduleName: 'Lia P.' };
const NAIR = { fullName: 'Nair Sem Conta', scheduleName: 'Nair S.' };
const DAY_MS = 86_400_000;

interface Question {
  id: number;
  scheduleId: number;
}

const ASKED_BY_MAIL = 'Disponibilidade pelo link';

/** From publication to the mass on a phone, by the links of mails where people are signed out. */
describe('The living month', () => {
  const parish = useParish();
  let duties: Duty[];
  let scheduleId: number;
  beforeAll(async () => {
    duties = await giveMasses(parish, 4);
    for (const person of [GRACA, LIA]) await welcome(parish, person);
    const admin = await parish.api('admin');
    // Whatever the hour of the machine, the day's reminders are due.
    await admin('PUT', '/api/settings', { reminderHour: 0 });
    ({ scheduleId } = duties[0] as Duty & { scheduleId: number });
  });

  const visitor = async (address: string): Promise<Page> => {
    const page = await parish.visit('/login', { viewport: PHONE });
    await page.goto(address);
    return page;
  };
  const masses = async (): Promise<Mass[]> =>
    (await (
      await parish.api('coordenacao')
    )('GET', `/api/schedules/${scheduleId}/slots`)) as Mass[];

  const bring = <Mass extends Pick<Duty, 'slotId' | 'date' | 'time'>>(
    mass: Mass,
    hours: number,
  ): Promise<Mass> => bringNear(parish, mass, hours);

  /** The link of the reminder of a mass that is near, once the daily job has run. */
  async function reminderOf(duty: Duty): Promise<string> {
    await parish.sql(
      `update outbox_message set status = 'waiting', available_at = now(), attempts = 0, lease_until = null,
         done_at = null where job = 'duties.remind'`,
    );
    const text = await mailTo(parish, MINISTER, 'duty-reminder', spoken(duty));
    return /\/confirm-duty\?token=[\w.-]+/.exec(text)![0];
  }

  it('should fill an empty place by a question from the mass’s own list, and thank who was a moment too late', async () => {
    const coordination = await parish.api('coordenacao');
    await coordination('POST', '/api/ministers', NAIR);
    const full = duties.map(({ slotId }) => slotId);
    const lacking = (await masses()).find(
      ({ id, ministers, requiredMinisters }) => !full.includes(id) && ministers.length < requiredMinisters,
    )!;
    // One place is left.
    const places = { requiredMinisters: lacking.ministers.length + 1, experiencedRequired: 0 };
    await coordination('PUT', `/api/slots/${lacking.id}`, places);
    const office = await parish.visit(`/schedules/${scheduleId}`, { as: 'coordenacao', viewport: PHONE });
    await inDay(office, lacking, 'listitem').click();
    for (const { scheduleName } of [GRACA, LIA]) {
      await office.getByLabel('Buscar por nome').fill(scheduleName);
      await office.getByRole('button', { name: `Perguntar a ${scheduleName}` }).click();
      await seeText(office, `Pergunta feita a ${scheduleName}`);
      await office.getByText(/^Pergunta de .*: sem resposta$/).waitFor();
      expect(await office.getByRole('button', { name: `Perguntar a ${scheduleName}` }).count()).toBe(0);
    }
    // Who has no account answers by telephone, and the coordination notes it.
    await office.getByLabel('Buscar por nome').fill(NAIR.scheduleName);
    await office.getByRole('button', { name: `Perguntar a ${NAIR.scheduleName}` }).click();
    await expectAccessible(office);
    await office.getByRole('button', { name: `Disse que não: ${NAIR.scheduleName}` }).click();
    await seeText(office, `Anotado: ${NAIR.scheduleName} não pode`);
    await office.getByText(/^Pergunta de .*: não posso$/).waitFor();
    expect(await office.getByRole('button', { name: /^Disse que não/ }).count()).toBe(0);

    const [first, second] = [
      await visitor(await linkTo(parish, GRACA.email, 'substitution-offer')),
      await visitor(await linkTo(parish, LIA.email, 'substitution-offer')),
    ];
    await seeText(first, 'Olá, Graça P.! Falta gente nesta missa:');
    await seeText(first, spokenFirst(lacking));
    await second.getByRole('button', { name: 'Posso ir' }).waitFor();
    await first.getByRole('button', { name: 'Posso ir' }).click();
    await first.getByRole('heading', { level: 1, name: 'O lugar é seu. Obrigado!' }).waitFor();
    await first.getByText(/^A coordenação já sabe\./).waitFor();
    await second.getByRole('button', { name: 'Posso ir' }).click();
    await second.getByRole('heading', { level: 1, name: 'Muito obrigado por querer ir!' }).waitFor();
    await expectAccessible(second);
    await second.reload();
    await second.getByRole('heading', { level: 1, name: 'Muito obrigado por querer ir!' }).waitFor();
    const said = (await coordination('GET', `/api/slots/${lacking.id}/questions`)) as { answer: string }[];
    expect(said.map(({ answer }) => answer)).toEqual(['accepted', 'too-late', 'declined']);
  });

  it('should be confirmed from the reminder, signed out, by a tap that opening alone does not make', async () => {
    const duty = (duties[0] = await bring(duties[0]!, 26));
    const page = await visitor(await reminderOf(duty));
    await page.getByRole('heading', { level: 1, name: 'Você vem?' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirmo' }).click();
    await page.getByRole('heading', { level: 1, name: 'Presença confirmada' }).waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Presença confirmada' }).waitFor();
    const told = (await (
      await parish.api('coordenacao')
    )('GET', `/api/schedules/${scheduleId}/confirmations`)) as { slotId: number; confirmed: number }[];
    expect(told.find(({ slotId }) => slotId === duty.slotId)?.confirmed).toBe(1);
  });

  it('should ask for a substitute at once by "Não poderei", and take it back by coming after all', async () => {
    const duty = (duties[1] = await bring(duties[1]!, 50));
    const page = await visitor(await reminderOf(duty));
    await page.getByRole('button', { name: 'Não poderei' }).click();
    await page.getByRole('heading', { level: 1, name: 'Não poderá vir?' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Motivo').fill('Estou com febre.');
    await page.getByRole('button', { name: 'Avisar que não poderei' }).click();
    await page.getByRole('heading', { level: 1, name: 'Substituição pedida' }).waitFor();
    await expectAccessible(page);
    const own = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    await card(own, spoken(duty)).getByText('Estou com febre.').waitFor();
    await page.getByRole('button', { name: 'Consegui: eu vou' }).click();
    await page.getByRole('heading', { level: 1, name: 'Presença confirmada' }).waitFor();
    await own.reload();
    await card(own, spoken(duty)).waitFor();
    expect(await own.getByText('Estou com febre.').count()).toBe(0);
  });

  it('should answer the questionnaire from its mail, by a link that needs no password', async () => {
    const coordination = await parish.api('coordenacao');
    const { id, year, month } = await newSchedule(parish, 'Mês perguntado por e-mail');
    const title = ASKED_BY_MAIL;
    const made = (await coordination('POST', '/api/questionnaires', {
      scheduleId: id,
      year,
      month,
      title,
      responseDeadline: '2090-01-01T02:59:59.999Z',
    })) as Question;
    const sent = { status: 'sent', sentAt: new Date().toISOString() };
    await coordination('PUT', `/api/questionnaires/${made.id}`, sent);
    const page = await visitor(await linkTo(parish, MINISTER, 'questionnaire-sent'));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(/^Começamos com o seu costume/).waitFor();
    await page
      .getByRole('radiogroup', { name: 'Todas as missas' })
      .getByLabel('Disponível', { exact: true })
      .check();
    await page.getByRole('button', { name: 'Enviar resposta' }).click();
    await page.getByRole('heading', { level: 1, name: 'Resposta enviada!' }).waitFor();
    await expectAccessible(page);
    const minister = await parish.api('ministro');
    const given = (await minister('GET', `/api/questionnaires/${made.id}/responses`)) as unknown[];
    expect(given).toHaveLength(1);
    // It opens this and nothing else: the application asks who one is.
    await page.goto('/my-schedule');
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
  });

  describe('the coordinator’s day', () => {
    let page: Page;
    let mass: Duty;
    const item = (title: string | RegExp): Locator =>
      card(page, 'Para hoje')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: title }) });

    beforeAll(async () => {
      const admin = await parish.api('admin');
      const coordination = await parish.api('coordenacao');
      // A mass tonight with an empty place, nobody confirmed, and somebody who cannot come.
      mass = duties[2] = await bring(duties[2]!, 9);
      const { ministers } = (await masses()).find(({ id }) => id === mass.slotId)!;
      const places = { requiredMinisters: ministers.length + 3 };
      await admin('PUT', `/api/slots/${mass.slotId}`, places);
      const minister = await parish.api('ministro');
      const { assignmentId } = mass;
      await minister('POST', '/api/substitutions', { assignmentId, reason: 'Plantão no hospital.' });
      // The questionnaire of the demonstration closes in two days; by itself it closes on a day of the month.
      const sent = (await coordination('GET', '/api/questionnaires/sent')) as { id: number; title: string }[];
      const open = sent.find(({ title }) => title !== ASKED_BY_MAIL)!;
      const responseDeadline = new Date(Date.now() + 2 * DAY_MS).toISOString();
      await coordination('PATCH', `/api/questionnaires/${open.id}`, { responseDeadline });
      await askToJoin(parish, {
        fullName: 'Rosa Espera',
        email: 'rosa@exemplo.test',
        scheduleName: 'Rosa E.',
      });
      await parish.sql(
        `update email_message set status = 'failed' where id = (
           select min(id) from email_message where status = 'kept' and created_at > now() - interval '1 day')`,
      );
      await parish.sql(
        `update minister set mandate_until = current_date + 10 where schedule_name = '${GRACA.scheduleName}'`,
      );
    });

    it('should name all that needs a person, the most urgent first, each with its button', async () => {
      page = await parish.visit('/coordination', { as: 'admin', viewport: PHONE });
      const day = card(page, 'Para hoje');
      await day.getByRole('heading', { level: 3 }).first().waitFor();
      const titles = await day.getByRole('heading', { level: 3 }).allTextContents();
      const at = (words: RegExp) => titles.findIndex((title) => words.test(title));
      const order = [
        / não pode: /,
        /uma decisão$/,
        /não (saiu|saíram)$/,
        /ainda não respond/,
        /^O mandato de/,
      ];
      const places = order.map(at);
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));

      const lacking = item(/^Faltam? \d+ pessoas?: /).filter({ hasText: spoken(mass) });
      const asking = lacking.getByRole('button', { name: /^Perguntar a / }).first();
      const name = (await asking.getAttribute('aria-label'))!.replace('Perguntar a ', '');
      await asking.click();
      await seeText(page, `Pergunta feita a ${name}`);
      await lacking.getByText(/^Pergunta de .*: sem resposta$/).waitFor();

      const putting = lacking.getByRole('button', { name: /^Pôr / }).last();
      const other = (await putting.getAttribute('aria-label'))!.replace('Pôr ', '');
      await putting.click();
      const dialog = page.getByRole('dialog', { name: `Pôr ${other}?` });
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Pôr e avisar' }).click();
      await seeText(page, `${other} entrou na missa de ${spoken(mass)}`);
      await lacking.getByText(other, { exact: true }).waitFor({ state: 'detached' });

      const request = item(/ não pode: /).filter({ hasText: spoken(mass) });
      await request.getByText('A missa está perto, e ninguém aceitou ainda.').waitFor();
      expect(await page.getByText('Plantão no hospital.').count()).toBe(1);
      // The mass begins with it too, without scrolling, and with the same acts.
      await request.getByRole('link', { name: spoken(mass) }).click();
      const opened = page.getByRole('dialog', { name: mass.description });
      const leaving = opened.getByRole('heading', { level: 3, name: / pede um substituto$/ });
      await leaving.waitFor();
      const { y } = (await leaving.boundingBox())!;
      expect(y).toBeLessThan(PHONE.height / 2);
      await opened.getByRole('button', { name: /^Escolher substituto/ }).click();
      const choice = page.getByRole('dialog', { name: 'Escolher substituto' });
      await choice.getByRole('radio').first().check();
      await choice.getByRole('link', { name: /^Telefonar a / }).waitFor();
      await choice.getByRole('button', { name: 'Confirmar substituto' }).click();
      await seeText(page, 'Substituto escolhido');
      await leaving.waitFor({ state: 'detached' });
      await page.goto('/coordination');
      await page.getByText('Resolvidos há pouco').click();
      await page
        .getByText(/ serve no lugar\.$/)
        .first()
        .waitFor();

      const date = spoken(mass).replace(/, [^,]+$/, '');
      const silent = item(new RegExp(`sem confirmar: ${date}$`));
      await silent.getByText(/^Nomes/).click();
      for (const way of [/^WhatsApp/, /^Telefonar a /])
        await silent.getByRole('link', { name: way }).first().waitFor();
      await expectAccessible(page);
      // Whoever serves here may serve at another mass of the day.
      const here = silent
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 4, name: spoken(mass) }) });
      const saying = here.getByRole('button', { name: /^Vem/ }).first();
      const sure = (await saying.textContent())!.replace('Vem: ', '');
      await saying.click();
      await seeText(page, `Anotado: ${sure} vem`);
      await here.getByText(sure, { exact: true }).waitFor({ state: 'detached' });

      const refusing = here.getByRole('button', { name: /^Não vem/ }).first();
      const absent = (await refusing.textContent())!.replace('Não vem: ', '');
      await refusing.click();
      const ofAbsent = page.getByRole('dialog', { name: `Pedir substituto para ${absent}?` });
      await expectAccessible(page);
      await ofAbsent.getByRole('button', { name: 'Pedir substituto' }).click();
      await seeText(page, 'Substituição pedida');
      await item(`${absent} não pode: ${spoken(mass)}`).waitFor();
    });

    it('should remind those who have not answered, saying first how many, and note who answers by telephone', async () => {
      page = await parish.visit('/coordination', { as: 'coordenacao', viewport: PHONE });
      const asked = item(/ainda não respond/).first();
      await asked.getByRole('button', { name: 'Escolher quem lembrar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Escolher quem lembrar' });
      await dialog.getByRole('checkbox', { name: 'Todos' }).uncheck();
      const send = dialog.getByRole('button', { name: /^Lembrar/ });
      expect(await send.isDisabled()).toBe(true);
      await dialog.getByRole('checkbox').nth(1).check();
      await expectAccessible(page);
      await send.click();
      await seeText(page, 'Lembrete enviado');
      await seeText(page, '1 pessoa recebe um e-mail e um aviso.');
      await dialog.waitFor({ state: 'detached' });
      await closeToast(page);
      const list = await asked.getByRole('link', { name: /^Abrir a lista/ }).getAttribute('href');
      await asked.getByRole('button', { name: /^Lembrar .* de responder$/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar lembrete' }).click();
      await seeText(page, 'Lembrete enviado');

      await follow(page, list!);
      const people = page.getByRole('link', { name: /^Anotar de/ });
      await people.first().waitFor();
      const missing = await people.count();
      await page
        .getByRole('button', { name: /^Marcar tentativa/ })
        .first()
        .click();
      await page.getByText(/Tentado hoje, /).waitFor();
      await page.getByRole('button', { name: /^Desfazer/ }).click();
      await page.getByText(/Tentado hoje, /).waitFor({ state: 'detached' });
      await people.first().click();
      const all = page.getByRole('radiogroup', { name: 'Todas as missas' });
      await all.getByRole('radio', { name: 'Disponível', exact: true }).check();
      await page.getByText('Resposta por telefone').waitFor();
      const heading = page.getByRole('heading', { level: 1 });
      const first = (await heading.textContent())!;
      await page.getByRole('button', { name: 'Salvar e ir para a próxima pessoa' }).click();
      await seeText(page, `Resposta de ${first} gravada`);
      await heading.filter({ hasNotText: first }).waitFor();
      await all.getByRole('radio', { name: 'Indisponível' }).check();
      await page.getByRole('button', { name: 'Salvar', exact: true }).click();
      await page.waitForURL(/\/missing$/);
      await people.first().waitFor();
      await people.nth(missing - 2).waitFor({ state: 'detached' });
      expect(await people.count()).toBe(missing - 2);
    });
  });
});

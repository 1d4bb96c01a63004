import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish, type Login } from './parish.ts';
import { card, giveMasses, headings, spoken, welcome, type Duty } from './prepare.ts';
import { askToJoin, confirmEmail, expectNoSidewaysScroll, makeAccount, signIn, tabTo } from './support.ts';

const MASS_MS = 90 * 60 * 1000;
const REMINDER = 'Questionário à espera da sua resposta';

interface Titled {
  id: number;
  title: string;
}

interface Course extends Titled {
  progress: number;
  status: string;
  completedModules: number;
  totalModules: number;
}

interface Questionnaire extends Titled {
  questions: { id: string }[];
}

const backHome = async (page: Page): Promise<void> => {
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /^Olá, / }).waitFor();
};

describe('Dashboard', () => {
  const parish = useParish();
  beforeAll(async () => {
    await giveMasses(parish, 3);
  });

  const read = async <Answer>(address: string): Promise<Answer> =>
    (await (
      await parish.api('ministro')
    )('GET', address)) as Answer;

  it('should greet the minister and show what the server knows, on a phone', async () => {
    const { name } = await read<{ name: string }>('/api/auth/me');
    const page = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE });
    await page.getByRole('heading', { level: 1, name: `Olá, ${name}!`, exact: true }).waitFor();
    await card(page, 'Próximas Missas').waitFor();
    expect(await headings(page, 2)).toEqual([
      'Próximas Missas',
      'Notícias Recentes',
      'Treinamentos',
      'Ministério',
      'Ações Rápidas',
    ]);

    const upcoming = (await read<Duty[]>('/api/my-duties')).filter(
      ({ dateTime }) => Date.parse(dateTime) + MASS_MS > Date.now(),
    );
    const [next] = upcoming;
    const headline = card(page, 'Próximas Missas').getByRole('heading', { level: 3 }).first();
    const [weekday, dayAndMonth, hour] = spoken(next!).split(', ');
    expect(await headline.locator('span').allTextContents()).toEqual([
      expect.stringMatching(new RegExp(`^(Hoje|Amanhã|Em \\d+ dias), ${weekday!.replace('-feira', '')}$`)),
      hour,
      dayAndMonth,
    ]);
    // Nothing is larger than the hour, and no word of it is broken.
    const [when, large, date] = await headline.locator('span').evaluateAll((spans) =>
      spans.map((span) => ({
        size: parseFloat(getComputedStyle(span).fontSize),
        lines: Math.round(span.clientHeight / parseFloat(getComputedStyle(span).lineHeight)),
      })),
    );
    expect(large!.size).toBeGreaterThan(2 * when!.size);
    expect([when!.lines, large!.lines, date!.lines]).toEqual([1, 1, 1]);
    for (const duty of upcoming.slice(1, 3))
      await card(page, 'Próximas Missas').getByText(spoken(duty), { exact: true }).waitFor();
    for (const duty of upcoming.slice(3))
      expect(await card(page, 'Próximas Missas').getByText(spoken(duty), { exact: true }).count()).toBe(0);

    const news = await read<Titled[]>('/api/news');
    expect(await headings(card(page, 'Notícias Recentes'), 3)).toEqual(
      news.slice(0, 3).map(({ title }) => title),
    );

    const courses = await read<Course[]>('/api/training-courses');
    const bars = card(page, 'Treinamentos').getByRole('progressbar');
    expect(await bars.count()).toBe(Math.min(3, courses.length));
    const begun = courses.find(({ status }) => status === 'in_progress')!;
    const bar = page.getByRole('progressbar', { name: `Progresso em ${begun.title}` });
    expect(await bar.getAttribute('aria-valuemax')).toBe('100');
    expect(await bar.getAttribute('aria-valuenow')).toBe(String(begun.progress));
    await seeText(page, `Em Andamento · ${begun.completedModules} de ${begun.totalModules} aulas`);

    const numbers = await read<{ activeMinisters: number; massesThisMonth: number }>('/api/dashboard');
    const ministry = card(page, 'Ministério');
    await ministry.getByText('Ministros ativos').waitFor();
    await ministry.getByText(String(numbers.activeMinisters), { exact: true }).waitFor();
    await ministry.getByText('Missas neste mês').waitFor();
    await ministry.getByText(String(numbers.massesThisMonth), { exact: true }).waitFor();
    await expectNoSidewaysScroll(page);
  });

  it('should lead to the schedule, the news, the courses and the messages', async () => {
    const page = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE });
    await card(page, 'Próximas Missas').getByRole('link').click();
    await page.waitForURL('**/my-schedule');
    await backHome(page);
    await page.getByRole('link', { name: 'Ver todas as notícias' }).click();
    await page.waitForURL('**/messages?tab=comunidade');
    await backHome(page);
    const [newest] = await read<Titled[]>('/api/news');
    await page.getByRole('link', { name: newest!.title, exact: true }).click();
    await page.getByRole('dialog', { name: newest!.title }).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Ver todos os treinamentos' }).click();
    await page.waitForURL('**/training');
    await backHome(page);
    const acts = card(page, 'Ações Rápidas');
    for (const [name, address] of [
      [/^Minha Escala/, '**/my-schedule'],
      [/^Mensagens/, '**/messages'],
      [/^Treinamentos/, '**/training'],
    ] as const) {
      await acts.getByRole('link', { name }).click();
      await page.waitForURL(address);
      await backHome(page);
    }
  });

  it('should remind of a questionnaire until it is answered, by keyboard alone', async () => {
    const coordination = await parish.api('coordenacao');
    const minister = await parish.api('ministro');
    const [latest] = (await minister('GET', '/api/questionnaires/sent')) as Questionnaire[];
    const open = latest!;
    await coordination('PATCH', `/api/questionnaires/${open.id}`, {
      responseDeadline: '2090-01-01T02:59:59.999Z',
    });
    const page = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE });
    const reminder = page.getByRole('region', { name: REMINDER });
    await reminder.getByText(open.title).waitFor();
    await tabTo(page, 'Responder agora');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/my-questionnaires?id=${open.id}`);
    await page.getByRole('dialog', { name: open.title }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/my-questionnaires');
    // What is to be answered first stands first.
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()).toBe(
      open.title,
    );

    const responses = Object.fromEntries(open.questions.map(({ id }) => [id, ['Disponível']]));
    await minister('POST', `/api/questionnaires/${open.id}/responses`, { responses });
    await page.goto('/dashboard');
    await card(page, 'Próximas Missas').waitFor();
    expect(await page.getByText(open.title, { exact: true }).count()).toBe(0);
  });

  it('should count what is unread, until it is read', async () => {
    const coordination = await parish.api('coordenacao');
    const minister = await parish.api('ministro');
    const { id } = (await minister('GET', '/api/auth/me')) as { id: number };
    await minister('POST', '/api/notifications/read-all');
    for (const message of (await minister('GET', '/api/personal-messages')) as { id: number }[])
      await minister('POST', `/api/personal-messages/${message.id}/read`);
    const page = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE });
    await card(page, 'Ações Rápidas').getByRole('link', { name: 'Mensagens', exact: true }).waitFor();
    await coordination('POST', '/api/personal-messages', {
      recipientId: id,
      subject: 'Olá',
      body: 'Bom dia!',
    });
    await page.reload();
    await card(page, 'Ações Rápidas').getByText('1 não lida', { exact: true }).waitFor();
  });

  it('should tell a new minister what will be here', async () => {
    const person = { fullName: 'Nova Ministra', email: 'nova@exemplo.test', scheduleName: 'Nova M.' };
    await welcome(parish, person);
    const page = await parish.visit('/login', { viewport: PHONE });
    await signIn(page, person.email);
    await page.getByRole('heading', { level: 1, name: 'Olá, Nova Ministra!' }).waitFor();
    await seeText(page, 'Quando uma escala com o seu nome for publicada, as suas missas aparecem aqui.');
    await page.getByRole('link', { name: 'Abrir minha escala' }).click();
    await page.waitForURL('**/my-schedule');
  });

  it('should tell a candidate where the request stands', async () => {
    const person = { fullName: 'Espera Longa', email: 'espera@exemplo.test', scheduleName: 'Espera L.' };
    await askToJoin(parish, person);
    await makeAccount(parish, person);
    await confirmEmail(parish, person.email);
    const page = await parish.visit('/login', { viewport: PHONE });
    await signIn(page, person.email);
    await page.getByRole('heading', { level: 1, name: 'Olá, Espera Longa!' }).waitFor();
    await card(page, 'Sua solicitação').getByText('Pendente', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Acompanhar minha solicitação' }).click();
    await page.waitForURL('**/status');
  });

  it('should open to each role the doors that are theirs', async () => {
    let page!: Page;
    const doors = async (as: Login): Promise<string[]> => {
      page = await parish.visit('/dashboard', { as, viewport: PHONE });
      await card(page, 'Notícias Recentes').waitFor();
      if (as !== 'ministro') await card(page, 'Gestão').waitFor();
      const links = card(page, 'Gestão').getByRole('list', { name: 'Áreas' }).getByRole('link');
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    };
    const ofCoordination = [
      '/coordination',
      '/schedules',
      '/questionnaires',
      '/ministers',
      '/admin',
      '/news',
    ];
    expect(await doors('ministro')).toEqual([]);
    expect(await doors('coordenacao')).toEqual(ofCoordination);
    expect(await doors('admin')).toEqual([...ofCoordination, '/emails', '/settings']);
    expect(await doors('reitor')).toEqual(ofCoordination);
    // Those who do not serve have no schedule of their own.
    await card(page, 'Ações Rápidas').getByRole('link', { name: 'Treinamentos' }).waitFor();
    expect(await card(page, 'Ações Rápidas').getByRole('link', { name: 'Minha Escala' }).count()).toBe(0);
    expect(await card(page, 'Próximas Missas').count()).toBe(0);
  });

  it('should lead coordinators straight to the schedules in work', async () => {
    const planned = (
      (await (
        await parish.api('coordenacao')
      )('GET', '/api/schedules')) as { title: string; status: string }[]
    ).find(({ status }) => status === 'planning')!;
    const page = await parish.visit('/dashboard', { as: 'coordenacao', viewport: PHONE });
    const inWork = page.getByRole('list', { name: 'Escalas em andamento' });
    await inWork.getByRole('link', { name: `${planned.title} Planejamento` }).click();
    await page.getByRole('heading', { level: 1, name: planned.title }).waitFor();
  });

  it('should tell of what waits to those alone who decide about it, and nothing that the menu beside has', async () => {
    const waiting = async (as: Login): Promise<string[]> => {
      const page = await parish.visit('/dashboard', { as, viewport: DESKTOP });
      await card(page, 'Notícias Recentes').waitFor();
      await card(page, 'Gestão').waitFor();
      const links = card(page, 'Gestão').getByRole('list', { name: 'Áreas' }).getByRole('link');
      expect(await links.count()).toBe(await links.filter({ hasText: 'à espera' }).count());
      return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    };
    // At the end of a month nobody of the demonstration asks for a substitute.
    const ask = await parish.api('coordenacao');
    const { openSubstitutions } = (await ask('GET', '/api/stats/coordination')) as {
      openSubstitutions: number;
    };
    const coordination = openSubstitutions > 0 ? ['/coordination'] : [];
    await expect.poll(() => waiting('admin')).toEqual([...coordination, '/admin']);
    await expect.poll(() => waiting('coordenacao')).toEqual(coordination);
    expect(await waiting('reitor')).toEqual([]);
  });
});

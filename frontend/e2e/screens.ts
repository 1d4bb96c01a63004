import type { Page } from 'playwright-core';
import type { Login, Parish } from './parish.ts';
import { moveInRoster, openSacristy } from './prepare.ts';
import { askToJoin, follow, linkTo, settled } from './support.ts';

export interface Screen {
  /** Name of its picture. */
  name: string;
  path: string;
  /** Absent: a visitor. */
  as?: Login;
  /** What is done on it before one looks. */
  prepare?: (page: Page) => Promise<void>;
  /** A name that some people of a long list have: what is looked at person by person need not be looked at for all. */
  some?: string;
  /** Like other screens in what the tests look for: pictures show it, and no test walks it. */
  alike?: boolean;
}

const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();
const tab =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('tab', { name }).click();

/** Opens a page of the sacristy on a device that has not entered before. */
const leaveSacristy =
  (path: string) =>
  async (page: Page): Promise<void> => {
    const { origin } = new URL(page.url());
    await page.evaluate(() =>
      ['sacristy.opened', 'sacristy.taps'].forEach((key) => localStorage.removeItem(key)),
    );
    await page.goto('about:blank');
    await page.goto(`${origin}${path}`);
  };

/** Somebody new, somebody there already, and somebody without a name. */
const PASTED_PEOPLE = [
  'Nome\tTelefone\tDisponibilidade',
  'Aparecida de Fátima Lourenço Bragança\t15 99876-1234\tdom 8h e 10h',
  '\t15 99876-1235\tdom 8h',
].join('\n');

/** A mass of a past month with names of nobody and of several, and a day that does not exist. */
const PASTED_ROSTER = [
  'Data\tHora\tMinistros',
  '06/07/2025\t8h\tAna; Zezé de Ninguém',
  '32/07/2025\t8h\tZezé de Ninguém',
].join('\n');

/** Somebody who is let in and has no password yet. */
const CANDIDATE = {
  fullName: 'Benedita Rosa Sampaio',
  email: 'benedita@exemplo.test',
  scheduleName: 'Benedita R.',
};

/** The menu, which a wide window shows already. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Abrir menu' });
  if (await button.isVisible()) await button.click();
}

interface Listed {
  id: number;
  status: string;
  year: number;
  month: number;
}

/** Asks somebody for an empty place of the week. @returns the link in their mail. */
async function askForPlace(parish: Parish): Promise<string> {
  const coordination = await parish.api('coordenacao');
  const { shortages } = (await coordination('GET', '/api/coordination/day')) as {
    shortages: { slotId: number; candidates: { ministerId: number }[] }[];
  };
  for (const { slotId, candidates } of shortages)
    for (const { ministerId } of candidates) {
      const person = await coordination('GET', `/api/ministers/${ministerId}`);
      const { email } = person as { email: string | null };
      if (email === null) continue;
      await coordination('POST', `/api/slots/${slotId}/questions`, { ministerId });
      return linkTo(parish, email, 'substitution-offer');
    }
  throw new Error('Nobody can be asked for a place of this week');
}

/** Every screen of the application, in the demonstration parish, with its dialogs and tabs. */
export async function screensOf(parish: Parish): Promise<Screen[]> {
  const coordination = await parish.api('coordenacao');
  const schedules = (await coordination('GET', '/api/schedules')) as Listed[];
  const published = schedules.find(({ status }) => status === 'published')!;
  const open = schedules.find(({ status }) => ['draft', 'planning', 'active'].includes(status))!;
  const [minister] = (await coordination('GET', '/api/ministers?range=[0,0]')) as { id: number }[];
  const [mass] = (await coordination('GET', `/api/schedules/${open.id}/slots`)) as { id: number }[];
  const [news] = (await coordination('GET', '/api/news?range=[0,0]')) as { id: number }[];
  const [course] = (await coordination('GET', '/api/training-courses')) as { id: number }[];
  const [rule] = (await coordination('GET', '/api/mass-rules')) as { id: number }[];
  const [sent] = (await coordination('GET', '/api/questionnaires/sent')) as { id: number }[];
  await coordination('POST', `/api/questionnaires/${sent!.id}/remind`);
  const [silent] = (await coordination('GET', `/api/questionnaires/${sent!.id}/unanswered`)) as {
    ministerId: number;
  }[];

  const administration = await parish.api('admin');
  const [mail] = (await administration('GET', '/api/emails?range=[0,0]')) as { id: number }[];
  const candidate = await askToJoin(parish, CANDIDATE);
  const { setupLink } = (await administration('PUT', `/api/registration-requests/${candidate}/review`, {
    status: 'approved',
    role: 'ministro',
  })) as { setupLink: string };
  const [act] = (await administration('GET', '/api/audit-events?range=[0,0]')) as { id: number }[];
  const sacristy = await openSacristy(parish);
  await coordination('PUT', '/api/attendance', {
    slotId: sacristy.slotId,
    ministerId: sacristy.people[0]!.id,
    arrived: true,
  });

  const question = await askForPlace(parish);

  const visitor: Screen[] = [
    { name: 'login', path: '/login' },
    {
      name: 'login-empty',
      alike: true,
      path: '/login',
      prepare: async (page) => {
        await press('Entrar')(page);
        await page.getByRole('alert').first().waitFor();
      },
    },
    { name: 'register-1', path: '/register' },
    {
      name: 'register-2',
      path: '/register',
      prepare: async (page) => press('Próximo')(page),
    },
    {
      name: 'register-3',
      alike: true,
      path: '/register',
      prepare: async (page) => {
        for (let step = 1; step < 3; step += 1) await press('Próximo')(page);
      },
    },
    {
      name: 'register-4',
      path: '/register',
      // With the guardian's part.
      prepare: async (page) => {
        await page.getByLabel('Data de nascimento').fill(`${new Date().getFullYear() - 16}-01-01`);
        for (let step = 1; step < 4; step += 1) await press('Próximo')(page);
      },
    },
    {
      name: 'register-sent',
      path: '/register/sent',
      prepare: async (page) => {
        await page.evaluate(() => sessionStorage.setItem('partilha.registration-sent', String(Date.now())));
        await page.goto('/register/sent');
      },
    },
    { name: 'setup-password', alike: true, path: new URL(setupLink).pathname + new URL(setupLink).search },
    { name: 'setup-password-invalid', path: '/setup-password?token=nada' },
    { name: 'forgot-password', path: '/forgot-password' },
    { name: 'reset-password-invalid', path: '/reset-password' },
    { name: 'verify-email-invalid', path: '/verify-email?token=nada' },
    { name: 'help-open', path: '/ajuda' },
    {
      name: 'answer-questionnaire',
      path: await linkTo(parish, 'ministro@demo.local', 'questionnaire-reminder'),
    },
    { name: 'answer-questionnaire-invalid', path: '/answer-questionnaire?token=nada' },
    { name: 'confirm-duty-invalid', path: '/confirm-duty?token=nada' },
    { name: 'substitution-link', path: question },
    { name: 'substitution-invalid', path: '/substitution?token=17.nada' },
    { name: 'sacristy-enter', path: '/sacristy', prepare: leaveSacristy('/sacristy') },
    {
      name: 'sacristy',
      path: '/sacristy',
      prepare: async (page) => {
        await leaveSacristy(sacristy.path)(page);
        await press('Abrir')(page);
        await page
          .getByRole('button', { name: /^Chegou/ })
          .first()
          .waitFor();
      },
    },
  ];
  const ministerScreens: Screen[] = [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'my-schedule', path: '/my-schedule' },
    { name: 'my-schedule-why', path: '/my-schedule', prepare: press(/^Por que fui/) },
    {
      name: 'my-schedule-calendar',
      path: '/my-schedule',
      prepare: async (page: Page) => {
        await (
          await parish.api('ministro')
        )('DELETE', '/api/my-calendar-feed');
        await page.reload();
        await page.getByText(/^Minha agenda/).click();
        await press('Criar endereço da agenda')(page);
        await page.getByLabel('Endereço da sua agenda').waitFor();
      },
    },
    {
      name: 'substitution',
      path: '/my-schedule',
      prepare: press(/^Solicitar Substituição/),
    },
    { name: 'training-courses', path: '/training' },
    { name: 'training-materials', path: '/training', prepare: tab('Materiais Litúrgicos') },
    { name: 'training-procedures', path: '/training', prepare: tab('Procedimentos') },
    { name: 'messages-notifications', path: '/messages' },
    { name: 'messages-community', path: '/messages', prepare: tab(/^Comunidade/) },
    { name: 'messages-personal', path: '/messages', prepare: tab(/^Pessoais/) },
    { name: 'profile', path: '/profile' },
    { name: 'profile-edit', path: '/profile', prepare: press('Editar') },
    {
      name: 'profile-notices',
      path: '/profile#avisos',
      prepare: async (page: Page) => {
        await page.getByLabel('Lembretes de missa').selectOption('digest');
      },
    },
    { name: 'my-questionnaires', path: '/my-questionnaires' },
    {
      name: 'my-questionnaire',
      alike: true,
      path: '/my-questionnaires',
      prepare: press(/^(Responder|Alterar resposta)$/),
    },
    { name: 'message-write', alike: true, path: '/messages', prepare: press('Escrever à coordenação') },
    { name: 'training-course-read', alike: true, path: `/training?course=${course!.id}` },
    { name: 'menu', alike: true, path: '/my-schedule', prepare: openMenu },
    { name: 'status', path: '/status' },
    { name: 'check-in', path: await sacristy.checkInPath() },
    { name: 'help', path: '/ajuda' },
    { name: 'help-guide', path: '/ajuda/minha-escala' },
    { name: 'help-manual', path: '/ajuda/manual/ministro' },
    { name: 'not-found', path: '/nada' },
    { name: 'access-denied', path: '/schedules' },
  ].map((screen) => ({ ...screen, as: 'ministro' as const }));
  const coordinator: Screen[] = [
    { name: 'coordination', path: '/coordination' },
    {
      name: 'coordination-day',
      path: '/coordination',
      prepare: (page: Page) =>
        page
          .getByRole('button', { name: /^Pôr / })
          .first()
          .scrollIntoViewIfNeeded(),
    },
    {
      name: 'coordination-settled',
      path: '/coordination',
      prepare: (page: Page) => page.getByText('Resolvidos há pouco').click(),
    },
    {
      name: 'palette',
      alike: true,
      path: '/coordination',
      prepare: (page: Page) => page.keyboard.press('Control+k'),
    },
    { name: 'office-menu', alike: true, path: '/ministers', prepare: openMenu },
    {
      name: 'coordination-write',
      alike: true,
      path: '/messages?tab=pessoais&compose=1',
      prepare: async (page: Page) => {
        await page.getByRole('combobox', { name: 'Para' }).selectOption('A equipe de uma missa');
        await page.getByRole('combobox', { name: 'Missa' }).waitFor();
      },
    },
    { name: 'coordination-questionnaires', path: '/coordination', prepare: tab('Questionários') },
    { name: 'coordination-messages', path: '/coordination', prepare: tab('Mensagens') },
    { name: 'coordination-ministers', path: '/coordination', prepare: tab('Ministros') },
    { name: 'attendance', path: '/attendance' },
    {
      name: 'attendance-code',
      path: '/attendance',
      prepare: press('Fazer um código'),
    },
    { name: 'fairness', path: '/fairness' },
    { name: 'schedules', path: '/schedules' },
    { name: 'schedule-new', path: '/schedules', prepare: press('Nova Escala') },
    { name: 'schedule-open', path: `/schedules/${open.id}` },
    { name: 'schedule-published', path: `/schedules/${published.id}` },
    { name: 'schedule-matrix', path: `/schedules/${published.id}?view=matriz`, some: 'Maria' },
    { name: 'schedule-list', alike: true, path: `/schedules/${published.id}?view=lista` },
    { name: 'schedule-open-matrix', alike: true, path: `/schedules/${open.id}?view=matriz`, some: 'Maria' },
    {
      name: 'schedule-mass-new',
      alike: true,
      path: `/schedules/${open.id}`,
      prepare: press('Incluir missa'),
    },
    {
      name: 'schedule-history',
      alike: true,
      path: `/schedules/${published.id}`,
      prepare: press('Histórico'),
    },
    {
      name: 'schedule-delete',
      alike: true,
      path: `/schedules/${published.id}`,
      prepare: async (page: Page) => {
        await press('Mais ações')(page);
        await page.getByRole('menuitem', { name: 'Excluir escala' }).click();
      },
    },
    { name: 'schedule-mass', path: `/schedules/${published.id}`, prepare: press(/^\d{1,2}h/) },
    {
      name: 'schedule-share',
      path: `/schedules/${published.id}`,
      prepare: async (page: Page) => {
        await press('Baixar e compartilhar')(page);
        await page.getByRole('menuitem', { name: 'Texto para WhatsApp' }).click();
      },
    },
    {
      name: 'schedule-picture',
      path: `/schedules/${published.id}`,
      prepare: async (page: Page) => {
        await press('Baixar e compartilhar')(page);
        await page.getByRole('menuitem', { name: 'Um dia como imagem' }).click();
        await page.getByRole('img', { name: /^A escala de/ }).waitFor();
      },
    },
    { name: 'schedule-missing', path: '/schedules/999999' },
    { name: 'questionnaires', path: `/questionnaires?scheduleId=${open.id}` },
    {
      name: 'questionnaire-new',
      alike: true,
      path: `/questionnaires?scheduleId=${open.id}`,
      prepare: press(/^(Novo|Criar Primeiro) Questionário$/),
    },
    { name: 'ai-schedule', path: `/ai-schedule/${open.id}` },
    { name: 'ai-schedule-rule', path: `/ai-schedule/${open.id}`, prepare: press('Nova regra') },
    { name: 'ai-schedule-none', path: '/ai-schedule' },
    { name: 'ministers', path: '/ministers' },
    {
      name: 'ministers-filters',
      path: '/ministers',
      prepare: (page: Page) => page.getByText('Mais filtros').click(),
    },
    { name: 'minister-new', alike: true, path: '/ministers/create' },
    { name: 'minister', path: `/ministers/${minister!.id}` },
    {
      name: 'minister-calendar',
      path: `/ministers/${minister!.id}`,
      prepare: press('Abrir o calendário'),
    },
    { name: 'import', path: '/import' },
    {
      name: 'import-preview',
      path: '/import',
      prepare: async (page: Page) => {
        await page.getByLabel(/cole aqui as células/).fill(PASTED_PEOPLE);
        await press('Ler o que colei')(page);
        await press('Conferir as linhas')(page);
        await page.getByText('O que cada linha fará').waitFor();
      },
    },
    {
      name: 'import-rosters-preview',
      path: '/import?tab=rosters',
      prepare: async (page: Page) => {
        await page.getByLabel(/cole aqui as células/).fill(PASTED_ROSTER);
        await press('Ler o que colei')(page);
        await press('Conferir as linhas')(page);
        await page.getByText('De quem é cada nome', { exact: true }).waitFor();
      },
    },
    { name: 'invitations', path: '/invitations' },
    { name: 'missing-answers', path: `/questionnaires/${sent!.id}/missing` },
    { name: 'note-answers', path: `/questionnaires/${sent!.id}/missing/${silent!.ministerId}` },
    { name: 'answers-grid', path: `/questionnaires/${sent!.id}/answers`, some: 'Maria' },
    { name: 'first-steps', path: '/first-steps' },
    { name: 'first-timetable', path: '/first-steps/timetable' },
    { name: 'mass-rules', path: '/mass-rules' },
    { name: 'mass-rule-new', alike: true, path: '/mass-rules/create' },
    { name: 'mass-rule', path: `/mass-rules/${rule!.id}` },
    { name: 'mass-rule-delete', path: `/mass-rules/${rule!.id}`, prepare: press('Excluir') },
    { name: 'news', path: '/news' },
    { name: 'news-new', alike: true, path: '/news/create' },
    { name: 'news-edit', path: `/news/${news!.id}` },
    { name: 'community-posts', path: '/community-posts' },
    { name: 'community-post-new', alike: true, path: '/community-posts/create' },
    { name: 'training-course-list', path: '/training-courses' },
    { name: 'training-course-new', alike: true, path: '/training-courses/create' },
    { name: 'training-course', path: `/training-courses/${course!.id}` },
    {
      name: 'training-module-new',
      alike: true,
      path: `/training-modules/create?source=${encodeURIComponent(JSON.stringify({ courseId: course!.id }))}`,
    },
    { name: 'liturgical-materials', path: '/liturgical-materials' },
    { name: 'liturgical-material-new', alike: true, path: '/liturgical-materials/create' },
    { name: 'procedures', path: '/procedures' },
    { name: 'procedure-new', alike: true, path: '/procedures/create' },
    {
      name: 'schedule-publish',
      path: `/schedules/${open.id}`,
      prepare: async (page: Page) => {
        const candidates = await coordination('GET', `/api/slots/${mass!.id}/candidates`);
        const [{ ministerId }] = candidates as [{ ministerId: number }];
        await moveInRoster(coordination, open.id, [{ ministerId, to: mass!.id }]);
        await page.reload();
        await press('Publicar')(page);
        await page.getByText(/^Quem recebe e-mail/).waitFor();
      },
    },
  ].map((screen) => ({ ...screen, as: 'coordenacao' as const }));
  const administrator: Screen[] = [
    { name: 'admin-registrations', path: '/admin' },
    { name: 'admin-registration', alike: true, path: '/admin', prepare: press(/^Ver detalhes/) },
    { name: 'admin-approve', alike: true, path: '/admin', prepare: press(/^Aprovar /) },
    {
      name: 'admin-user-menu',
      alike: true,
      path: '/admin?tab=ministers',
      prepare: press(/^Mais ações para/),
    },
    { name: 'admin-users', path: '/admin?tab=ministers' },
    { name: 'admin-dashboard', path: '/dashboard' },
    { name: 'admin-profile', path: '/profile' },
    { name: 'admin-status', path: '/status' },
    { name: 'emails', path: '/emails' },
    { name: 'email', alike: true, path: `/emails/${mail!.id}/show` },
    { name: 'audit-events', path: '/audit-events' },
    { name: 'audit-event', path: `/audit-events/${act!.id}/show` },
    { name: 'settings', path: '/settings' },
    { name: 'settings-holidays', path: '/settings/feriados-municipais' },
    { name: 'settings-reminders', alike: true, path: '/settings/lembretes-das-missas' },
    { name: 'settings-archive', alike: true, path: '/settings/levar-os-dados-da-paroquia' },
    { name: 'first-account', path: '/first-steps/account' },
    { name: 'first-parish', path: '/first-steps/parish' },
  ].map((screen) => ({ ...screen, as: 'admin' as const }));
  const rector: Screen[] = [
    { name: 'rector-dashboard', path: '/dashboard', as: 'reitor' },
    { name: 'rector-coordination', path: '/coordination', as: 'reitor' },
    { name: 'rector-schedule', alike: true, path: `/schedules/${published.id}`, as: 'reitor' },
    { name: 'rector-ministers', alike: true, path: '/ministers', as: 'reitor' },
  ];
  return [...visitor, ...ministerScreens, ...coordinator, ...administrator, ...rector];
}

/** Opens a screen and waits until nothing is loading any more. */
export async function openScreen(
  parish: Parish,
  screen: Screen,
  options: { viewport: { width: number; height: number }; theme?: 'light' | 'dark' },
): Promise<Page> {
  const page = await parish.visit(screen.path, { ...options, ...(screen.as ? { as: screen.as } : {}) });
  await prepared(page, screen);
  return page;
}

/** A page, and what it shows. */
export interface OpenedScreen {
  page: Page;
  screen: Screen;
}

/**
 * Opens a screen as {@link openScreen} does, in the page that is open already where the same person goes on. From a
 * screen on which nothing was done the way is that of a link, which loads nothing twice.
 */
export async function nextScreen(
  parish: Parish,
  screen: Screen,
  viewport: { width: number; height: number },
  before: OpenedScreen | null,
): Promise<OpenedScreen> {
  const untouched = before !== null && !before.screen.prepare && before.screen.some === undefined;
  if (before?.screen.as !== screen.as || !(untouched || screen.as)) {
    await parish.closePages();
    return { page: await openScreen(parish, screen, { viewport }), screen };
  }
  const { page } = before!;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  if (!untouched) await page.goto(screen.path);
  else if (screen.path !== before.screen.path) await follow(page, screen.path);
  await prepared(page, screen);
  return { page, screen };
}

async function prepared(page: Page, { prepare }: Screen): Promise<void> {
  await settled(page);
  if (!prepare) return;
  await prepare(page);
  await settled(page);
}

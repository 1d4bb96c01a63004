import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, spoil } from './browser.ts';
import { seeText, useParish, type Login } from './parish.ts';
import {
  expectNoSidewaysScroll,
  holdBack,
  confirmEmail,
  follow,
  makeAccount,
  NO_CONNECTION,
  signIn,
  stopClock,
  tabTo,
  watch,
  settled,
} from './support.ts';

interface Me {
  name: string;
  profileImageUrl: string | null;
}

const ME = /\/api\/auth\/me$/;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const office = (page: Page) => page.getByRole('navigation', { name: 'Gestão' });
const header = (page: Page) => page.getByRole('banner');
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe('The frame around every page', () => {
  const parish = useParish();

  const me = async (login: Login): Promise<Me> =>
    (await (
      await parish.api(login)
    )('GET', '/api/auth/me')) as Me;

  it('should lead to what is sought with Ctrl+K: by its use, its day, and what is to be done', async () => {
    const ask = await parish.api('coordenacao');
    const schedules = (await ask('GET', '/api/schedules')) as { id: number; status: string }[];
    const { id } = schedules.find(({ status }) => status === 'planning')!;
    const slots = (await ask('GET', `/api/schedules/${id}/slots`)) as { id: number; date: string }[];
    const { date } = slots.at(-1)!;
    const slot = slots.find((one) => one.date === date)!.id;
    const page = await parish.visit('/status', { as: 'coordenacao', viewport: DESKTOP });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const seek = async (words: string, option: string | RegExp): Promise<void> => {
      await page.keyboard.press('Control+k');
      const field = page.getByRole('dialog', { name: 'Ir para' }).getByRole('combobox');
      const before = (await field.boundingBox())!.y;
      await field.fill(words);
      await page.getByRole('option', { name: option }).first().waitFor();
      // However much is found, what is typed stays where it is.
      expect((await field.boundingBox())!.y).toBe(before);
      await page.getByRole('option', { name: option }).first().click();
    };
    await seek('horário da missa', /^Cronograma padrão/);
    await page.waitForURL('**/mass-rules');
    await seek(date.split('-').reverse().slice(0, 2).join('/'), /, \d+h/);
    await page.waitForURL(`**/schedules/${id}?mass=${slot}`);
    await seek('nova escala', 'Nova Escala');
    await page.getByRole('dialog', { name: 'Nova Escala' }).waitFor();
    await page.goto('/status');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await seek('aplicativo', /^Instalar no celular/);
    await page.waitForURL('**/profile#celular');
  });

  it('should show each role its name, its pages in their groups, and only what opens', async () => {
    const schedules = ['Escalas', 'Escalas', 'Questionários', 'Presença', 'Equilíbrio'];
    const people = ['Pessoas', 'Ministros', 'Cadastros e usuários'];
    const content = ['Conteúdo', 'Notícias', 'Mural', 'Formação', 'Materiais', 'Procedimentos'];
    const system = ['Sistema', 'Cronograma padrão'];
    const roles: {
      login: Login;
      label: string;
      serves: boolean;
      coordinates: boolean;
      groups: string[][];
    }[] = [
      { login: 'ministro', label: 'Ministro', serves: true, coordinates: false, groups: [] },
      {
        login: 'reitor',
        label: 'Reitor',
        serves: false,
        coordinates: false,
        // What the menu above does not hold for the rector stands among the schedules.
        groups: [schedules.toSpliced(1, 0, 'Coordenação'), people, content, system],
      },
      {
        login: 'coordenacao',
        label: 'Coordenador',
        serves: true,
        coordinates: true,
        groups: [schedules, people, content, system],
      },
      {
        login: 'admin',
        label: 'Administrador',
        serves: false,
        coordinates: true,
        groups: [schedules, people, content, [...system, 'E-mails', 'Auditoria', 'Configurações']],
      },
    ];
    for (const { login, label, serves, coordinates, groups } of roles) {
      const { name, profileImageUrl } = await me(login);
      const page = await parish.visit('/login', { as: login });
      await header(page).getByText(name, { exact: true }).waitFor();
      await header(page).getByText(label, { exact: true }).waitFor();
      if (profileImageUrl) await header(page).locator(`img[src="${profileImageUrl}"]`).waitFor();
      else await header(page).getByText(name.charAt(0), { exact: true }).waitFor();
      const headings = await menu(page).getByRole('heading').allTextContents();
      expect(headings).toEqual(['Menu Principal', 'Gerenciamento']);
      expect(await menu(page).getByRole('link').allTextContents()).toEqual([
        'Página InicialSuas missas, notícias e treinamentos',
        ...(serves ? ['Minha Escala'] : []),
        'Formação Contínua',
        'Centro de Mensagens',
        'Meu Perfil',
        ...(serves ? ['Disponibilidade'] : []),
        ...(coordinates ? ['CoordenaçãoGestão de escalas e questionários'] : []),
      ]);
      const offered = await offeredOn(page);
      if (groups.length > 0) await office(page).waitFor();
      const shown = await office(page)
        .locator('div')
        .evaluateAll((all) =>
          all.map((group) => [...group.querySelectorAll('h2, a')].map(({ textContent }) => textContent)),
        );
      expect(shown).toEqual(groups);
      const places = groups.length > 0 ? await addressesIn(office(page)) : [];
      await expectToOpen(page, [...offered, ...places], login);
      await parish.closePages();
    }

    const candidate = { fullName: 'Rosa Candidata', email: 'rosa@exemplo.test', scheduleName: 'Rosa C.' };
    await makeAccount(parish, candidate);
    await confirmEmail(parish, candidate.email);
    const page = await parish.visit('/login');
    await signIn(page, candidate.email);
    await expectToOpen(page, await offeredOn(page), 'a candidate');
  });

  const addressesIn = (region: Locator) =>
    region
      .getByRole('link')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ pathname }) => pathname));

  /** Where the menu and the first page lead. */
  async function offeredOn(page: Page): Promise<string[]> {
    await page.getByRole('heading', { level: 1, name: /^Olá/ }).waitFor();
    await settled(page);
    return [...(await addressesIn(menu(page))), ...(await addressesIn(page.getByRole('main')))];
  }

  async function expectToOpen(page: Page, addresses: readonly string[], who: string): Promise<void> {
    // Whether a page opens does not hang on what it then reads.
    await page.route(/\/api\//, (route) => route.abort());
    for (const address of new Set(addresses)) {
      await follow(page, address);
      await settled(page);
      const title = page.getByRole('main').getByRole('heading', { level: 1 });
      await title.waitFor();
      expect(await title.textContent(), `${who} at ${address}`).not.toMatch(/Acesso negado|Not Found/);
    }
  }

  it('should mark the place in the menu or below it, wherever it is, and lead to others', async () => {
    const page = await parish.visit('/settings', { as: 'admin', viewport: DESKTOP });
    await office(page).waitFor();
    for (const [address, name] of [
      ['/schedules/999999', 'Escalas'],
      ['/ai-schedule', 'Escalas'],
      ['/ministers', 'Ministros'],
      ['/audit-events', 'Auditoria'],
    ] as const) {
      await follow(page, address);
      const here = office(page).locator('[aria-current=page]', { hasText: name });
      await here.waitFor();
      expect(await office(page).locator('[aria-current=page]').allTextContents()).toEqual([name]);
      const { y, height } = (await here.boundingBox())!;
      expect(Math.floor(y + height)).toBeLessThanOrEqual(DESKTOP.height);
    }
    for (const address of ['/coordination', '/first-steps']) {
      await follow(page, address);
      await menu(page).locator('[aria-current=page]', { hasText: 'Coordenação' }).waitFor();
      expect(await office(page).locator('[aria-current=page]').count()).toBe(0);
    }
    await page.getByRole('button', { name: 'Recolher menu' }).click();
    await office(page).getByRole('button', { name: 'Pessoas' }).click();
    await page.getByRole('menuitem', { name: 'Ministros' }).click();
    await page.waitForURL('**/ministers');

    const phone = await parish.visit('/fairness', { as: 'coordenacao', viewport: PHONE });
    await phone.getByRole('button', { name: 'Abrir menu' }).click();
    const drawer = phone.getByRole('dialog');
    const here = drawer.locator('[aria-current=page]');
    await here.waitFor();
    expect(await here.allTextContents()).toEqual(['Equilíbrio']);
    await drawer.getByRole('link', { name: 'Questionários', exact: true }).click();
    await phone.waitForURL('**/questionnaires');
  });

  it('should find pages, people, schedules and acts with Ctrl+K, and show only what one may open', async () => {
    const coordination = await parish.api('coordenacao');
    const [person] = (await coordination('GET', '/api/ministers?range=[0,0]')) as {
      id: number;
      fullName: string;
      scheduleName: string;
    }[];
    const [schedule] = (await coordination('GET', '/api/schedules?range=[0,0]')) as {
      id: number;
      title: string;
    }[];
    const page = await parish.visit('/dashboard', { as: 'coordenacao', viewport: DESKTOP });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const seek = page.getByRole('combobox', { name: /^Buscar páginas/ });
    const open = async (words: string) => {
      await page.keyboard.press('Control+k');
      await seek.fill(words);
    };
    await open('equilibrio');
    await page.getByRole('option', { name: /^Equilíbrio/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fairness');
    await open(person!.fullName);
    await page.getByRole('option', { name: person!.fullName }).click();
    await page.waitForURL(`**/ministers/${person!.id}`);
    await open(schedule!.title);
    await page.getByRole('option', { name: schedule!.title }).first().click();
    await page.waitForURL(`**/schedules/${schedule!.id}`);
    await open('escuras');
    await page.keyboard.press('Enter');
    await expect.poll(() => theme(page)).toBe('dark');

    await open('nova notícia');
    await page.getByRole('option', { name: /^Escrever notícia ?Fazer · “nova notícia”$/ }).waitFor();
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    await seek.waitFor();
    await page.keyboard.press('ArrowUp');
    const last = page.getByRole('option').last();
    expect(await last.getAttribute('aria-selected')).toBe('true');
    expect(await seek.getAttribute('aria-activedescendant')).toBe(await last.getAttribute('id'));
    await seek.fill('nada disso existe');
    await seeText(page, 'Nada encontrado. Confira as letras, ou use menos palavras.');
    await page.keyboard.press('Escape');
    await seek.waitFor({ state: 'detached' });

    const minister = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE });
    const asked = watch(minister, /\/api\/(ministers|schedules)/);
    await minister.getByRole('button', { name: 'Buscar' }).click();
    await minister.getByRole('combobox').fill('escala');
    await minister.getByRole('option', { name: 'Minha Escala' }).waitFor();
    expect(await minister.getByRole('option', { name: /Páginas/ }).count()).toBe(1);
    await expectNoSidewaysScroll(minister);
    expect(asked).toHaveLength(0);
  });

  it('should keep every letter typed while the search still comes, and give the keyboard back', async () => {
    const page = await parish.visit('/my-schedule', { as: 'ministro', viewport: PHONE });
    spoil(page);
    const come = await holdBack(page, /\/assets\/palette-[^/]+\.js$/);
    await page.reload();
    const button = page.getByRole('button', { name: 'Buscar' });
    await button.click();
    await page.keyboard.type('minha');
    come();
    const seek = page.getByRole('combobox');
    await seek.waitFor();
    await page.keyboard.type(' esc');
    expect(await seek.inputValue()).toBe('minha esc');
    await page.keyboard.press('Escape');
    await seek.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('should keep the pages opened most below the thumb on a phone, with what waits there', async () => {
    const coordination = await parish.api('coordenacao');
    const minister = await parish.api('ministro');
    const { id } = (await minister('GET', '/api/auth/me')) as { id: number };
    await minister('POST', '/api/notifications/read-all');
    for (const message of (await minister('GET', '/api/personal-messages')) as { id: number }[])
      await minister('POST', `/api/personal-messages/${message.id}/read`);
    const page = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE });
    const bar = page.getByRole('navigation', { name: 'Atalhos' });
    await bar.getByRole('link', { name: 'Início' }).waitFor();
    expect(await bar.getByRole('link').count()).toBe(4);
    await bar.getByRole('link', { name: 'Mensagens', exact: true }).waitFor();
    await coordination('POST', '/api/personal-messages', {
      recipientId: id,
      subject: 'Olá',
      body: 'Bom dia!',
    });
    await bar.getByRole('link', { name: 'Escala' }).tap();
    await page.waitForURL('**/my-schedule');
    await expect.poll(() => bar.locator('[aria-current=page]').textContent()).toBe('Escala');
    await bar.getByRole('link', { name: 'Mensagens (1 não lida)' }).tap();
    await page.waitForURL('**/messages');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const { y, height } = (await bar.boundingBox())!;
    expect(Math.round(y + height)).toBe(PHONE.height);
    expect(
      await bar.getByRole('link').evaluateAll((all) => all.map((link) => link.clientHeight >= 44)),
    ).toEqual(Array(4).fill(true));
    await page.setViewportSize(DESKTOP);
    await bar.waitFor({ state: 'hidden' });
  });

  it('should show toasts where nothing is pressed: over the frame, away from a page’s actions', async () => {
    const toastOn = async (viewport: typeof PHONE) => {
      const page = await parish.visit('/login', { viewport });
      await stopClock(page);
      await page.getByLabel('Email').fill('ministro@demo.local');
      await page.locator('input[name=password]').fill('errada demais');
      await page.getByRole('button', { name: 'Entrar' }).click();
      const toast = page.getByRole('listitem').filter({ hasText: 'Erro no login' });
      await toast.waitFor();
      // It comes from a little above.
      await toast.evaluate((coming) =>
        Promise.all(coming.getAnimations().map(({ finished }) => finished)).then(() => undefined),
      );
      const title = page.getByRole('heading', { name: 'Entrar no Sistema' });
      return { toast: (await toast.boundingBox())!, title: (await title.boundingBox())! };
    };
    const { toast: phone, title } = await toastOn(PHONE);
    expect(phone.y).toBeGreaterThanOrEqual(0);
    expect(phone.y + phone.height).toBeLessThan(title.y);
    const { toast: desktop, title: below } = await toastOn(DESKTOP);
    expect(desktop.x + desktop.width).toBeLessThan(DESKTOP.width / 2);
    expect(desktop.y + desktop.height).toBeLessThan(below.y);
  });

  it('should collapse its menu on a desktop, name the icons, and remember it', async () => {
    const page = await parish.visit('/status', { as: 'coordenacao', viewport: DESKTOP });
    await page.getByRole('button', { name: 'Recolher menu' }).click();
    expect(await menu(page).getByText('Minha Escala').count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Expandir menu' }).waitFor();
    await menu(page).getByRole('link', { name: 'Minha Escala' }).waitFor();

    await menu(page).getByRole('link', { name: 'Meu Perfil' }).click();
    await page.getByRole('heading', { level: 1, name: 'Meu Perfil' }).waitFor();
    expect(await menu(page).getByRole('link', { name: 'Meu Perfil' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await page.getByRole('button', { name: 'Expandir menu' }).click();
    await menu(page).getByText('Minha Escala').waitFor();

    await page.getByRole('button', { name: 'Recolher menu' }).click();
    await stopClock(page);
    await menu(page).getByRole('link', { name: 'Minha Escala' }).hover();
    await page.clock.runFor(690);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await page.clock.runFor(20);
    await page.getByRole('tooltip', { name: 'Minha Escala' }).waitFor();
  });

  it('should open its menu as a drawer on a phone', async () => {
    const { name } = await me('ministro');
    const page = await parish.visit('/status', { as: 'ministro', viewport: PHONE });
    await header(page).getByText('Ministros da Sagrada Comunhão', { exact: true }).waitFor();
    await expectNoSidewaysScroll(page);
    const open = page.getByRole('button', { name: 'Abrir menu' });
    await open.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Ministros da Sagrada Comunhão' });
    await drawer.getByText(name, { exact: true }).waitFor();
    await drawer.getByText('Ministro', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    // The keyboard follows a moment later.
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);

    await open.tap();
    await drawer.getByRole('link', { name: 'Disponibilidade' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Meus Questionários' }).waitFor();
    await drawer.waitFor({ state: 'detached' });

    await open.tap();
    await drawer.getByRole('button', { name: 'Sair', exact: true }).tap();
    await page.waitForURL('**/login');
  });

  it('should end the session on the server too with Sair', async () => {
    const page = await parish.visit('/dashboard', { as: 'reitor' });
    await page.getByRole('button', { name: 'Sair' }).waitFor();
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    await tabTo(page, 'Sair');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    const answer = await fetch(`${parish.server.url}/api/auth/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });

  it('should let the keyboard skip the menu, and follow it to each new page', async () => {
    const page = await parish.visit('/status', { as: 'ministro' });
    await page.getByRole('heading', { level: 1, name: 'Situação' }).waitFor();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(async () => (await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('conteudo');
    await menu(page).getByRole('link', { name: 'Meu Perfil' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Meu Perfil' }).waitFor();
    expect(await focused(page)).toBe('conteudo');
  });

  it('should be light, dark, or as the device is, and remember it', async () => {
    const page = await parish.visit('/status', { as: 'ministro', viewport: PHONE });
    const button = page.getByRole('button', { name: 'Aparência' });
    const openMenu = () => page.getByRole('button', { name: 'Abrir menu' }).click();
    await openMenu();
    await button.waitFor();
    await expect.poll(() => theme(page)).toBe('light');
    await button.click();
    await page.getByRole('menuitem', { name: 'Escuro' }).click();
    await expect.poll(() => theme(page)).toBe('dark');
    await page.reload();
    await openMenu();
    await button.waitFor();
    await expect.poll(() => theme(page)).toBe('dark');
    await button.press('Enter');
    await page.getByRole('menuitem', { name: 'Como no aparelho' }).press('Enter');
    await expect.poll(() => theme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => theme(page)).toBe('dark');
    await button.click();
    await page.getByRole('menuitem', { name: 'Claro' }).click();
    await expect.poll(() => theme(page)).toBe('light');
  });

  it('should say Page Not Found, and Acesso negado, with a way back', async () => {
    const page = await parish.visit('/nao/existe', { as: 'ministro', viewport: PHONE });
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Voltar à página inicial' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/schedules');
    await page.getByRole('heading', { level: 1, name: 'Acesso negado' }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Voltar à página inicial' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('should wait for the session with Carregando..., and try again without network', async () => {
    const page = await parish.visit('/status', { as: 'ministro' });
    await page.getByRole('heading', { level: 1, name: 'Situação' }).waitFor();
    const release = await holdBack(page, ME);
    await page.reload();
    await seeText(page, 'Carregando...');
    release();
    await page.getByRole('heading', { level: 1, name: 'Situação' }).waitFor();

    await page.route(ME, (route) => route.abort());
    await page.reload();
    await seeText(page, NO_CONNECTION);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page.getByRole('heading', { level: 1, name: 'Situação' }).waitFor();

    await page.route(ME, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
    await page.reload();
    await seeText(page, 'Failed to get current user');
    await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(parish.problems.splice(0)).toEqual([expect.stringMatching(/^503 .*\/api\/auth\/me$/)]);
  });

  it('should keep the frame when a page was replaced by a newer build', async () => {
    const page = await parish.visit('/status', { as: 'ministro' });
    await page.getByRole('heading', { level: 1, name: 'Situação' }).waitFor();
    await page.route(/\/assets\/training-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await menu(page).getByRole('link', { name: 'Formação Contínua' }).click();
    await seeText(page, 'Há uma versão nova. Atualize a página para continuar.');
    await menu(page).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Formação Contínua' }).waitFor();
    const [problem, ...others] = parish.problems.splice(0);
    expect(problem).toContain('dynamically imported module');
    expect(others).toEqual([]);

    const office = await parish.visit('/attendance', { as: 'coordenacao', viewport: DESKTOP });
    await office.getByRole('heading', { level: 1, name: 'Presença' }).waitFor();
    await office.route(/\/assets\/fairness-/, (route) => route.fulfill({ status: 404, body: '' }));
    await office.getByRole('link', { name: 'Equilíbrio' }).click();
    await seeText(office, 'Há uma versão nova. Atualize a página para continuar.');
    await office.unrouteAll();
    await office.getByRole('button', { name: 'Atualizar' }).click();
    await office.getByRole('heading', { level: 1, name: 'Equilíbrio' }).waitFor();
    expect(parish.problems.splice(0).join()).toMatch(/preload CSS|dynamically imported module/);
  });

  it('should show one toast for 5 s, give it the keyboard with F8, and let it be swiped away after 50 px', async () => {
    const page = await parish.visit('/forgot-password', { viewport: DESKTOP });
    const toasts = page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');
    const fail = async () => {
      await page.getByRole('button', { name: 'Enviar link' }).click();
      await seeText(page, 'Erro ao solicitar reset');
    };
    await page.getByLabel('Email').fill('sem arroba');
    // However long this machine takes, the toast's 5 s pass only when they are meant to.
    await stopClock(page);
    await fail();
    await fail();
    expect(await toasts.count()).toBe(1);
    const viewport = page.getByRole('region', { name: /^Avisos/ }).locator('ol');
    expect((await viewport.boundingBox())!.width).toBeLessThanOrEqual(420);
    // The second toast may still be coming in the first one's place.
    await expect
      .poll(async () => {
        await page.keyboard.press('F8');
        return viewport.evaluate((list) => list.contains(document.activeElement));
      })
      .toBe(true);

    const swipe = async (distance: number) => {
      const { x, y, height } = (await toasts.first().boundingBox())!;
      await page.mouse.move(x + 20, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + 20 + distance, y + height / 2, { steps: 8 });
      await page.mouse.up();
    };
    await swipe(40);
    expect(await toasts.count()).toBe(1);
    await swipe(70);
    await toasts.first().waitFor({ state: 'detached' });

    await page.mouse.move(0, 0);
    await fail();
    await page.getByLabel('Email').focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(4900);
    expect(await toasts.count()).toBe(1);
    await page.clock.runFor(200);
    await toasts.first().waitFor({ state: 'detached' });
  });

  describe('Status', () => {
    it('should show administrators how the system is', async () => {
      const page = await parish.visit('/status', { as: 'admin', viewport: PHONE });
      for (const title of ['Banco de dados', 'Fila de tarefas', 'E-mails', 'Assistente'])
        await page.getByRole('heading', { level: 3, name: title }).waitFor();
      await seeText(page, 'Funcionando');
      await seeText(page, 'Guardados aqui, sem servidor de e-mail');
      await seeText(page, 'O assistente local responde, sem enviar nada para fora.');
      await page.getByText(/^Partilha .*, no ar há /).waitFor();
      await expectNoSidewaysScroll(page);
      const asked = watch(page, '/api/system-status');
      await page.getByRole('button', { name: 'Atualizar' }).click();
      await expect.poll(() => asked.length).toBe(1);
      await page.getByRole('link', { name: 'Ver e-mails' }).click();
      await page.waitForURL('**/emails');
    });
  });
});

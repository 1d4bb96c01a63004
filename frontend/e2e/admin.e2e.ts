import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP } from './browser.ts';
import { seeText, useParish, type Login } from './parish.ts';
import { mailTo } from './prepare.ts';
import {
  linkTo,
  askToJoin,
  confirmEmail,
  makeAccount,
  NO_CONNECTION,
  PASSWORD,
  runUntilSeen,
  settled,
  stopClock,
  tabTo,
} from './support.ts';

const APPROVED = 'Cadastro aprovado com sucesso!';
const UNVERIFIED = /ainda não confirmou que o e-mail é dela/;

interface Registration {
  id: number;
  status: string;
  reviewComments: string | null;
  role: string | null;
}

interface Account {
  id: number;
  name: string;
  email: string;
  role: string;
  createdAt: string;
}

const filter = (q: string): string => encodeURIComponent(JSON.stringify({ q }));
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Types into the search box and waits until the list is that of these words. */
async function seek(page: Page, words: string): Promise<void> {
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('filter')?.includes(words) ?? false,
  );
  await page.getByLabel('Buscar por nome ou e-mail').fill(words);
  await answer;
}

describe('Admin panel', () => {
  const parish = useParish();

  const open = (address = '/admin', as: Login = 'admin'): Promise<Page> =>
    parish.visit(address, { as, viewport: DESKTOP });

  const read = async <Answer>(address: string): Promise<Answer> =>
    (await (
      await parish.api('admin')
    )('GET', address)) as Answer;

  const requestOf = async (email: string): Promise<Registration> =>
    (await read<Registration[]>(`/api/registration-requests?filter=${filter(email)}`))[0]!;

  const accountOf = async (email: string): Promise<Account | undefined> =>
    (await read<Account[]>(`/api/users?filter=${filter(email)}`))[0];

  it('should count the requests and list those of the card that is pressed', async () => {
    const page = await open();
    await page.getByRole('heading', { level: 1, name: 'Painel Administrativo' }).waitFor();
    await seeText(page, 'Gerenciamento de cadastros');
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Gerenciar Cadastros',
      'Gerenciar Usuários',
    ]);
    await page.getByRole('heading', { level: 2, name: 'Cadastros Pendentes' }).waitFor();
    const stats = await read<Record<string, number>>('/api/stats/registrations');
    for (const [card, count, title] of [
      ['Aprovados', stats.approved, 'Ministros Aprovados'],
      ['Rejeitados', stats.rejected, 'Cadastros Rejeitados'],
      ['Total', stats.total, 'Todos os Cadastros'],
      ['Pendentes', stats.pending, 'Cadastros Pendentes'],
    ] as const) {
      const button = page.getByRole('button', { name: `${count} ${card}`, exact: true });
      await button.click();
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('table', { name: title }).getByRole('row').nth(1).waitFor();
    }
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Ministro',
      'Experiência',
      'Data',
      'Ações',
    ]);
  });

  it('should show a request, approve it with a role and hand over the link for ten seconds', async () => {
    const person = { fullName: 'Jacira Prado', email: 'jacira@exemplo.test', scheduleName: 'Jacira P.' };
    await (
      await parish.api('admin')
    )('POST', '/api/registration-requests', {
      ...person,
      phone: '+55 (15) 99888-7766',
      birthDate: '1980-05-13',
      experience: 'muita',
      availability: ['domingo-8h', 'domingo-19h'],
      observations: 'Já servi na matriz.',
      hasFamilyInMinistry: true,
      consent: true,
    });
    const page = await open();
    await seek(page, person.email);
    const request = row(page, 'Jacira Prado');
    await request.getByText(person.email).waitFor();
    await request.getByText('Muita (mais de 3 anos)').waitFor();
    await request.getByRole('cell', { name: /^\d{2}\/\d{2}\/\d{4}$/ }).waitFor();
    await request.getByRole('button', { name: 'Ver detalhes Jacira Prado' }).click();
    const details = page.getByRole('dialog', { name: 'Jacira Prado' });
    for (const text of [
      'Pendente',
      person.email,
      '13/05/1980',
      'Jacira P.',
      'Muita (mais de 3 anos)',
      'Domingo, 8h',
      'Domingo, 19h',
      'Já servi na matriz.',
    ])
      await details.getByText(text, { exact: true }).waitFor();
    const call = details.getByRole('link', { name: '+55 (15) 99888-7766' });
    expect(await call.getAttribute('href')).toBe('tel:+5515998887766');
    await details.getByRole('button', { name: 'Aprovar' }).click();

    const dialog = page.getByRole('dialog', { name: 'Aprovar cadastro' });
    expect(await dialog.getByRole('radio').count()).toBe(3);
    expect(await dialog.getByRole('radio', { name: /^Ministro/ }).isChecked()).toBe(true);
    for (const text of [
      'Acesso de leitura, relatórios pastorais e publicação de notícias.',
      'Gerencia escalas, eventos, formação, ministros e notícias.',
      'Vê as escalas, confirma disponibilidade e faz as formações.',
    ])
      await dialog.getByText(text, { exact: true }).waitFor();
    await dialog.getByRole('radio', { name: /^Coordenador/ }).check();
    await stopClock(page);
    await dialog.getByRole('button', { name: 'Aprovar' }).click();
    await runUntilSeen(page, APPROVED);
    await runUntilSeen(page, 'Link copiado!');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/setup-password?token=');
    await seeText(page, link);
    // The page's clock has run for no more than a few milliseconds since it came.
    await page.clock.runFor(9_500);
    expect(await page.getByText(link, { exact: true }).isVisible()).toBe(true);
    await page.clock.runFor(500);
    await page.getByText(link, { exact: true }).waitFor({ state: 'detached' });

    expect(await requestOf(person.email)).toMatchObject({ status: 'approved', role: 'coordenador' });
    expect(await linkTo(parish, person.email, 'setup')).toContain('/setup-password?token=');
    const { pathname, search } = new URL(link);
    const candidate = await parish.visit(pathname + search);
    await candidate.getByLabel('Nova senha').first().fill(PASSWORD);
    await candidate.getByLabel('Confirmar').fill(PASSWORD);
    await candidate.getByRole('button', { name: 'Definir Senha' }).click();
    await seeText(candidate, 'Senha definida com sucesso');
    expect(await accountOf(person.email)).toMatchObject({ role: 'coordenador' });
  });

  it('should reject a request with a reason, which reaches the candidate', async () => {
    const person = { fullName: 'Otília Ramos', email: 'otilia@exemplo.test', scheduleName: 'Otília R.' };
    await askToJoin(parish, person);
    const page = await open();
    await seek(page, person.email);
    await page.getByRole('button', { name: 'Rejeitar Otília Ramos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rejeitar cadastro' });
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await seeText(page, 'Escreva o motivo: a pessoa o recebe por e-mail.');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    expect((await requestOf(person.email)).status).toBe('pending');
    await page.getByRole('button', { name: 'Rejeitar Otília Ramos' }).click();
    await dialog.getByLabel('Motivo da rejeição').fill('Falta a carta do pároco.');
    // What was typed outlives the page and the network.
    await page.reload();
    await seek(page, person.email);
    await page.getByRole('button', { name: 'Rejeitar Otília Ramos' }).click();
    expect(await dialog.getByLabel('Motivo da rejeição').inputValue()).toBe('Falta a carta do pároco.');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await seeText(page, 'Erro ao rejeitar cadastro');
    await seeText(page, NO_CONNECTION);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Rejeitar' }).click();
    await seeText(page, 'Cadastro rejeitado');
    await seeText(page, 'O candidato será notificado por e-mail.');
    expect(await requestOf(person.email)).toMatchObject({
      status: 'rejected',
      reviewComments: 'Falta a carta do pároco.',
    });
    await mailTo(parish, person.email, 'request-rejected', 'Falta a carta do pároco.');
    await page.getByRole('button', { name: /Rejeitados$/ }).click();
    await seek(page, person.email);
    await page.getByRole('button', { name: 'Ver detalhes Otília Ramos' }).click();
    await page.getByRole('dialog').getByText('Falta a carta do pároco.').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).count()).toBe(0);
  });

  it('should approve by keyboard alone, after a try without network', async () => {
    const person = { fullName: 'Tereza Nunes', email: 'tereza@exemplo.test', scheduleName: 'Tereza N.' };
    await askToJoin(parish, person);
    const page = await open();
    await page.getByLabel('Buscar por nome ou e-mail').waitFor();
    await tabTo(page, 'Buscar por nome ou e-mail');
    await page.keyboard.type(person.email);
    await row(page, 'Tereza Nunes').waitFor();
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
    await tabTo(page, 'Aprovar Tereza Nunes');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Aprovar cadastro' }).waitFor();
    await tabTo(page, /^Ministro/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.context().setOffline(true);
    await tabTo(page, 'Aprovar');
    await page.keyboard.press('Enter');
    await seeText(page, 'Erro ao aprovar cadastro');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Aprovar', exact: true }).press('Enter');
    await seeText(page, APPROVED);
    expect(await requestOf(person.email)).toMatchObject({ status: 'approved', role: 'reitor' });
  });

  it('should say that the e-mail has an account, and approve for it only when told to', async () => {
    const person = { fullName: 'Dora Conta', email: 'dora@exemplo.test', scheduleName: 'Dora C.' };
    await makeAccount(parish, person);
    await askToJoin(parish, person);
    const page = await open();
    await seek(page, person.email);
    await page.getByRole('button', { name: 'Aprovar Dora Conta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Aprovar cadastro' });
    await dialog.getByRole('button', { name: 'Aprovar' }).click();
    await seeText(page, 'Erro ao aprovar cadastro');
    await page.getByText(UNVERIFIED).first().waitFor();
    await confirmEmail(parish, person.email);
    await dialog.getByRole('button', { name: 'Aprovar' }).click();
    await dialog.getByText(/Este e-mail já tem uma conta, em nome de Dora Conta/).waitFor();
    expect(await requestOf(person.email)).toMatchObject({ status: 'pending' });
    await dialog.getByRole('button', { name: 'Aprovar para esta conta' }).click();
    await seeText(page, APPROVED);
    expect(await page.getByText('/setup-password').count()).toBe(0);
    expect(await accountOf(person.email)).toMatchObject({ role: 'ministro' });
  });

  it('should list the users, with nothing to do about oneself', async () => {
    const everybody = await read<Account[]>('/api/users');
    const page = await open('/admin?tab=ministers');
    await page.getByRole('tab', { name: 'Gerenciar Usuários', selected: true }).waitFor();
    const total = page.locator('p').filter({ hasText: 'Total de Usuários' });
    await total.getByText(String(everybody.length), { exact: true }).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'ID',
      'E-mail',
      'Função',
      'Criado em',
      'Ações',
    ]);
    const me = (await accountOf('admin@demo.local'))!;
    await seek(page, me.email);
    const own = row(page, me.email);
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
    await own.getByText('Administrador', { exact: true }).waitFor();
    await own.getByRole('cell', { name: String(me.id), exact: true }).waitFor();
    await own.getByRole('cell', { name: /\d{2}\/\d{2}\/\d{4}, \d{1,2}h(\d{2})?$/ }).waitFor();
    expect(await own.getByRole('button').allTextContents()).toEqual(['Você']);
    expect(await own.getByRole('button', { name: 'Você' }).isDisabled()).toBe(true);
    await seek(page, 'ninguém se chama assim');
    await seeText(page, 'Nenhum usuário encontrado com “ninguém se chama assim”');
    await page.getByRole('button', { name: 'Limpar busca' }).click();
    await page.getByRole('row').nth(2).waitFor();
  });

  it('should delete a user only after the warning', async () => {
    const person = { fullName: 'Conta Antiga', email: 'antiga@exemplo.test', scheduleName: 'Antiga' };
    await makeAccount(parish, person);
    const page = await open('/admin?tab=ministers');
    await seek(page, person.email);
    await page.getByRole('button', { name: 'Excluir Conta Antiga' }).click();
    const dialog = page.getByRole('dialog', { name: 'Excluir usuário' });
    await dialog
      .getByText(
        'Esta ação não pode ser desfeita. Ela remove também os dados relacionados: cadastros, escalas e histórico.',
      )
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    expect(await accountOf(person.email)).toBeDefined();
    await page.getByRole('button', { name: 'Excluir Conta Antiga' }).click();
    // What the dialog asks for would else fail while its button is pressed, and move it away.
    await settled(page);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await seeText(page, 'Erro ao excluir usuário');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await seeText(page, 'Usuário excluído');
    await row(page, 'Conta Antiga').waitFor({ state: 'detached' });
    expect(await accountOf(person.email)).toBeUndefined();
  });

  it('should keep a dialog open while the list behind it fails', async () => {
    const person = { fullName: 'Fica Aberta', email: 'aberta@exemplo.test', scheduleName: 'Aberta' };
    await makeAccount(parish, person);
    const page = await open('/admin?tab=ministers');
    await page.getByRole('button', { name: 'Excluir Fica Aberta' }).waitFor();
    const dialog = page.getByRole('dialog', { name: 'Excluir usuário' });
    const opened = Promise.withResolvers<void>();
    await page.route(/\/api\/users\?.*aberta/, async (route) => {
      await opened.promise;
      await route.abort();
    });
    await page.getByLabel('Buscar por nome ou e-mail').fill(person.email);
    await page.getByRole('button', { name: 'Excluir Fica Aberta' }).click();
    await dialog.waitFor();
    opened.resolve();
    await seeText(page, 'Erro ao carregar dados');
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await accountOf(person.email)).toBeUndefined();
  });

  it('should change a role, and take access away and give it back', async () => {
    const person = { fullName: 'Muda Sempre', email: 'muda@exemplo.test', scheduleName: 'Muda' };
    await makeAccount(parish, person);
    const page = await open('/admin?tab=ministers');
    await seek(page, person.email);
    const more = page.getByRole('button', { name: 'Mais ações para Muda Sempre' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Mudar função' }).click();
    await page.getByText(UNVERIFIED).first().waitFor();
    expect(await page.getByRole('button', { name: 'Mudar função' }).isDisabled()).toBe(true);
    await confirmEmail(parish, person.email);
    await page.reload();
    await seek(page, person.email);
    await more.click();
    await page.getByRole('menuitem', { name: 'Mudar função' }).click();
    await page.getByRole('radio', { name: /^Reitor/ }).check();
    await page.getByRole('button', { name: 'Mudar função' }).click();
    await seeText(page, 'Função alterada');
    expect(await accountOf(person.email)).toMatchObject({ role: 'reitor' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Desativar acesso' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desativar acesso' }).click();
    await seeText(page, 'Acesso desativado');
    expect(await accountOf(person.email)).toMatchObject({ disabled: true });
    await more.click();
    await page.getByRole('menuitem', { name: 'Reativar acesso' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reativar acesso' }).click();
    await seeText(page, 'Acesso reativado');
    expect(await accountOf(person.email)).toMatchObject({ disabled: false });
  });

  it('should let a rector and a coordinator read, and nobody else in', async () => {
    for (const as of ['reitor', 'coordenacao'] as const) {
      const page = await open('/admin?tab=ministers', as);
      await page
        .getByRole('button', { name: /^Ver detalhes/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Pendente', { exact: true }).waitFor();
      expect(await dialog.getByRole('button').allTextContents()).toEqual(['']);
      await page.keyboard.press('Escape');
      expect(await page.getByRole('button', { name: /^(Aprovar|Rejeitar) / }).count()).toBe(0);
      expect(await page.getByRole('tab').count()).toBe(0);
    }
    const minister = await open('/admin', 'ministro');
    await minister.getByRole('heading', { level: 1, name: 'Acesso negado' }).waitFor();
    const visitor = await parish.visit('/admin');
    await visitor.waitForURL('**/login');
  });

  it('should leave by its own button', async () => {
    const page = await open();
    await page.getByRole('main').getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });
});

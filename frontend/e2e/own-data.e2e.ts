import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { useOwnParish } from './parish.ts';
import {
  askToJoin,
  closeNextToast,
  confirmEmail,
  expectNoSidewaysScroll,
  linkTo,
  makeAccount,
  PASSWORD,
  signIn,
  unfold,
} from './support.ts';

const CANDIDATE = { fullName: 'Rosa Candidata', email: 'rosa@exemplo.test', scheduleName: 'Rosa C.' };

/** What people do with their own data, on a phone. */
describe('One’s own data, on a phone', () => {
  // A server of its own: one remembers for an hour which readings it has noted.
  const parish = useOwnParish();

  const shown = async (page: Page, heading: string): Promise<void> => {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expectNoSidewaysScroll(page);
  };

  it('should change an e-mail with the links of both mailboxes, none of which does anything by being opened', async () => {
    const email = 'teca@exemplo.test';
    await makeAccount(parish, { fullName: 'Teca Souza', email, scheduleName: 'Teca' });
    await confirmEmail(parish, email);
    const page = await parish.visit('/login', { viewport: PHONE });
    await signIn(page, email);
    await page.goto('/profile');
    await unfold(page, 'Conta e privacidade');
    await page.getByRole('button', { name: 'Alterar e-mail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Alterar e-mail' });
    await dialog.getByLabel('E-mail novo').fill('teca.nova@exemplo.test');
    await dialog.getByLabel('Sua senha').fill(PASSWORD);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Enviar os links' }).click();
    await dialog.getByText('teca.nova@exemplo.test: falta confirmar').waitFor();
    await expectNoSidewaysScroll(page);

    const stranger = await parish.visit('/login', { viewport: PHONE });
    const links = {
      'teca.nova@exemplo.test': await linkTo(parish, 'teca.nova@exemplo.test', 'email-change-new'),
      [email]: await linkTo(parish, email, 'email-change-old'),
    };
    for (const [mailbox, link] of Object.entries(links)) {
      await stranger.goto(link);
      await shown(stranger, 'Mudar o e-mail da conta?');
      await stranger.reload();
      await stranger.getByRole('button', { name: 'Confirmar a mudança' }).click();
      await shown(stranger, mailbox === email ? 'E-mail alterado' : 'Confirmado');
    }
    await stranger.goto('/login');
    await signIn(stranger, 'teca.nova@exemplo.test');
    await page.reload();
    await unfold(page, 'Conta e privacidade');
    await page.getByText('Você entra com teca.nova@exemplo.test.').waitFor();
  });

  it('should let the old mailbox say “não fui eu”', async () => {
    const email = 'lina@exemplo.test';
    await makeAccount(parish, { fullName: 'Lina Prado', email, scheduleName: 'Lina' });
    await confirmEmail(parish, email);
    const admin = await parish.api('admin');
    const { token } = (await admin('POST', '/api/auth/login', { email, password: PASSWORD })) as {
      token: string;
    };
    await fetch(`${parish.server.url}/api/email-change`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'intruso@exemplo.test', password: PASSWORD }),
    });
    const link = await linkTo(parish, email, 'email-change-old');
    const page = await parish.visit(`${link}&not-me=1`, { viewport: PHONE });
    await shown(page, 'Mudar o e-mail da conta?');
    await page.getByRole('button', { name: 'Não fui eu: cancelar' }).click();
    await shown(page, 'Pedido cancelado');
    await page.getByRole('link', { name: 'Criar uma nova senha' }).click();
    await page.waitForURL('**/forgot-password');
  });

  it('should correct a candidate’s request and take it back', async () => {
    await askToJoin(parish, CANDIDATE);
    await makeAccount(parish, CANDIDATE);
    await confirmEmail(parish, CANDIDATE.email);
    const page = await parish.visit('/login', { viewport: PHONE });
    await signIn(page, CANDIDATE.email);
    await page.goto('/status');
    await page.getByRole('button', { name: 'Corrigir dados' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Nome completo').fill('Rosa Maria Candidata');
    await expectNoSidewaysScroll(page);
    await form.getByRole('button', { name: 'Salvar correções' }).click();
    await form.waitFor({ state: 'hidden' });
    await closeNextToast(page);
    await page.getByRole('button', { name: 'Retirar solicitação' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar solicitação' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expectNoSidewaysScroll(page);
    const admin = await parish.api('admin');
    const filter = encodeURIComponent(JSON.stringify({ q: CANDIDATE.email }));
    expect(await admin('GET', `/api/registration-requests?filter=${filter}`)).toEqual([]);
  });

  it('should show who saw one’s data', async () => {
    const minister = await parish.api('ministro');
    const { id } = (await minister('GET', '/api/ministers/me')) as { id: number };
    await (
      await parish.api('coordenacao')
    )('GET', `/api/ministers/${id}`);
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE });
    await unfold(page, 'Conta e privacidade');
    await page.getByRole('button', { name: 'Quem viu meus dados' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quem viu meus dados' });
    await dialog.getByText('Abriu o seu perfil').first().waitFor();
    await expectNoSidewaysScroll(page);
  });

  it('should show what the next cleaning deletes, and ask everybody anew when the text changes', async () => {
    const page = await parish.visit('/settings', { as: 'admin', viewport: PHONE });
    await page.getByRole('link', { name: /^Prazos/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Prazos' }).waitFor();
    await page.getByRole('link', { name: 'Voltar às Configurações' }).waitFor();
    await page.getByText('O que a próxima limpeza apaga').waitFor();
    await expectNoSidewaysScroll(page);

    const open = await parish.visit('/messages', { as: 'ministro', viewport: PHONE });
    await open.getByRole('heading', { level: 1, name: 'Mensagens' }).waitFor();
    await (
      await parish.api('admin')
    )('PUT', '/api/settings', { dpoName: 'Padre Anselmo Prado' });
    // A page that was open before learns it from the first refusal.
    await open.getByRole('link', { name: 'Escala', exact: true }).click();
    await shown(open, 'Antes de continuar');
    await open.getByText('Padre Anselmo Prado').waitFor();
    await open.getByRole('checkbox', { name: /Li e concordo/ }).check();
    await open.getByRole('button', { name: 'Concordar e continuar' }).click();
    await open.getByRole('heading', { level: 1, name: 'Minha Escala' }).waitFor();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import {
  askToJoin,
  closeToast,
  expectNoSidewaysScroll,
  holdBack,
  linkTo,
  agreeAs,
  confirmEmail,
  makeAccount,
  NO_CONNECTION,
  PASSWORD,
  signIn,
  tabTo,
  watch,
} from './support.ts';

const UNUSABLE = 'Token expirado ou já utilizado.';

const password = (page: Page) => page.getByLabel('Nova senha');
const again = (page: Page) => page.getByLabel('Confirmar senha');

async function choose(page: Page, chosen: string): Promise<void> {
  await password(page).fill(chosen);
  await again(page).fill(chosen);
}

describe('Passwords and e-mail links', () => {
  const parish = useParish();

  /** A candidate whom the parish has approved, with the link of the approval's mail. */
  async function approved(email: string, fullName: string): Promise<string> {
    const id = await askToJoin(parish, { email, fullName, scheduleName: fullName });
    const admin = await parish.api('admin');
    await admin('PUT', `/api/registration-requests/${id}/review`, { status: 'approved', role: 'ministro' });
    return linkTo(parish, email, 'setup');
  }

  it('should lead from the approval’s mail to the first login, on a phone', async () => {
    const link = await approved('clara@exemplo.test', 'Clara Nova');
    const page = await parish.visit('/login', { viewport: PHONE });
    const release = await holdBack(page, '**/api/auth/validate-token/**');
    await page.goto(link);
    await seeText(page, 'Validando link...');
    release();
    await page.getByRole('heading', { level: 1, name: 'Definir Senha' }).waitFor();
    await expectNoSidewaysScroll(page);

    const submit = page.getByRole('button', { name: 'Definir Senha' });
    expect(await submit.isDisabled()).toBe(true);
    await tabTo(page, 'Nova senha');
    await page.keyboard.type('abcde');
    expect(await submit.isDisabled()).toBe(true);
    await tabTo(page, 'Mostrar senha');
    await page.keyboard.press('Enter');
    expect(await password(page).getAttribute('type')).toBe('text');
    await page.keyboard.press('Enter');
    expect(await password(page).getAttribute('type')).toBe('password');
    await tabTo(page, 'Confirmar senha');
    await page.keyboard.type('abcdf');
    await seeText(page, 'As senhas não coincidem');
    expect(await submit.isDisabled()).toBe(true);
    // The button cannot be pressed; a browser's helper that sends the form itself is answered too.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await seeText(page, 'Senhas não coincidem');
    await closeToast(page);

    const sent = watch(page, '/api/auth/setup-password');
    await choose(page, 'abcde');
    await submit.click();
    await seeText(page, 'A senha deve ter pelo menos 6 caracteres.');
    expect(sent).toEqual([]);

    await choose(page, 'senha123');
    await submit.click();
    await seeText(page, 'Erro ao definir senha');
    await seeText(page, 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.');
    await closeToast(page);

    await choose(page, PASSWORD);
    await page.context().setOffline(true);
    await submit.click();
    await seeText(page, 'Erro de conexão');
    await seeText(page, NO_CONNECTION);
    await closeToast(page);
    await page.context().setOffline(false);
    await again(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Senha definida com sucesso' }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Fazer Login' }).click();
    await signIn(page, 'clara@exemplo.test');
    await page.waitForURL('**/dashboard');

    const late = await parish.visit(link);
    await late.getByRole('heading', { level: 1, name: 'Token inválido' }).waitFor();
    await seeText(late, UNUSABLE);
    await late.getByRole('link', { name: 'Ir para Login' }).click();
    await late.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
  });

  it('should replace a forgotten password and end the sessions of before', async () => {
    const email = 'esquecida@exemplo.test';
    await makeAccount(parish, { email, fullName: 'Esquecida da Silva', scheduleName: '' });
    await confirmEmail(parish, email);
    const elsewhere = await parish.visit('/login');
    await signIn(elsewhere, email);

    const page = await parish.visit('/login', { viewport: PHONE });
    await page.getByLabel('Email').fill('esquecida');
    await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Esqueceu a senha?' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('esquecida');
    await page.getByLabel('Email').fill('');
    const submit = page.getByRole('button', { name: 'Enviar link' });
    await submit.click();
    await seeText(page, 'Email obrigatório');
    await page.getByLabel('Email').fill('esquecida');
    await submit.click();
    await seeText(page, 'Erro ao solicitar reset');
    await closeToast(page);
    await page.getByLabel('Email').fill(email);
    await page.context().setOffline(true);
    await submit.click();
    await seeText(page, 'Erro de conexão');
    await closeToast(page);
    await page.context().setOffline(false);
    await submit.click();
    await seeText(page, 'Email enviado');
    await page.getByRole('heading', { level: 1, name: 'Email Enviado!' }).waitFor();
    await seeText(page, 'Se houver uma conta com este e-mail, enviaremos um link para criar uma nova senha.');
    await seeText(page, email);
    await page.getByText('O link vale por 24 horas.').waitFor();
    await page.getByRole('link', { name: 'Voltar ao login' }).waitFor();
    await expectNoSidewaysScroll(page);

    await page.goto(await linkTo(parish, email, 'reset'));
    await page.getByRole('heading', { level: 1, name: 'Redefinir Senha' }).waitFor();
    const change = page.getByRole('button', { name: 'Redefinir Senha' });
    await choose(page, '123456');
    await change.click();
    await seeText(page, 'Erro ao redefinir senha');
    await closeToast(page);
    await choose(page, 'hortênsia azul');
    await change.click();
    await page.getByRole('heading', { level: 1, name: 'Senha redefinida com sucesso' }).waitFor();
    await page.getByRole('link', { name: 'Fazer Login' }).click();
    await signIn(page, email, 'hortênsia azul');

    await elsewhere.reload();
    await elsewhere.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
  });

  it('should show the person’s request once the mail’s link was opened', async () => {
    const email = 'candidata@exemplo.test';
    const person = { email, fullName: 'Candidata Paciente', scheduleName: 'Paciente' };
    await askToJoin(parish, person);
    await makeAccount(parish, person);
    const page = await parish.visit('/login', { viewport: PHONE });
    await page.getByLabel('Email').fill(email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await seeText(page, 'Email ou senha incorretos');

    const confirm = '**/api/auth/verify-email';
    const release = await holdBack(page, confirm);
    const link = await linkTo(parish, email, 'verification');
    await page.goto(link);
    await seeText(page, 'Validando link...');
    release();
    await page.getByRole('heading', { level: 1, name: 'E-mail confirmado' }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Fazer Login' }).click();
    await agreeAs(parish, email);
    await signIn(page, email);
    await page.goto('/status');
    await seeText(page, 'Pendente');
    await expectNoSidewaysScroll(page);

    const late = await parish.visit(link);
    await late.getByRole('heading', { level: 1, name: 'Token inválido' }).waitFor();
    await seeText(late, UNUSABLE);
    await late.getByRole('link', { name: 'Pedir um novo link' }).click();
    await late.waitForURL('**/forgot-password');
  });
});

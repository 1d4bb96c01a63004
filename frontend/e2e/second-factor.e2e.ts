import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { DEMO_PASSWORD, seeText, useParish } from './parish.ts';
import {
  closeNextToast,
  closeToast,
  confirmEmail,
  expectNoSidewaysScroll,
  makeAccount,
  PASSWORD,
  signIn,
  unfold,
} from './support.ts';

const STEP_MS = 30_000;

/** What the app shows now or, a step later, what it shows next: that is taken too, and no code is taken twice. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

const form = (page: Page) => page.locator('form');

/** Goes through the steps from the password on. @returns the key and the recovery codes that were shown. */
async function setUp(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  await page.getByLabel('Sua senha, para confirmar').fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }).waitFor();
  const secret = await page.getByLabel('Ou digite esta chave no aplicativo').inputValue();
  await page.getByLabel('Código de 6 dígitos').fill('abc');
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await seeText(page, 'Erro ao ativar');
  await closeToast(page);
  expect(await page.getByLabel('Código de 6 dígitos').inputValue()).toBe('abc');
  await page.getByLabel('Código de 6 dígitos').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  const list = page.getByRole('list', { name: 'Códigos de recuperação' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();
  expect(codes.length).toBe(10);
  await closeNextToast(page);
  await page.getByLabel('Guardei os códigos').check();
  await page.getByRole('button', { name: 'Concluir' }).click();
  return { secret, codes };
}

/** The first step of a login. */
async function askedForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Verificação em duas etapas' }).waitFor();
}

describe('The second factor', () => {
  const parish = useParish();

  it('should be set up, asked for at login, passed by the app or a recovery code, and taken away', async () => {
    const email = 'duas.etapas@exemplo.test';
    await makeAccount(parish, { email, fullName: 'Etapa Dupla', scheduleName: 'Etapa' });
    await confirmEmail(parish, email);
    const page = await parish.visit('/login', { viewport: PHONE });
    await signIn(page, email);
    await page.goto('/profile');
    await unfold(page, 'Verificação em duas etapas');
    await page.getByRole('button', { name: 'Ativar', exact: true }).tap();
    const { secret, codes } = await setUp(page, PASSWORD);
    await seeText(page, 'Ativada');
    await page.getByText('10 códigos de recuperação restantes').waitFor();
    await expectNoSidewaysScroll(page);

    const byApp = await parish.visit('/login', { viewport: PHONE });
    await askedForCode(byApp, email);
    await expectNoSidewaysScroll(byApp);
    await byApp.getByLabel('Código de 6 dígitos').fill('000000');
    await form(byApp).getByRole('button', { name: 'Entrar' }).tap();
    await seeText(byApp, 'Erro no login');
    await closeToast(byApp);
    await byApp.getByLabel('Código de 6 dígitos').fill(codeOf(secret, 1));
    await form(byApp).getByRole('button', { name: 'Entrar' }).tap();
    await byApp.waitForURL('**/dashboard');

    const byPaper = await parish.visit('/login', { viewport: PHONE });
    await askedForCode(byPaper, email);
    await byPaper.getByRole('button', { name: 'Perdi o aplicativo' }).tap();
    await byPaper.getByLabel('Código de recuperação').fill(codes[0]!.toLowerCase());
    await form(byPaper).getByRole('button', { name: 'Entrar' }).tap();
    await byPaper.waitForURL('**/dashboard');
    await byPaper.goto('/profile');
    await unfold(byPaper, 'Verificação em duas etapas');
    await byPaper.getByText('9 códigos de recuperação restantes').waitFor();

    const admin = await parish.visit('/admin?tab=ministers', { as: 'admin' });
    await admin.getByLabel('Buscar por nome ou e-mail').fill(email);
    await admin.getByRole('button', { name: 'Mais ações para Etapa Dupla' }).click();
    await admin.getByRole('menuitem', { name: 'Retirar verificação em duas etapas' }).click();
    await admin.getByLabel('Sua senha').fill(DEMO_PASSWORD);
    await admin.getByRole('button', { name: 'Retirar a verificação' }).click();
    await seeText(admin, 'Verificação em duas etapas retirada');
    const again = await parish.visit('/login', { viewport: PHONE });
    await signIn(again, email);
  });

  it('should be set up by an administrator before anything else, where the parish demands it', async () => {
    const page = await parish.visit('/settings/seguranca', { as: 'admin' });
    await page.getByLabel(/^Exigir a verificação em duas etapas/).check();
    await page.getByRole('button', { name: 'Salvar configurações' }).click();
    await page.getByRole('heading', { level: 1, name: 'Proteja a sua conta' }).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Proteja a sua conta' }).waitFor();
    await setUp(page, DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sair' }).waitFor();
    await page.goto('/settings/seguranca');
    expect(await page.getByLabel(/^Exigir a verificação em duas etapas/).isChecked()).toBe(true);
  });
});

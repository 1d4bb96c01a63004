import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useCommonParish } from './parish.ts';

describe('Login', () => {
  const parish = useCommonParish();

  it('should let a minister in by keyboard alone, and out again', async () => {
    const page = await parish.visit('/login', { viewport: DESKTOP });
    await page.getByLabel('Email').focus();
    await page.keyboard.type('ministro@demo.local');
    await page.keyboard.press('Tab');
    await page.keyboard.type('partilha-demo');
    await page.keyboard.press('Enter');
    await seeText(page, 'Login realizado com sucesso');
    await seeText(page, 'Bem-vindo ao sistema!');
    await page.waitForURL('**/dashboard');

    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
  });

  it('should refuse a wrong password in the specified words and keep the e-mail', async () => {
    const page = await parish.visit('/login', { viewport: PHONE });
    await page.getByLabel('Email').fill('ministro@demo.local');
    await page.getByLabel('Senha', { exact: false }).first().fill('uma senha errada');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await seeText(page, 'Erro no login');
    await seeText(page, 'Email ou senha incorretos');
    expect(await page.getByLabel('Email').inputValue()).toBe('ministro@demo.local');
  });

  it('should ask for both fields before it sends anything', async () => {
    const page = await parish.visit('/login');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.getByRole('button', { name: 'Entrar' }).click();
    await seeText(page, 'Informe o seu email.');
    await seeText(page, 'Informe a sua senha.');
    expect(calls.filter((url) => url.includes('/api/auth/login'))).toEqual([]);
  });

  it('should show and hide the password', async () => {
    const page = await parish.visit('/login');
    const password = page.locator('input[name=password]');
    await password.fill('segredo');
    await page.getByRole('button', { name: 'Mostrar senha' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Ocultar senha' }).click();
    expect(await password.getAttribute('type')).toBe('password');
  });

  it('should end on the login when the stored session no longer counts', async () => {
    const page = await parish.visit('/dashboard', { as: 'ministro' });
    await page.getByRole('button', { name: 'Sair' }).waitFor();
    await page.evaluate(() => localStorage.setItem('auth_token', 'nada'));
    // The toast stays for 5 s: it is waited for from the beginning.
    await Promise.all([seeText(page, 'Sua sessão terminou'), page.reload()]);
    await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });

  it('should say so when the server cannot be reached, and go on without typing anything again', async () => {
    const page = await parish.visit('/login', { viewport: PHONE });
    await page.getByLabel('Email').fill('ministro@demo.local');
    await page.locator('input[name=password]').fill('partilha-demo');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await seeText(page, 'Não foi possível conectar ao servidor. Tente novamente.');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.waitForURL('**/dashboard');
  });
});

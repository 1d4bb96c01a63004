import { describe, expect, it } from 'vitest';
import { DESKTOP } from './browser.ts';
import { seeText, useParish } from './parish.ts';

describe('Login', () => {
  const parish = useParish();

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

  it('should end on the login when the stored session no longer counts', async () => {
    const page = await parish.visit('/dashboard', { as: 'ministro' });
    await page.getByRole('button', { name: 'Sair' }).waitFor();
    await page.evaluate(() => localStorage.setItem('auth_token', 'nada'));
    // The toast stays for 5 s: it is waited for from the beginning.
    await Promise.all([seeText(page, 'Sua sessão terminou'), page.reload()]);
    await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });
});

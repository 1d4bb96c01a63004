import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { queryClient } from '../../api/queries.ts';
import { SessionProvider } from '../../shared/session.tsx';
import { noNetwork, person, refusal, stubServer } from '../../testing/screen.tsx';
import Toaster from '../../shared/toast/toaster.tsx';
import { Login } from './login.tsx';

const LOGIN = 'POST /api/auth/login';

const open = (state?: object) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
        <SessionProvider>
          <Routes>
            <Route path="/login" element={<Login />} />
            <Route path="/dashboard" element={<h1>Olá</h1>} />
          </Routes>
        </SessionProvider>
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const email = () => screen.getByRole('textbox', { name: /^Email/ });
const password = () => document.querySelector<HTMLInputElement>('input[name=password]')!;
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

async function fill(): Promise<void> {
  await userEvent.type(email(), 'ministro@demo.local');
  await userEvent.type(password(), 'partilha-demo');
}

describe('The login', () => {
  it('should refuse a wrong password in the specified words and keep the e-mail', async () => {
    stubServer({ [LOGIN]: refusal(401, 'Outras palavras.') });
    open();
    await fill();
    await enter();
    await screen.findByText('Erro no login');
    // In the toast, which goes by, and at the password, where it stays.
    expect(screen.getAllByText('Email ou senha incorretos')).toHaveLength(2);
    screen.getByText(/^É a primeira vez, ou esqueceu\?/);
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(email()).toHaveProperty('value', 'ministro@demo.local');
  });

  it('should say what the page before it has done', async () => {
    stubServer({});
    open({ notice: 'Solicitação enviada.' });
    await screen.findByText('Solicitação enviada.');
  });

  it('should ask for both fields before it sends anything', async () => {
    const asked = stubServer({});
    open();
    await enter();
    screen.getByText('Informe o seu email.');
    screen.getByText('Informe a sua senha.');
    expect(asked.filter(({ call }) => call === LOGIN)).toEqual([]);
  });

  it('should show and hide the password', async () => {
    stubServer({});
    open();
    await userEvent.type(password(), 'segredo');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(password().type).toBe('password');
  });

  it('should say so when the server cannot be reached, and go on without typing anything again', async () => {
    const answers = { [LOGIN]: noNetwork as unknown, 'GET /api/auth/me': person() };
    const asked = stubServer(answers);
    open();
    await fill();
    await enter();
    await screen.findByText(NO_CONNECTION);
    answers[LOGIN] = { token: 'token' };
    await enter();
    await screen.findByRole('heading', { level: 1, name: 'Olá' });
    const sent = asked.filter(({ call }) => call === LOGIN).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ email: 'ministro@demo.local', password: 'partilha-demo' });
  });
});

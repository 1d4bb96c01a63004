import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, refusal, stubServer } from '../../testing/screen.tsx';
import ForgotPassword from './forgot-password.tsx';
import ResetPassword from './reset-password.tsx';
import SetupPassword from './setup-password.tsx';
import VerifyEmail from './verify-email.tsx';

const UNUSABLE = 'Token expirado ou já utilizado.';
const PASSWORD = 'girassol amarelo';
const CHECK = 'GET /api/auth/validate-token/7';
const SETUP = 'POST /api/auth/setup-password';
const VERIFY = 'POST /api/auth/verify-email';

const open = (address: string, { visitor = true } = {}) =>
  openScreen(
    {
      '/setup-password': <SetupPassword />,
      '/reset-password': <ResetPassword />,
      '/forgot-password': <ForgotPassword />,
      '/verify-email': <VerifyEmail />,
      '/login': <h1>Entrar no Sistema</h1>,
    },
    address,
    { visitor },
  );
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const again = () => userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

async function choose(password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/^Nova senha/), password);
  await userEvent.type(screen.getByLabelText(/^Confirmar senha/), password);
}

describe('The link of an approval', () => {
  it('should say when the address is not whole', async () => {
    stubServer({});
    open('/setup-password');
    await title('Token não encontrado');
    screen.getByText('Link inválido ou expirado...');
    expect(ways()).toContainEqual(['Ir para Login', '/login']);
  });

  it('should try again when it could not be checked', async () => {
    const answers: Record<string, unknown> = { [CHECK]: noNetwork };
    stubServer(answers);
    open('/setup-password?token=7');
    await title('Erro de conexão');
    screen.getByText(NO_CONNECTION);
    // What a proxy says while the server starts again.
    answers[CHECK] = new Response('<h1>Bad Gateway</h1>', { status: 502 });
    await again();
    await title('Erro de validação');
    screen.getByText('Não foi possível validar o token. Tente novamente.');
    answers[CHECK] = { valid: true };
    await again();
    await title('Definir Senha');
  });

  it('should say that it was used elsewhere while the password was chosen', async () => {
    const answers: Record<string, unknown> = {
      [CHECK]: { valid: true },
      [SETUP]: () => {
        answers[CHECK] = { valid: false, message: UNUSABLE };
        return refusal(400, UNUSABLE, { errors: { token: UNUSABLE } });
      },
    };
    stubServer(answers);
    open('/setup-password?token=7');
    await choose(PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Definir Senha' }));
    await screen.findByText('Erro ao definir senha');
    await title('Token inválido');
  });

  it('should tell somebody else’s session on the device from the link’s account, and end it', async () => {
    const asked = stubServer({
      'GET /api/auth/me': person(),
      [CHECK]: { valid: true },
      [SETUP]: { email: 'filha@exemplo.test' },
    });
    open('/setup-password?token=7', { visitor: false });
    expect((await screen.findByText(/^Neste aparelho o sistema está aberto como/)).textContent).toContain(
      person().name,
    );
    await choose(PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Definir Senha' }));
    await waitFor(() => expect(localStorage.getItem('auth_token')).toBeNull());
    expect(asked).toContainEqual(expect.objectContaining({ body: { token: '7', password: PASSWORD } }));
  });
});

describe('The link to a new password', () => {
  it('should lead to another when it opens nothing any more', async () => {
    stubServer({ 'GET /api/auth/validate-reset-token/nada': { valid: false, message: UNUSABLE } });
    open('/reset-password?token=nada');
    await title('Token inválido');
    screen.getByText(UNUSABLE);
    screen.getByText(/Se não, peça outro link: ele chega no seu e-mail\.$/);
    expect(ways()).toContainEqual(['Solicitar Novo Reset', '/forgot-password']);
    expect(ways()).toContainEqual(['Ir para Login', '/login']);
  });

  it('should be asked for again with the address that was typed', async () => {
    const message = 'Se houver uma conta com este e-mail, enviaremos um link para criar uma nova senha.';
    stubServer({ 'POST /api/auth/forgot-password': { message } });
    open('/forgot-password');
    await userEvent.type(await screen.findByLabelText(/^Email/), 'ninguem@exemplo.test{Enter}');
    await title('Email Enviado!');
    expect(screen.getByRole('main').textContent).toContain(message);
    await userEvent.click(screen.getByRole('button', { name: 'Solicitar novamente' }));
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'ninguem@exemplo.test');
  });
});

describe('The link that proves a mailbox', () => {
  it('should confirm for a visitor, after a try without network', async () => {
    const answers: Record<string, unknown> = { [VERIFY]: noNetwork };
    stubServer(answers);
    open('/verify-email?token=7');
    await title('Erro de conexão');
    answers[VERIFY] = { message: 'E-mail confirmado' };
    await again();
    await title('E-mail confirmado');
    expect(ways()).toContainEqual(['Fazer Login', '/login']);
  });

  it('should say when the address is not whole', async () => {
    stubServer({});
    open('/verify-email');
    await title('Token não encontrado');
    screen.getByText('Link inválido ou expirado...');
  });
});

import { call } from '../../api/client.ts';

/** What is different between the first password and a new one. */
export interface PasswordLink {
  title: string;
  intro: string;
  check: '/api/auth/validate-token/{token}' | '/api/auth/validate-reset-token/{token}';
  /** Answers with the account's address. */
  send: (body: { token: string; password: string }) => Promise<{ email: string }>;
  submit: string;
  success: string;
  failure: string;
  /** The way to another link, and whether it comes before the login on the invalid-link screen. */
  again: { label: string; first: boolean };
  /** What to do with a link that opens nothing any more. */
  onward: string;
}

export const SETUP: PasswordLink = {
  title: 'Definir Senha',
  intro: 'Crie a senha com que você vai entrar no sistema.',
  check: '/api/auth/validate-token/{token}',
  send: (body) => call('POST /api/auth/setup-password', { body }),
  submit: 'Definir Senha',
  success: 'Senha definida com sucesso',
  failure: 'Erro ao definir senha',
  again: { label: 'Pedir um novo link', first: false },
  onward: 'Se você já criou a sua senha, é só entrar. Se não, peça um novo link: ele chega no seu e-mail.',
};

export const RESET: PasswordLink = {
  title: 'Redefinir Senha',
  intro: 'Escolha a nova senha com que você vai entrar no sistema.',
  check: '/api/auth/validate-reset-token/{token}',
  send: (body) => call('POST /api/auth/reset-password', { body }),
  submit: 'Redefinir Senha',
  success: 'Senha redefinida com sucesso',
  failure: 'Erro ao redefinir senha',
  again: { label: 'Solicitar Novo Reset', first: true },
  onward: 'Se você já criou a nova senha, é só entrar. Se não, peça outro link: ele chega no seu e-mail.',
};

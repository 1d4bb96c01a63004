import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen, person, refusal, stubServer } from '../../testing/screen.tsx';
import Status from './status.tsx';

const ME = 'GET /api/auth/me';
const REQUEST = 'GET /api/registration-requests/me';

const open = () => openScreen({ '/status': <Status /> }, '/status');

describe('Situação', () => {
  it('should show a minister the registration and the account', async () => {
    stubServer({
      [ME]: { ...person(), role: 'ministro' },
      [REQUEST]: {
        status: 'approved',
        createdAt: '2026-11-01T12:00:00.000Z',
        reviewedAt: null,
        reviewComments: null,
        scheduleName: 'Ana L.',
      },
    });
    open();
    await screen.findByText('Aprovado');
    screen.getByText('Data da solicitação');
    const account = within(screen.getByRole('heading', { name: 'Sua conta' }).closest('section')!);
    for (const told of ['Ana Lima', 'ana@exemplo.test', 'Ministro']) account.getByText(told);
    expect(screen.queryByRole('heading', { name: 'Sistema' })).toBeNull();
  });

  it('should lead somebody without a request to the registration', async () => {
    const asked = stubServer({
      [ME]: { ...person(), role: 'user' },
      [REQUEST]: refusal(404, 'Nenhuma solicitação.'),
      'POST /api/auth/logout': {},
    });
    const { place } = open();
    await screen.findByText('Ainda não encontramos uma solicitação sua.');
    await userEvent.click(screen.getByRole('button', { name: 'Sair e solicitar cadastro' }));
    await waitFor(() => expect(place()).toBe('/register'));
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(asked.map(({ call }) => call)).toContain('POST /api/auth/logout');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, stubServer, type Asked } from '../../testing/screen.tsx';
import AdminPanel from './admin-panel.tsx';

const STATS = 'GET /api/stats/registrations';
const PENDING = 'GET /api/registration-requests/pending';
const USERS = 'GET /api/users';

const request = {
  id: 5,
  status: 'pending',
  fullName: 'Ivo Sem Cópia',
  email: 'ivo@exemplo.test',
  phone: '+55 (15) 99888-7766',
  birthDate: '1980-05-13',
  scheduleName: 'Ivo C.',
  experience: 'pouca',
  availability: [],
  observations: null,
  hasFamilyInMinistry: false,
  guardianName: null,
  guardianContact: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  reviewedAt: null,
  reviewedBy: null,
  reviewComments: null,
  role: null,
};
const user = {
  id: 9,
  name: 'Fica Aberta',
  email: 'aberta@exemplo.test',
  role: 'ministro',
  ministerId: null,
  disabled: false,
  hasPassword: true,
  hasSecondFactor: false,
  createdAt: '2026-11-01T12:00:00.000Z',
};
const listed = (rows: unknown[]): Response =>
  new Response(JSON.stringify(rows), { headers: { 'content-range': `rows 0-24/${rows.length}` } });
const server = (): Record<string, unknown> => ({
  'GET /api/auth/me': person('registrations.review', 'users.manage', 'people.read'),
  [STATS]: { pending: 1, approved: 2, rejected: 3, total: 6 },
  [PENDING]: listed([request]),
  [USERS]: listed([user]),
});
const open = (address = '/admin') => openScreen({ '/admin': <AdminPanel /> }, address);

describe('Painel Administrativo', () => {
  it('should say that nothing waits', async () => {
    stubServer({ ...server(), [PENDING]: listed([]) });
    open();
    await screen.findByText('Nenhuma solicitação pendente');
  });

  it('should say when its data cannot be loaded, and try again', async () => {
    const answers = { ...server(), [STATS]: noNetwork as unknown };
    stubServer(answers);
    open();
    await screen.findByText('Erro ao carregar dados');
    expect(screen.getByRole('alert').textContent).toContain(NO_CONNECTION);
    answers[STATS] = server()[STATS];
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('heading', { level: 2, name: 'Cadastros Pendentes' });
  });

  it('should keep the link on screen where the device does not copy it', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Denied', 'NotAllowedError'),
    );
    const setupLink = 'http://partilha.test/setup-password?token=7';
    stubServer({
      ...server(),
      'PUT /api/registration-requests/5/review': { ...request, status: 'approved', setupLink },
    });
    open();
    await user.click(await screen.findByRole('button', { name: /^Aprovar.*Ivo Sem Cópia/ }));
    const approving = within(await screen.findByRole('dialog', { name: 'Aprovar cadastro' }));
    await user.click(approving.getByRole('button', { name: 'Aprovar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link para criar a senha' }));
    expect(dialog.getByLabelText('Link')).toHaveProperty('value', setupLink);
  });

  it('should say when there are no accounts', async () => {
    stubServer({ ...server(), [USERS]: listed([]) });
    open('/admin?tab=ministers');
    await screen.findByText('Nenhum usuário encontrado');
  });

  it('should show the accounts of one role, and still how many there are', async () => {
    const admin = { ...user, id: 10, name: 'Cuida de Tudo', email: 'cuida@exemplo.test', role: 'admin' };
    stubServer({
      ...server(),
      [USERS]: ({ query }: Asked) =>
        listed(decodeURIComponent(query).includes('"role":"admin"') ? [admin] : [user, admin]),
    });
    open('/admin?tab=ministers');
    await screen.findByText('aberta@exemplo.test');
    await userEvent.selectOptions(screen.getByLabelText('Função'), 'Administrador');
    await waitFor(() => expect(screen.queryByText('aberta@exemplo.test')).toBeNull());
    screen.getByText('cuida@exemplo.test');
    expect(screen.getByText('Total de Usuários').parentElement!.textContent).toContain('2');
  });
});

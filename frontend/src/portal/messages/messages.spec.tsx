import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, stubServer } from '../../testing/screen.tsx';
import Messages from './messages.tsx';

const PERSONAL = 'GET /api/personal-messages';
const NONE = 'Você não recebeu mensagens. As conversas com a coordenação aparecem aqui.';

const nothing = (): Record<string, unknown> => ({
  'GET /api/auth/me': person('content.read'),
  'GET /api/dashboard': { unreadNotifications: 0, unreadMessages: 0 },
  'GET /api/notifications': [],
  'GET /api/news': [],
  'GET /api/community-posts': [],
  [PERSONAL]: [],
  'GET /api/personal-messages/sent': [],
});
const open = (address: string) => openScreen({ '/messages': <Messages /> }, address);

describe('Centro de Mensagens', () => {
  it('should tell a new minister what will be here', async () => {
    stubServer(nothing());
    open('/messages');
    await screen.findByText('Você não tem notificações. Os avisos do ministério aparecem aqui.');
    await userEvent.click(screen.getByRole('tab', { name: 'Pessoais' }));
    await screen.findByText(NONE);
  });

  it('should offer to try again what could not be loaded', async () => {
    const answers = { ...nothing(), [PERSONAL]: noNetwork as unknown };
    stubServer(answers);
    open('/messages?tab=pessoais');
    expect((await screen.findByRole('alert')).textContent).toContain(NO_CONNECTION);
    answers[PERSONAL] = [];
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText(NONE);
  });

  it('should open a notice by its title, read with that, and mark one as read without opening it', async () => {
    const notice = { content: 'Veja.', priority: 'medium', sentAt: '2026-11-21T20:51:00Z', isRead: false };
    const asked = stubServer({
      ...nothing(),
      'GET /api/notifications': [
        { ...notice, id: 1, title: 'Escala publicada', link: '/my-schedule' },
        { ...notice, id: 2, title: 'Vínculo registrado', link: null },
      ],
      'POST /api/notifications/1/read': {},
      'POST /api/notifications/2/read': {},
    });
    const { place } = open('/messages');
    await screen.findByText('Vínculo registrado');
    expect(screen.queryByRole('link', { name: 'Vínculo registrado' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como lida: Vínculo registrado' }));
    await userEvent.click(screen.getByRole('link', { name: 'Escala publicada' }));
    expect(place()).toBe('/my-schedule');
    const read = asked.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call);
    expect(read).toEqual(['POST /api/notifications/2/read', 'POST /api/notifications/1/read']);
  });
});

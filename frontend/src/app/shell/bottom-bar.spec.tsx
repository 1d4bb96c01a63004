import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, person, stubServer } from '../../testing/screen.tsx';
import type { Permission } from '../../shared/session.tsx';
import { BottomBar } from './bottom-bar.tsx';

describe('The bar below the thumb', () => {
  const linksOf = async (permissions: Permission[], address: string) => {
    stubServer({
      'GET /api/auth/me': person(...permissions),
      'GET /api/dashboard': { openQuestionnaires: 1, unreadMessages: 0, unreadNotifications: 0 },
    });
    openScreen({ '*': <BottomBar /> }, address);
    const bar = await screen.findByRole('navigation', { name: 'Atalhos' });
    return within(bar)
      .getAllByRole('link')
      .map((link) => [link.textContent.replace(/ ?\(.*|^\d+/g, ''), link.getAttribute('aria-current')]);
  };
  const SERVES: Permission[] = ['content.read', 'duties.own', 'questionnaires.answer'];

  it('should have the four pages of whoever serves', async () => {
    expect(await linksOf(SERVES, '/my-schedule')).toEqual([
      ['Início', null],
      ['Escala', 'page'],
      ['Disponibilidade', null],
      ['Mensagens', null],
    ]);
  });

  it('should lead whoever only reads to the coordination, too', async () => {
    expect(await linksOf(['content.read', 'reports.read'], '/fairness')).toEqual([
      ['Início', null],
      ['Coordenação', 'page'],
      ['Mensagens', null],
    ]);
  });

  it('should mark the questionnaires as where one is', async () => {
    const links = await linksOf(SERVES, '/my-questionnaires');
    expect(links.filter(([, current]) => current)).toEqual([['Disponibilidade', 'page']]);
  });

  it('should lead whoever coordinates back to the coordination, which is where they are on all its pages', async () => {
    expect(await linksOf([...SERVES, 'schedules.write', 'reports.read'], '/schedules/3')).toEqual([
      ['Início', null],
      ['Escala', null],
      ['Coordenação', 'page'],
      ['Mensagens', null],
    ]);
  });
});

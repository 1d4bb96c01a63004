import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { it } from 'vitest';
import { noNetwork, openScreen, person, stubServer } from '../../../testing/screen.tsx';
import FamilyCard from './family-card.tsx';

const FAMILY = 'GET /api/ministers/7/family';

it('should name a relative who is no longer known, and say when relatives cannot be loaded', async () => {
  const relative = {
    id: 1,
    ministerId: 7,
    relatedMinisterId: 8,
    relatedScheduleName: '',
    relatedProfileImageUrl: null,
    relationshipType: 'primo',
    wish: 'indiferente',
  };
  const answers = {
    'GET /api/auth/me': person(),
    'GET /api/ministers/all': [],
    [FAMILY]: noNetwork as unknown,
  };
  stubServer(answers);
  openScreen({ '/profile': <FamilyCard ministerId={7} editable /> }, '/profile');
  await screen.findByText('Erro ao carregar relacionamentos');
  answers[FAMILY] = [relative];
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Ministro não encontrado');
  screen.getByRole('button', { name: /^Remover / });
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, person, refusal, stubServer } from '../../testing/screen.tsx';
import SubstitutionLink from './substitution-link.tsx';

it.each(['/substitution', '/substitution?token=17.nada'])(
  'should say kindly that %s is not whole',
  async (link) => {
    const asked = stubServer({
      'GET /api/auth/me': person(),
      'GET /api/substitution-links/17.nada': refusal(404, 'Este link não vale.'),
    });
    openScreen({ '/substitution': <SubstitutionLink /> }, link);
    await screen.findByRole('heading', { level: 1, name: 'Este link não vale' });
    const calls = asked.map(({ call }) => call).filter((call) => call.includes('substitution'));
    expect(calls).toHaveLength(link.includes('token') ? 1 : 0);
  },
);

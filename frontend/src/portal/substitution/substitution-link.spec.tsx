import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { noNetwork, openScreen, person, refusal, stubServer } from '../../testing/screen.tsx';
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

it('should say what was not sent when the server says nothing, and go by the same press', async () => {
  const READ = 'GET /api/substitution-links/t';
  const SEND = 'POST /api/substitution-links';
  const offer = {
    state: 'waiting',
    scheduleName: 'Rui M.',
    yourName: 'Ana L.',
    date: '2090-12-08',
    time: '08:00',
    description: 'Imaculada',
    location: 'Matriz',
    exchange: null,
  };
  const answers: Record<string, unknown> = { [READ]: offer, [SEND]: noNetwork };
  stubServer(answers);
  openScreen({ '/substitution': <SubstitutionLink /> }, '/substitution?token=t', { visitor: true });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Não posso' }));
  await press();
  await screen.findByText('A sua resposta não foi enviada');
  expect(screen.queryByText('Erro ao responder')).toBeNull();
  answers[READ] = answers[SEND] = { ...offer, state: 'declined' };
  await press();
  await screen.findByRole('heading', { level: 1, name: 'Resposta enviada' });
});

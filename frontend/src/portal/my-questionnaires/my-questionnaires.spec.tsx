import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, stubServer } from '../../testing/screen.tsx';
import MyQuestionnaires from './my-questionnaires.tsx';

const SENT = 'GET /api/questionnaires/sent';

it('should show three skeleton cards while it loads, and a way forward when there is nothing', async () => {
  const arrived = Promise.withResolvers();
  const answers = { 'GET /api/auth/me': person(), [SENT]: noNetwork as unknown };
  const asked = stubServer(answers);
  openScreen({ '/my-questionnaires': <MyQuestionnaires /> }, '/my-questionnaires');
  await screen.findByText(NO_CONNECTION);
  answers[SENT] = arrived.promise;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.getAllByTestId('skeleton')).toHaveLength(3));
  arrived.resolve([]);
  await screen.findByText(
    'Nenhum questionário foi enviado a você ainda. Quando a coordenação enviar um, ele aparece aqui.',
  );
  expect(screen.getByRole('link', { name: 'Ver minha escala' }).getAttribute('href')).toBe('/my-schedule');
  expect(asked.filter(({ call }) => call === SENT)).toHaveLength(2);
});

it('should lead back to where one came from, and always to the profile', async () => {
  stubServer({ 'GET /api/auth/me': person(), [SENT]: [] });
  openScreen(
    {
      '/my-questionnaires': <MyQuestionnaires />,
      '/profile': (
        <Link to="/my-questionnaires" state={{ from: '/profile' }}>
          Meus questionários
        </Link>
      ),
    },
    '/my-questionnaires',
  );
  const home = await screen.findByRole('link', { name: 'Voltar à Página Inicial' });
  expect(home.getAttribute('href')).toBe('/dashboard');
  await userEvent.click(screen.getByRole('link', { name: 'Meu Perfil' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Meus questionários' }));
  const back = await screen.findByRole('link', { name: 'Voltar ao Perfil' });
  expect(back.getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('link', { name: 'Meu Perfil' })).toBeNull();
});

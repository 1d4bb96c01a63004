import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, stubServer } from '../../testing/screen.tsx';
import Questionnaires from './questionnaires.tsx';

const LIST = 'GET /api/questionnaires';

it('should show three cards while it loads and try again what did not come', async () => {
  const arrived = Promise.withResolvers();
  const answers = {
    'GET /api/auth/me': person('schedules.read'),
    'GET /api/schedules': [{ id: 4, title: 'Dezembro', year: 2026, month: 12 }],
    [LIST]: noNetwork as unknown,
  };
  stubServer(answers);
  openScreen({ '/questionnaires': <Questionnaires /> }, '/questionnaires?scheduleId=4');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch questionnaires');
  expect(alert.textContent).toContain(NO_CONNECTION);
  answers[LIST] = arrived.promise;
  openScreen({ '/questionnaires': <Questionnaires /> }, '/questionnaires?scheduleId=4');
  await screen.findByRole('combobox', { name: 'Escala' });
  await waitFor(() => expect(screen.getAllByTestId('skeleton')).toHaveLength(3));
  arrived.resolve([]);
  await screen.findByText('Nenhum questionário criado para esta escala');

  answers[LIST] = noNetwork;
  openScreen({ '/questionnaires': <Questionnaires /> }, '/questionnaires?scheduleId=4');
  await screen.findByRole('alert');
  answers[LIST] = [];
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Nenhum questionário criado para esta escala');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { emptyDay } from '../../testing/day.ts';
import { noNetwork, openScreen, person, stubServer } from '../../testing/screen.tsx';
import Coordination from './coordination.tsx';

const STATS = 'GET /api/stats/coordination';

it('should say what is empty, and try again what did not come', async () => {
  const answers = {
    'GET /api/auth/me': person('schedules.write', 'schedules.read', 'reports.read'),
    'GET /api/coordination/day': emptyDay,
    'GET /api/substitutions': [],
    'GET /api/schedules': [],
    'GET /api/questionnaires/sent': [],
    [STATS]: noNetwork as unknown,
  };
  stubServer(answers);
  openScreen({ '/coordination': <Coordination /> }, '/coordination');
  await screen.findByText('Ninguém está pedindo substituição.');
  await screen.findByText('Nenhuma escala encontrada');
  await userEvent.click(screen.getByRole('tab', { name: 'Questionários' }));
  await screen.findByText('Nenhum questionário enviado');
  expect((await screen.findByRole('alert')).textContent).toContain(NO_CONNECTION);
  answers[STATS] = { activeSchedules: 2, pendingQuestionnaires: 1, totalMinisters: 90, sentMessages: 3 };
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('link', { name: /Escalas Ativas$/ });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { noNetwork, openScreen, stubServer } from '../../testing/screen.tsx';
import AnswerQuestionnaire from './answer-questionnaire.tsx';

const SEND = 'POST /api/questionnaire-links/t';
const question = {
  id: 'custom_1',
  question: 'Algo mais?',
  type: 'text',
  required: false,
  options: [],
  description: null,
  slotId: null,
};
const questionnaire = {
  scheduleName: 'Ana L.',
  title: 'Disponibilidade de janeiro',
  description: null,
  responseDeadline: null,
  allowUpdates: false,
  prospect: null,
  questions: [question],
  answers: null,
};

it('should say what was not sent when the server says nothing, keep what was written, and go by the same press', async () => {
  const answers: Record<string, unknown> = {
    'GET /api/questionnaire-links/t': questionnaire,
    'GET /api/settings/public': { coordinationPhone: '+55 (15) 3333-4444' },
    [SEND]: noNetwork,
  };
  stubServer(answers);
  openScreen({ '/answer': <AnswerQuestionnaire /> }, '/answer?token=t', { visitor: true });
  await userEvent.type(await screen.findByLabelText(/^Algo mais/), 'Viajo.');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }));
  await press();
  await screen.findByText('A sua resposta não foi enviada');
  screen.getByText(/O que você marcou está guardado neste aparelho\./);
  await screen.findByRole('link', { name: /^Telefonar a quem coordena/ });
  expect(screen.queryByText('Erro ao enviar resposta')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Algo mais/).value).toBe('Viajo.');
  answers[SEND] = { updatedAt: '2026-12-01T10:00:00.000Z', responses: {}, additionalNotes: null };
  await press();
  await screen.findByRole('heading', { level: 1, name: 'Resposta enviada!' });
});

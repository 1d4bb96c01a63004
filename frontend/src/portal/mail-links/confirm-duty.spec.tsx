import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { noNetwork, openScreen, refusal, stubServer } from '../../testing/screen.tsx';
import ConfirmDuty from './confirm-duty.tsx';

const DECLINE = 'POST /api/duty-links/t/decline';
const duty = {
  state: 'waiting',
  scheduleName: 'Ana L.',
  date: '2090-12-03',
  time: '10:00',
  description: 'Missa dominical',
  location: 'Matriz',
  substitute: null,
  exchange: null,
};

function open(more: Record<string, unknown>, answer = '&answer=no') {
  const answers: Record<string, unknown> = {
    'GET /api/duty-links/t': duty,
    'GET /api/settings/public': { coordinationPhone: '+55 (15) 3333-4444' },
    ...more,
  };
  stubServer(answers);
  openScreen({ '/confirm-duty': <ConfirmDuty /> }, `/confirm-duty?token=t${answer}`, { visitor: true });
  return answers;
}
const tell = () => userEvent.click(screen.getByRole('button', { name: 'Avisar que não poderei' }));

it('should say what was not sent when the server says nothing to “Confirmo”, and go by the same press', async () => {
  const CONFIRM = 'POST /api/duty-links/t/confirm';
  const answers = open({ [CONFIRM]: noNetwork }, '');
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Confirmo' }));
  await press();
  await screen.findByText('A sua resposta não foi enviada');
  await screen.findByRole('link', { name: /^Telefonar a quem coordena/ });
  expect(screen.queryByText('Não foi possível confirmar')).toBeNull();
  answers[CONFIRM] = { ...duty, state: 'confirmed' };
  await press();
  await screen.findByRole('heading', { level: 1, name: 'Presença confirmada' });
});

describe('“Não poderei” from a mail', () => {
  it('should say, when the server says nothing, that nobody was told, and whom to call; what is typed stays', async () => {
    const answers = open({ [DECLINE]: noNetwork });
    await userEvent.type(await screen.findByLabelText(/^Motivo/), 'Febre.');
    await tell();
    await screen.findByText('Ninguém foi avisado ainda');
    await screen.findByRole('link', { name: /^Telefonar a quem coordena/ });
    expect(screen.queryByText('Não foi possível avisar')).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('Febre.');
    answers[DECLINE] = { ...duty, state: 'asked' };
    await tell();
    await screen.findByRole('heading', { level: 1, name: 'Substituição pedida' });
  });

  it('should tell a refusal as one', async () => {
    open({ [DECLINE]: refusal(409, 'Você acabou de pedir.') });
    await screen.findByLabelText(/^Motivo/);
    await tell();
    await screen.findByText('Não foi possível avisar');
    screen.getByText('Você acabou de pedir.');
    expect(screen.queryByText('Ninguém foi avisado ainda')).toBeNull();
  });
});

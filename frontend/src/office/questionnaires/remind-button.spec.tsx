import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openScreen, person, stubServer } from '../../testing/screen.tsx';
import { RemindButton } from './remind-button.tsx';

const REMIND = 'POST /api/questionnaires/4/remind';

function open(reached: number) {
  const asked = stubServer({
    'GET /api/auth/me': person('schedules.read'),
    [REMIND]: { reminded: reached, withoutAccount: 0 },
  });
  openScreen({ '/': <RemindButton questionnaireId={4} reached={reached} /> }, '/');
  return () => asked.filter(({ call }) => call === REMIND).map(({ body }) => body);
}

it('should ask before it writes to several people, saying how many and by which way', async () => {
  const sent = open(160);
  await userEvent.click(await screen.findByRole('button', { name: 'Lembrar os 160 de responder' }));
  const question = await screen.findByRole('dialog', { name: 'Lembrar os 160 de responder?' });
  expect(question.textContent).toContain('160 pessoas que ainda não responderam recebem agora um e-mail');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Lembrar os 160 de responder' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar lembrete' }));
  await screen.findByText('Lembrete enviado');
  expect(sent()).toEqual([{}]);
});

it('should write to one person at once', async () => {
  const sent = open(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Lembrar 1 pessoa de responder' }));
  await screen.findByText('Lembrete enviado');
  expect(sent()).toEqual([{}]);
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { SessionProvider } from '../../shared/session.tsx';
import { aboutMass } from '../../testing/questions.ts';
import NoteAnswers from './note-answers.tsx';

const ADDRESS = '/api/questionnaires/4/given-responses';

/** Ana, whom no reminder reaches; what she has answered is as the server has it at the time. */
const ana = {
  fullName: 'Ana Paula Souza',
  scheduleName: 'Ana P.',
  phone: '+55 (15) 99999-9999',
  title: 'Dezembro',
  description: null,
  responseDeadline: null,
  allowUpdates: true,
  questions: [aboutMass(1, { begun: true }), aboutMass(2), aboutMass(3, { date: '2026-12-13' })],
  answers: null as unknown,
  prospect: {
    limit: 4,
    masses: [{ slotId: 2, usual: 'available', chance: 0.5, short: true, blocked: false }],
  },
};
const bia = { ...ana, fullName: 'Bia Lima', scheduleName: 'Bia L.', phone: null };

it('should note the answers of one person, lose none to another’s, and go on to the next', async () => {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const reply = (body: unknown, status = 200) =>
      Promise.resolve(new Response(JSON.stringify(body), { status }));
    if (init?.method === 'POST') {
      sent.push(JSON.parse(init.body as string));
      if (sent.length > 1) return reply({ stored: 1 });
      ana.answers = { responses: {}, additionalNotes: null, updatedAt: '2026-11-26T12:00:00.000Z' };
      return reply({ statusCode: 409, code: 'answered-meanwhile', message: 'Chegou outra resposta.' }, 409);
    }
    const address = url as string;
    if (address.endsWith('/unanswered'))
      return reply([
        { ministerId: 7, hasAccount: false, triedAt: null },
        { ministerId: 9, hasAccount: true, triedAt: '2026-11-25T11:00:00.000Z' },
      ]);
    return reply(address.endsWith(`${ADDRESS}/7`) ? ana : bia);
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/questionnaires/4/missing/7']}>
        <SessionProvider>
          <Routes>
            <Route path="/questionnaires/:id/missing/:ministerId" element={<NoteAnswers />} />
          </Routes>
        </SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Ana Paula Souza' });
  expect(screen.getByRole('link', { name: /Telefonar a Ana Paula/ }).getAttribute('href')).toBe(
    'tel:+5515999999999',
  );
  expect(screen.queryByText('Domingo, 6 de dezembro')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Começar com o costume' }));
  await screen.findByText('Pode em 1 de 2');
  const save = () =>
    userEvent.click(screen.getByRole('button', { name: 'Salvar e ir para a próxima pessoa' }));
  await save();
  await screen.findByText(/^Ana P\. já respondeu, em 26\/11, 9h\./);
  await screen.findByText('Pode em 1 de 2');
  await save();
  await screen.findByRole('heading', { name: 'Bia Lima' });
  await screen.findByText('Pode em 0 de 2');
  await screen.findByText(/Tentado em 25\/11, 8h$/);

  const person = { ministerId: 7, responses: { slot_2: ['Disponível'] }, additionalNotes: null };
  expect(sent).toEqual(
    [null, '2026-11-26T12:00:00.000Z'].map((seen) => ({
      through: 'telephone',
      pastDeadline: false,
      people: [{ ...person, seen }],
    })),
  );
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { aboutMass } from '../../testing/questions.ts';
import AnswersGrid from './answers-grid.tsx';

const questionnaire = {
  id: 4,
  title: 'Dezembro',
  status: 'sent',
  responseDeadline: null,
  questions: [aboutMass(1), aboutMass(2)],
};
const people = [
  { id: 7, scheduleName: 'Ana P.', fullName: 'Ana Paula' },
  { id: 8, scheduleName: 'Bia L.', fullName: 'Bia Lima' },
];
const ANSWERED = '2026-11-26T12:00:00.000Z';

it('should save what was typed, and never over an answer that came meanwhile before it was seen', async () => {
  const sent: { people: unknown[] }[] = [];
  const given: { ministerId: number; responses: object; updatedAt: string }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const reply = (body: unknown, status = 200) =>
      Promise.resolve(new Response(JSON.stringify(body), { status }));
    if (init?.method === 'POST') {
      sent.push(JSON.parse(init.body as string) as { people: unknown[] });
      if (sent.length > 1) return reply({ stored: 2 });
      given.push({ ministerId: 7, responses: { slot_2: ['Talvez'] }, updatedAt: ANSWERED });
      return reply({ statusCode: 409, code: 'answered-meanwhile', message: 'Chegou outra resposta.' }, 409);
    }
    const address = url as string;
    if (address.includes('/responses')) return reply(given);
    return reply(address.startsWith('/api/ministers') ? people : questionnaire);
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/questionnaires/4/answers']}>
        <Routes>
          <Route path="/questionnaires/:id/answers" element={<AnswersGrid />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const cell = (name: string) => screen.findByRole('button', { name });
  await userEvent.click(await cell('Ana P., Missa 1: sem resposta'));
  await userEvent.click(await cell('Bia L., Missa 1: sem resposta'));
  await userEvent.click(screen.getByRole('button', { name: 'Gravar (2)' }));

  // What Ana answered stands beside what was typed for her.
  await screen.findByText('Enquanto você anotava, Ana P. deu outra resposta');
  await cell('Ana P., Missa 1: Disponível');
  await cell('Ana P., Missa 2: Talvez');
  await userEvent.click(screen.getByRole('button', { name: 'Gravar (2)' }));
  await screen.findByRole('button', { name: 'Gravar' });
  expect(screen.queryByText(/^Enquanto você anotava/)).toBeNull();

  const typed = { slot_1: ['available'] };
  expect(sent.map((body) => body.people)).toEqual([
    [
      { ministerId: 7, responses: typed, seen: null },
      { ministerId: 8, responses: typed, seen: null },
    ],
    [
      { ministerId: 7, responses: { ...typed, slot_2: ['maybe'] }, seen: ANSWERED },
      { ministerId: 8, responses: typed, seen: null },
    ],
  ]);
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Facts } from '../../ui/card.tsx';
import { factsOf, subjectOf } from './audit-details.tsx';

it('should tell what is kept of an act in words', () => {
  expect(factsOf({ from: 'ministro', to: 'coordenador' })).toEqual([
    ['Antes', 'Ministro'],
    ['Depois', 'Coordenador'],
  ]);
  expect(factsOf({ blockedDate: '2026-12-06', time: '19:30', calendarEnded: true, year: 2026 })).toEqual([
    ['Dia bloqueado', '06/12/2026'],
    ['Horário', '19h30'],
    ['Endereço da agenda encerrado', 'Sim'],
    ['Ano', '2026'],
  ]);
});

it('should tell what is left of a request for a substitute whose mass was removed', () => {
  expect(factsOf({ status: 'exhausted', askerId: null, saidYes: null }).map(String)).toEqual([
    'Situação,Ninguém pôde',
  ]);
});

it('should leave out numbers that only the database knows', () => {
  expect(factsOf({ runId: 7, requestId: 8, assignmentId: 9 })).toEqual([]);
});

it('should call people, masses and schedules by their names', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(['/api/ministers/5'], { fullName: 'Ana Souza' });
  client.setQueryData(['/api/ministers/6'], { fullName: 'Bento Prado' });
  client.setQueryData(['/api/slots/12'], {
    date: '2026-12-06',
    time: '08:00',
    description: 'Missa dominical',
  });
  client.setQueryData(['/api/schedules/3'], { title: 'Escala de dezembro de 2026' });
  render(
    <QueryClientProvider client={client}>
      <Facts facts={factsOf({ askerId: 6, saidNo: [5], ministerIds: [5, 6], slotId: 12, scheduleId: 3 })} />
    </QueryClientProvider>,
  );
  await screen.findAllByText('Ana Souza');
  expect(document.body.textContent).toContain('Quem pediu substitutoBento Prado');
  expect(document.body.textContent).toContain('Disseram que nãoAna Souza');
  expect(document.body.textContent).toContain('Ana Souza, Bento Prado');
  expect(document.body.textContent).toContain('domingo, 6 de dezembro, 8h · Missa dominical');
  expect(document.body.textContent).toContain('Escala de dezembro de 2026');
});

it('should not name twice whoever did something to their own account', () => {
  const act = { subject: 'Conta: Ana Souza', subjectType: 'user', subjectId: 5 };
  expect(subjectOf({ ...act, actorId: 5 })).toBe('A própria conta');
  expect(subjectOf({ ...act, actorId: 6 })).toBe('Conta: Ana Souza');
  expect(subjectOf({ subject: null, subjectType: null, subjectId: null, actorId: null })).toBe('');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PrintedAttendance } from './printed-attendance.tsx';

describe('The attendance list on paper', () => {
  const mass = { date: '2026-11-29', description: 'Missa dominical' };
  const person = (ministerId: number, scheduleName: string, state: 'expected' | 'arrived') => ({
    ministerId,
    scheduleName,
    state,
    corrected: false,
    arrivedAt: null,
  });

  it('should be there while the browser prints: what is noted of each person, or a box, mass by mass', () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    client.setQueryData(['/api/settings/public'], { parishName: 'Santuário São Judas' });
    const masses = [
      {
        ...mass,
        slotId: 1,
        time: '08:00',
        people: [person(1, 'Ana C.', 'arrived'), person(2, 'Bento', 'expected')],
      },
      { ...mass, slotId: 2, time: '10:00', location: 'Matriz', people: [], missing: 2 },
    ];
    render(
      <QueryClientProvider client={client}>
        <PrintedAttendance date="2026-11-29" masses={masses} />
      </QueryClientProvider>,
    );
    expect(screen.queryByRole('table')).toBeNull();
    document.title = 'Presença · Partilha';
    act(() => void dispatchEvent(new Event('beforeprint')));
    // Browsers name the file after it.
    expect(document.title).toBe('Lista de presença - domingo, 29 de novembro de 2026');
    screen.getByText('Lista de presença: domingo, 29 de novembro de 2026');
    screen.getByText('Santuário São Judas');
    const row = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr')!);
    row('Ana C.').getByText('Presente');
    expect(row('Bento').queryByText('Presente')).toBeNull();
    screen.getByText('10h · Missa dominical · Matriz · ninguém escalado');
    // Each place has its number and its box, the empty ones too.
    const rows = screen.getAllByRole('row').slice(2);
    expect(rows.map(({ firstChild }) => firstChild!.textContent)).toEqual([
      '8h · Missa dominical',
      '1',
      '2',
      '10h · Missa dominical · Matriz · ninguém escalado',
      '1',
      '2',
    ]);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.title).toBe('Presença · Partilha');
  });
});

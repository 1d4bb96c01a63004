import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SacristyDay } from './sacristy-day.tsx';
import { tap } from './sacristy-store.ts';

describe('A day whose code was closed', () => {
  afterEach(() => void vi.useRealTimers());

  it('should say what to do, and ask the server no more', async () => {
    vi.useFakeTimers();
    const refusal = JSON.stringify({ statusCode: 404, code: 'sacristy-closed', message: 'Encerrado.' });
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response(refusal, { status: 404 })));
    tap('closed', { slotId: 1, ministerId: 7, arrived: true });
    const opened = { token: 'closed', date: '2026-12-07', day: null };
    const shown = (now: number) => (
      <QueryClientProvider client={client}>
        <SacristyDay opened={opened} now={now} />
      </QueryClientProvider>
    );
    const client = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Infinity, queryFn: () => null } },
    });
    client.setQueryData(['/api/settings/public'], { coordinationPhone: '+55 (15) 3333-4444' });
    const { rerender } = render(shown(0));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    screen.getByText('Segunda-feira, 7 de dezembro');
    screen.getByText(/peça um novo à coordenação/);
    screen.getByText('1 registro não foi enviado');
    // Beside both of them.
    expect(screen.getAllByRole('link', { name: /^Telefonar a quem coordena/ })).toHaveLength(2);
    expect(asked.mock.calls.map(([url]) => url).sort()).toEqual(['/api/sacristy/day', '/api/sacristy/taps']);
    for (let minute = 1; minute <= 10; minute += 1) {
      rerender(shown(minute * 60_000));
      await act(() => vi.advanceTimersByTimeAsync(60_000));
    }
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PrintedMissing } from './printed-missing.tsx';
import type { Unanswered } from './questionnaire-model.ts';

const person = (ministerId: number, fullName: string, phone: string | null) =>
  ({ ministerId, fullName, phone }) as Unanswered;

describe('Who has not answered, on paper', () => {
  it('should be there while the browser prints, with numbers as one dials them and room to write', () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    client.setQueryData(['/api/settings/public'], { parishName: 'Santuário São Judas' });
    render(
      <QueryClientProvider client={client}>
        <PrintedMissing
          title="Disponibilidade para dezembro de 2026"
          facts={['2 ainda não responderam', null]}
          groups={[
            { title: 'Sem conta: só por telefone', people: [] },
            {
              title: 'Recebem e-mail',
              people: [person(1, 'Ana Lúcia', '+55 (15) 90261-7428'), person(2, 'Bento', null)],
            },
          ]}
        />
      </QueryClientProvider>,
    );
    expect(screen.queryByRole('table')).toBeNull();
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(document.title).toBe('Quem não respondeu - Disponibilidade para dezembro de 2026');
    screen.getByText('Santuário São Judas · 2 ainda não responderam');
    expect(screen.queryByText('Sem conta: só por telefone')).toBeNull();
    screen.getByRole('rowheader', { name: 'Recebem e-mail' });
    const cells = (name: string) =>
      within(screen.getByRole('rowheader', { name }).closest('tr')!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Ana Lúcia')).toEqual(['(15) 90261-7428', '', '']);
    expect(cells('Bento')).toEqual(['sem telefone', '', '']);
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSheet } from '../../ui/paper.tsx';
import { PrintedList } from './printed-list.tsx';

const columns = [
  { label: 'Nome', text: ({ name }: { id: number; name: string }) => name },
  { label: 'Número', text: ({ id }: { id: number }) => String(id) },
];
const rows = [
  { id: 1, name: 'Ana' },
  { id: 2, name: 'Bento' },
];

function Printing({ total }: { total: number }) {
  const [sheet, print] = useSheet();
  return (
    <>
      <button
        type="button"
        onClick={() => print(<PrintedList title="Ministros" columns={columns} rows={rows} total={total} />)}
      >
        Imprimir
      </button>
      {sheet}
    </>
  );
}

describe('A list on paper', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [2, 'Santuário São Judas · 2 ao todo'],
    [1200, 'Santuário São Judas · os primeiros 2 de 1.200'],
  ])('should be there for the printer alone, and say of %i how many it has', (total, owner) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    client.setQueryData(['/api/settings/public'], { parishName: 'Santuário São Judas' });
    const printer = vi.spyOn(window, 'print').mockImplementation(() => {
      screen.getByText(owner);
      screen.getByRole('rowheader', { name: 'Bento' });
    });
    render(
      <QueryClientProvider client={client}>
        <Printing total={total} />
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(printer).toHaveBeenCalledOnce();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText(owner)).toBeNull();
  });
});

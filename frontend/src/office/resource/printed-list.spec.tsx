import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSheet } from '../../ui/paper.tsx';
import type { Column } from './column.ts';
import { PrintedList } from './printed-list.tsx';

interface Person {
  id: number;
  name: string;
}
const columns: Column<Person>[] = [
  { label: 'Nome', text: ({ name }) => name },
  { label: 'Número', text: ({ id }) => String(id), onPaper: ({ id }) => `nº ${id}` },
  { label: 'Situação', text: () => 'Ativo' },
  { label: 'Mandato até', text: () => '' },
  { label: 'Acesso', text: ({ name }) => `${name} entrou`, onPaper: false },
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
    [2, 'Santuário São Judas · 2 ao todo · Situação: Ativo'],
    [1200, 'Santuário São Judas · os primeiros 2 de 1.200 · Situação: Ativo'],
  ])(
    'should be there for the printer alone, and say of %i how many it has and what all have alike',
    (total, owner) => {
      const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
      client.setQueryData(['/api/settings/public'], { parishName: 'Santuário São Judas' });
      const printer = vi.spyOn(window, 'print').mockImplementation(() => {
        screen.getByText(owner);
        screen.getByRole('rowheader', { name: 'Bento' });
        expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
          `Ministros${owner}`,
          'Nome',
          'Número',
        ]);
        screen.getByRole('cell', { name: 'nº 2' });
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
    },
  );
});

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { CorrectDialog } from './correct-dialog.tsx';

const draft = {
  fileName: 'pessoas.csv',
  headings: ['Nome', 'Obs.', 'Telefone'],
  columns: ['name', '', 'phone'],
  cells: [
    ['Ana', 'a', '1'],
    ['Bia', 'b', '2'],
  ],
  numbers: [2, 5],
  leftOut: [5],
  note: null,
};

it('should say what is wrong beside its cell, and hand on the row with all of its cells', async () => {
  const onSave = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <CorrectDialog
        draft={draft}
        row={{
          row: 5,
          problems: [{ column: 2, message: 'Telefone: escreva com DDD, como (15) 99999-9999.' }],
        }}
        onClose={vi.fn()}
        onSave={onSave}
      />
    </QueryClientProvider>,
  );
  const phone = await screen.findByRole('textbox', {
    name: /Telefone/,
    description: 'Escreva com DDD, como (15) 99999-9999.',
  });
  await userEvent.clear(phone);
  await userEvent.type(phone, ' 31  99999 ');
  await userEvent.click(screen.getByRole('button', { name: 'Conferir de novo' }));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave).toHaveBeenCalledWith({
    ...draft,
    cells: [
      ['Ana', 'a', '1'],
      ['Bia', 'b', '31 99999'],
    ],
    leftOut: [],
  });
});

it('should offer to correct what other rows say too', async () => {
  const onSave = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <CorrectDialog
        draft={{
          ...draft,
          cells: [
            ['Ana', '', '1'],
            ['Bia', '', '1'],
          ],
        }}
        row={{ row: 5, problems: [] }}
        onClose={vi.fn()}
        onSave={onSave}
      />
    </QueryClientProvider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), ' Lima');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Telefone' }), '2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Corrigir também a outra linha igual' }));
  await userEvent.click(screen.getByRole('button', { name: 'Conferir de novo' }));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls[0]![0]).toMatchObject({
    cells: [
      ['Ana', '', '12'],
      ['Bia Lima', '', '12'],
    ],
  });
});

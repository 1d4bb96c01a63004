import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { queryClient } from '../../../api/queries.ts';
import type { Person } from './family-model.ts';
import AddRelativeDialog from './add-relative-dialog.tsx';

const MISSING = 'Campos obrigatórios: Selecione um ministro e o grau de parentesco';

it('should say what is missing beside the field that lacks it, and go there', async () => {
  const people = [{ id: 7, scheduleName: 'Bento', profileImage: null }] as unknown as Person[];
  render(
    <QueryClientProvider client={queryClient}>
      <AddRelativeDialog ministerId={1} people={people} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const person = await screen.findByRole('combobox', { name: 'Ministro' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Adicionar familiar' }));

  await send();
  await screen.findByText(MISSING);
  expect(document.activeElement).toBe(person);
  expect(person.getAttribute('aria-invalid')).toBe('true');

  await userEvent.type(person, 'Ben{Enter}');
  await send();
  const kinship = screen.getByLabelText(/Grau de parentesco/);
  expect(document.activeElement).toBe(kinship);
  expect([person.getAttribute('aria-invalid'), kinship.getAttribute('aria-invalid')]).toEqual([null, 'true']);
});

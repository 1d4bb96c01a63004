import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PersonField } from './person-field.tsx';

const PEOPLE = ['Bia', 'Ana S.', 'Antônia S.', 'Caio', 'Davi', 'Ênio', 'Flávio', 'Graça'].map((name, id) => ({
  id,
  name,
}));

function Form({ initial, likely }: { initial: number | null; likely?: number[] }) {
  const [value, setValue] = useState(initial);
  return (
    <PersonField
      label="Outra pessoa"
      people={PEOPLE}
      likely={likely ?? []}
      value={value}
      onChange={setValue}
      error={undefined}
    />
  );
}

const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('should find one of many by name, take Enter for the only one, and keep the keyboard', async () => {
  render(<Form initial={null} />);
  const field = screen.getByRole('searchbox', { name: 'Outra pessoa' });
  expect(names()).toEqual([]);
  await userEvent.type(field, 'an');
  expect(names()).toEqual(['Ana S.', 'Antônia S.']);
  await userEvent.type(field, 'a{Enter}');
  screen.getByText('Ana S.');
  const change = screen.getByRole('button', { name: /^Mudar/ });
  expect(document.activeElement).toBe(change);
  await userEvent.click(change);
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Outra pessoa' }));
  await userEvent.keyboard('enio');
  await userEvent.click(screen.getByRole('button', { name: 'Ênio' }));
  screen.getByText('Ênio');
});

it('should say how many more there are, and that there is nobody', async () => {
  render(<Form initial={null} />);
  const field = screen.getByRole('searchbox', { name: 'Outra pessoa' });
  await userEvent.type(field, 'a');
  expect(names()).toEqual(['Ana S.', 'Antônia S.', 'Bia', 'Caio', 'Davi', 'Flávio']);
  screen.getByText('E mais 1: escreva mais do nome.');
  await userEvent.clear(field);
  await userEvent.type(field, 'av');
  expect(names()).toEqual(['Davi', 'Flávio']);
  await userEvent.clear(field);
  await userEvent.type(field, 'l');
  expect(names()).toEqual(['Flávio']);
  await userEvent.type(field, 'zz');
  screen.getByText('Ninguém com este nome.');
});

it('should show who is chosen from the first, and leave the keyboard where it is', () => {
  render(<Form initial={0} />);
  screen.getByText('Bia');
  expect(document.activeElement).toBe(document.body);
});

it('should offer who it probably is, until another is sought', async () => {
  render(<Form initial={null} likely={[1, 2]} />);
  expect(names()).toEqual(['Ana S.', 'Antônia S.']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Outra pessoa' }), 'cai');
  expect(names()).toEqual(['Caio']);
});

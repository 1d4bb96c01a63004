import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PeopleChoice } from './people-choice.tsx';

const choose = vi.fn<(index: number) => void>();
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: index,
    name: `Ministro ${index}`,
    reason: 'respondeu disponível',
    choose: () => choose(index),
  }));

it('should have everybody at hand while they are few', async () => {
  render(<PeopleChoice people={people(2)} />);
  await userEvent.click(screen.getByRole('button', { name: /^Ministro 1/ }));
  expect(choose).toHaveBeenLastCalledWith(1);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('should find one of many by name', async () => {
  render(<PeopleChoice people={people(20)} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar por nome' }), 'ministro 17');
  await userEvent.click(screen.getByRole('button', { name: /^Ministro 17/ }));
  expect(choose).toHaveBeenLastCalledWith(17);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  screen.getByText('Ninguém com este nome.');
});

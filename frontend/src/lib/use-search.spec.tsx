import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { useSearch } from './use-search.ts';

it('should make changes that come before the page is drawn again one on top of the other', () => {
  const changes: ReturnType<typeof useSearch>[1][] = [];
  let place = '';
  const Part = ({ at }: { at: number }) => {
    [, changes[at]] = useSearch();
    place = useLocation().search;
    return null;
  };
  render(
    <MemoryRouter initialEntries={['/?view=lista&mass=7']}>
      <Part at={0} />
      <Part at={1} />
    </MemoryRouter>,
  );
  act(() => {
    changes[0]!((now) => now.set('year', '2027'));
    changes[0]!((now) => now.set('month', '3'));
    changes[1]!((now) => now.delete('mass'));
  });
  expect(place).toBe('?view=lista&year=2027&month=3');
  act(() => changes[1]!((now) => now.delete('month')));
  expect(place).toBe('?view=lista&year=2027');
});

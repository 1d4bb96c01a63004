import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Shortened } from './shortened.tsx';

const list = (rows: number) => (
  <Shortened rows={Array.from({ length: rows }, (_, at) => at)} first={8}>
    {(shown) => <p>{shown.length} à vista</p>}
  </Shortened>
);

it('should ask for a press where it shows more than one further row', async () => {
  const { rerender } = render(list(9));
  screen.getByText('9 à vista');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(list(10));
  screen.getByText('8 à vista');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar todos (10)' }));
  screen.getByText('10 à vista');
});

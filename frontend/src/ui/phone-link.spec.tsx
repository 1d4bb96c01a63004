import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneLink } from './phone-link.tsx';

it('should keep the number in one piece, with its spaces', () => {
  render(<PhoneLink name="Ana" phone="+55 (15) 90487-9574" />);
  const link = screen.getByRole('link', { name: /^Telefonar a Ana/ });
  expect([...link.children].map(({ textContent }) => textContent)).toEqual([
    'Telefonar a Ana: ',
    '+55 (15) 90487-9574',
  ]);
});

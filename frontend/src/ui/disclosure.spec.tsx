import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

it('should make what it holds when it is opened, and keep it', () => {
  const { container } = render(
    <Disclosure summary="Missas anteriores">
      <input aria-label="Motivo" />
    </Disclosure>,
  );
  const details = container.querySelector('details')!;
  const toggle = (open: boolean) => {
    details.open = open;
    fireEvent(details, new Event('toggle'));
  };
  expect(screen.queryByLabelText('Motivo')).toBeNull();
  toggle(true);
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'viagem' } });
  toggle(false);
  toggle(true);
  expect(screen.getByLabelText<HTMLInputElement>('Motivo').value).toBe('viagem');
});

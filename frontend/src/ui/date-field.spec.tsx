import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DateField, TimeField } from './date-field.tsx';

let stored = '';

function Form({ as: Field, initial }: { as: typeof DateField | typeof TimeField; initial: string }) {
  const [value, setValue] = useState(initial);
  stored = value;
  return <Field label="Quando" value={value} onChange={setValue} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Quando');

describe('DateField', () => {
  it('should show a date as it is written here, and store it as the server takes it', async () => {
    render(<Form as={DateField} initial="2026-12-06" />);
    expect(field().value).toBe('06/12/2026');
    await userEvent.clear(field());
    expect(stored).toBe('');
    await userEvent.type(field(), '07012027');
    expect(field().value).toBe('07/01/2027');
    expect(stored).toBe('2027-01-07');
  });

  it('should let slashes be typed and taken away', async () => {
    render(<Form as={DateField} initial="" />);
    await userEvent.type(field(), '7/1/2027');
    expect(stored).toBe('2027-01-07');
    await userEvent.tab();
    expect(field().value).toBe('07/01/2027');
    await userEvent.type(field(), '{Backspace>5/}');
    expect(field().value).toBe('07/01');
    expect(stored).toBe('07/01');
  });

  it('should keep what is no date, and say so once it is left', async () => {
    render(<Form as={DateField} initial="" />);
    await userEvent.type(field(), '31022027');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toMatch(/^Esta data não existe\./);
    expect([field().value, stored]).toEqual(['31/02/2027', '31/02/2027']);
  });

  it('should take a day from its calendar, by the keyboard', async () => {
    render(<Form as={DateField} initial="2026-12-31" />);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir o calendário' }));
    await screen.findByRole('dialog', { name: 'Quando: escolha o dia' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('quinta-feira, 31 de dezembro');
    await userEvent.keyboard('{ArrowRight}{PageDown}{ArrowUp}{Enter}');
    expect(stored).toBe('2027-01-25');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('TimeField', () => {
  it('should take a time as it is said', async () => {
    render(<Form as={TimeField} initial="08:00" />);
    expect(field().value).toBe('8h');
    await userEvent.clear(field());
    await userEvent.type(field(), '1930');
    expect(stored).toBe('19:30');
    await userEvent.tab();
    expect(field().value).toBe('19h30');
    await userEvent.clear(field());
    await userEvent.type(field(), '25h');
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toMatch(/^Este horário não existe\./);
  });
});

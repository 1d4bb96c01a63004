import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PhoneField } from './phone-field.tsx';

function Form() {
  const [phone, setPhone] = useState('');
  return <PhoneField value={phone} onChange={setPhone} />;
}

it.each(['+55 (15) 99999-1234', '5515999991234', '15999991234'])(
  'should hold +55 (15) 99999-1234 when %j is typed key by key, or pasted',
  async (text) => {
    render(<Form />);
    const field = screen.getByLabelText<HTMLInputElement>(/^Telefone/);
    await userEvent.type(field, text);
    expect(field.value).toBe('+55 (15) 99999-1234');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(field.value).toBe('+55 (15) 99999-1234');
  },
);

it('should keep the caret where a digit is corrected', async () => {
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Telefone/);
  await userEvent.type(field, '15999991234');
  const place = '+55 (15) 9'.length;
  await userEvent.type(field, '8', { initialSelectionStart: place - 1, initialSelectionEnd: place });
  expect(field.value).toBe('+55 (15) 89999-1234');
  expect(field.selectionStart).toBe(place);
});

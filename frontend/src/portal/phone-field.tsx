import type { ChangeEvent } from 'react';
import { caretAfterFormat, formatPhone } from '../lib/phone.ts';
import { TextField } from '../ui/field.tsx';

/** A telephone that takes its form while it is typed; the caret stays where one corrects. */
export function PhoneField({
  value,
  onChange,
  error,
  required = false,
}: {
  value: string;
  onChange: (phone: string) => void;
  error?: string | undefined;
  required?: boolean;
}) {
  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const typed = target.value;
    const phone = formatPhone(typed);
    const caret = target.selectionStart ?? typed.length;
    onChange(phone);
    if (caret === typed.length) return;
    // By then React has put the text back, and with it the caret at the end.
    const at = caretAfterFormat(typed, caret, phone);
    queueMicrotask(() => target.setSelectionRange(at, at));
  }

  return (
    <TextField
      label="Telefone"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+55 (15) 99999-9999"
      hint="Digite apenas números - formato automático"
      value={value}
      onChange={change}
      required={required}
      error={error}
    />
  );
}

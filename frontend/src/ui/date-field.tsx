import { CalendarDays } from 'lucide-react';
import { useState, type ChangeEvent, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { dateText, NO_DATE, readDate, readTime, timeText } from '../lib/typed.ts';
import { IconButton } from './button.tsx';
import { Field } from './field.tsx';
import { lazyPage } from './lazy-page.tsx';
import styles from './field.module.css';

const CalendarDialog = lazyPage(() => import('./calendar-dialog.tsx'), null);

export interface TypedFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'required' | 'autoComplete' | 'ref' | 'onBlur'
> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** As it is stored; what is not understood stays as it was typed, for the server to refuse. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * What is typed keeps its form until the field is left, and then takes the usual one.
 * @param read null: not understood.
 */
function useTyped(
  { value, onChange, onBlur }: Pick<TypedFieldProps, 'value' | 'onChange' | 'onBlur'>,
  read: (text: string) => string | null,
  show: (value: string) => string,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? show(value);
  return {
    shown,
    /** It was left without being understood. */
    isStrange: typed === null && value !== '' && read(value) === null,
    type: (text: string): void => {
      setTyped(text);
      onChange(read(text) ?? text.trim());
    },
    leave: (event: FocusEvent<HTMLInputElement>): void => {
      setTyped(null);
      onBlur?.(event);
    },
  };
}

/** Digits on their way to a date, with the slashes that nobody has to type. */
const withSlashes = (text: string): string =>
  /^[\d/]+$/.test(text)
    ? text
        .replace(/\/+/g, '/')
        .replace(/^(\d\d)(?=\d)/, '$1/')
        .replace(/^(\d\d\/\d\d)(?=\d)/, '$1/')
        .replace(/^\d\d(\/\d\d)?$/, '$&/')
    : text;

/** A date, typed as dd/mm/aaaa on every machine, with a calendar beside. */
export function DateField({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  min,
  max,
  ...rest
}: TypedFieldProps & {
  /** The first and the last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
}) {
  const [choosing, setChoosing] = useState(false);
  const { shown, isStrange, type, leave } = useTyped({ value, onChange, onBlur }, readDate, dateText);

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const text = target.value;
    type(text.length > shown.length ? withSlashes(text) : text);
  }

  return (
    <Field
      {...{ label, hint }}
      required={rest.required ?? false}
      error={error ?? (isStrange ? NO_DATE : undefined)}
    >
      {(wiring) => (
        <div className={styles.withButton}>
          <input
            {...rest}
            {...wiring}
            type="text"
            inputMode="numeric"
            placeholder="dd/mm/aaaa"
            className={styles.control}
            value={shown}
            onChange={change}
            onBlur={leave}
          />
          <IconButton label="Abrir o calendário" onClick={() => setChoosing(true)}>
            <CalendarDays aria-hidden size={20} />
          </IconButton>
          {choosing && (
            <CalendarDialog
              title={label}
              value={readDate(value) ?? ''}
              {...{ min, max }}
              onChoose={onChange}
              onClose={() => setChoosing(false)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** A time of the day, typed as it is said: 8h, 19h30. */
export function TimeField({ label, hint, error, value, onChange, onBlur, ...rest }: TypedFieldProps) {
  const { shown, isStrange, type, leave } = useTyped({ value, onChange, onBlur }, readTime, timeText);
  return (
    <Field
      {...{ label, hint }}
      required={rest.required ?? false}
      error={error ?? (isStrange ? 'Este horário não existe. Escreva 8h ou 19h30.' : undefined)}
    >
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          type="text"
          placeholder="19h30"
          className={styles.control}
          value={shown}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

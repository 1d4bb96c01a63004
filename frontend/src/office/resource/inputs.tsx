import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useInput, useTranslate, type InputProps as CoreProps } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { instantOf, isoDateOf, timeOf } from '../../lib/dates.ts';
import { readDate, readTime } from '../../lib/typed.ts';
import { Button } from '../../ui/button.tsx';
import { DateField, TimeField } from '../../ui/date-field.tsx';
import { Checkbox, FieldSet, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import styles from './resource.module.css';

interface InputProps {
  source: string;
  label: string;
  hint?: string;
  required?: boolean;
}

/** A word of the server, and how it is called. */
export interface Choice {
  value: string | number | boolean;
  label: string;
}

/** What react-admin puts before the name of one of its own messages. */
const OWN_MESSAGE = '@@react-admin@@';
const YES_OR_NO: readonly Choice[] = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
];

const isMissing = (value: unknown): boolean => value === null || value === undefined || value === '';
const needed = (value: unknown): string | undefined =>
  isMissing(value) ? 'ra.validation.required' : undefined;

/**
 * A field of the kit on a field of react-admin's form. An empty one is null, as the server takes it.
 * @param as how the value is shown and read, where it is not a text.
 */
function useKitField(
  { source, label, hint, required = false }: InputProps,
  as: { format?: (value: never) => unknown; parse?: (typed: never) => unknown } = {},
) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({
    source,
    ...(required ? { validate: needed } : {}),
    ...as,
  } as CoreProps<unknown>);
  const message = fieldState.error?.message;
  const error = message?.startsWith(OWN_MESSAGE)
    ? translate(JSON.parse(message.slice(OWN_MESSAGE.length)) as string)
    : message;
  const { name, ref, onBlur, onChange } = field;
  return {
    value: field.value as unknown,
    kit: { label, hint, required, error, name, ref, onBlur, onChange },
  };
}

export function TextInput(props: InputProps & { type?: 'text' | 'tel'; parse?: (text: string) => unknown }) {
  const { parse, type = 'text' } = props;
  const { kit, value } = useKitField(props, parse ? { parse } : {});
  return <TextField {...kit} type={type} value={value as string} />;
}

/** A text of several lines. */
export function LongText({
  rows = 4,
  format,
  parse,
  ...props
}: InputProps & {
  rows?: number;
  format?: (value: never) => string;
  parse?: (text: string) => unknown;
}) {
  const { kit, value } = useKitField(props, { ...(format ? { format } : {}), ...(parse ? { parse } : {}) });
  return <TextAreaField {...kit} rows={rows} value={value as string} />;
}

export function NumberInput({ min, max, ...props }: InputProps & { min?: number; max?: number }) {
  const { kit, value } = useKitField(props, {
    parse: (text: string) => (text === '' ? null : Number(text)),
  });
  return <TextField {...kit} type="number" inputMode="numeric" {...{ min, max }} value={value as number} />;
}

export function DateInput(props: InputProps) {
  const { kit, value } = useKitField(props);
  return <DateField {...kit} value={value as string} />;
}

export function TimeInput(props: InputProps) {
  const { kit, value } = useKitField(props);
  return <TimeField {...kit} value={value as string} />;
}

/** An instant as day and hour on the parish's clock; a day without an hour begins it. */
export function MomentInput(props: InputProps) {
  const { kit, value } = useKitField(props);
  const { label, hint, error, onChange } = kit;
  const [date = '', time = ''] = momentOf(value as string);
  const change = (day: string, hour: string) => onChange(storedMoment(day, hour));
  return (
    <FieldSet legend={label} hint={hint} error={error}>
      <div className={styles.moment}>
        <DateField label="Dia" value={date} onChange={(day) => change(day, time)} />
        <TimeField label="Hora" value={time} onChange={(hour) => change(date, hour)} />
      </div>
    </FieldSet>
  );
}

const isInstant = (value: string): boolean => value.endsWith('Z');

/** What is no moment yet stays as it was typed: the day, and after a line's end the hour. */
const momentOf = (value: string): string[] =>
  isInstant(value) ? [isoDateOf(value), timeOf(value)] : value.split('\n');

function storedMoment(date: string, time: string): string {
  if (date === '' && time === '') return '';
  const isWhole = readDate(date) === date && (time === '' || readTime(time) === time);
  return isWhole ? instantOf(date, time || '00:00') : `${date}\n${time}`;
}

export function SelectInput({
  choices,
  placeholder,
  ...props
}: InputProps & {
  choices: readonly Choice[];
  /** What nothing chosen is called. */
  placeholder?: string;
}) {
  const { kit, value } = useKitField(props, {
    parse: (chosen: string) => choices.find((choice) => String(choice.value) === chosen)?.value ?? null,
  });
  const nothing = placeholder ?? (isMissing(value) ? 'Escolha' : undefined);
  return (
    <SelectField
      {...kit}
      {...(nothing === undefined ? {} : { placeholder: nothing })}
      value={String(value)}
      options={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
    />
  );
}

export function BooleanInput(props: InputProps) {
  const { kit, value } = useKitField(props);
  const { required: _, onChange, ...rest } = kit;
  return <Checkbox {...rest} checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
}

/** Several of some choices. */
export function ChoicesInput({
  choices,
  ...props
}: InputProps & { choices: readonly { value: string; label: string }[] }) {
  const { kit, value } = useKitField(props, { format: (chosen: string[] | null) => chosen ?? [] });
  const { label, hint, error, onChange } = kit;
  const chosen = value as string[];
  return (
    <FieldSet legend={label} hint={hint} error={error} columns>
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          label={choice.label}
          checked={chosen.includes(choice.value)}
          onChange={({ target }) =>
            onChange(
              target.checked
                ? [...chosen, choice.value]
                : chosen.filter((one: string) => one !== choice.value),
            )
          }
        />
      ))}
    </FieldSet>
  );
}

/** Rows of fields, to be added and taken away. */
export function RowsInput({
  source,
  label,
  hint,
  add,
  blank,
  children,
}: InputProps & {
  /** The label of the button that adds one. */
  add: string;
  blank: Record<string, unknown>;
  /** The fields of the row whose place in the record is given. */
  children: (at: string) => ReactElement;
}) {
  const { fields, append, remove } = useFieldArray({ name: source });
  const { getFieldState, formState } = useFormContext();
  return (
    <FieldSet legend={label} hint={hint} error={getFieldState(source, formState).error?.message}>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.rowOfFields}>
          {children(`${source}.${index}`)}
          <Button look="quiet" aria-label={`Remover ${index + 1} de ${label}`} onClick={() => remove(index)}>
            Remover
          </Button>
        </div>
      ))}
      <div>
        <Button onClick={() => append(blank)}>
          <Plus aria-hidden size={20} />
          {add}
        </Button>
      </div>
    </FieldSet>
  );
}

/** A list's search box. */
export const searchInput = (label: string): ReactElement => <SearchInput key="q" source="q" label={label} />;

function SearchInput(props: InputProps) {
  const { kit, value } = useKitField(props);
  return <TextField {...kit} type="search" value={value as string} />;
}

/** A filter by one of some choices. */
export function ChoiceFilter(props: InputProps & { choices: readonly Choice[] }) {
  return <SelectInput {...props} placeholder="Todos" />;
}

/** A filter by yes or no. */
export function YesNoFilter(props: InputProps) {
  return <ChoiceFilter {...props} choices={YES_OR_NO} />;
}

/** Words of the server and how they are called, as a filter or a field. */
export const choicesOf = (labels: Record<string, string>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

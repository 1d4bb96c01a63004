import { MONTHS } from '../../lib/dates.ts';
import { SelectField } from '../../ui/field.tsx';
import { holidayDateOf, storedOf, yearsOffered, type HolidayDate } from './holiday-date-model.ts';
import styles from './settings-page.module.css';

const two = (number: number): string => String(number).padStart(2, '0');

const DAYS = Array.from({ length: 31 }, (_, index) => ({ value: two(index + 1), label: String(index + 1) }));
const MONTH_OPTIONS = MONTHS.map((label, index) => ({ value: two(index + 1), label }));

/** Day, month and year of a holiday, each from a list: nobody has to know how dates are stored. */
export function HolidayDateField({
  value,
  onChange,
  error,
}: {
  /** As the settings store it. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const date = holidayDateOf(value);
  const change = (part: Partial<HolidayDate>) => onChange(storedOf({ ...date, ...part }));
  return (
    <div className={styles.date}>
      <SelectField
        label="Dia"
        value={date.day}
        options={DAYS}
        onChange={({ target }) => change({ day: target.value })}
        error={error}
      />
      <SelectField
        label="Mês"
        value={date.month}
        options={MONTH_OPTIONS}
        onChange={({ target }) => change({ month: target.value })}
      />
      <SelectField
        label="Ano"
        value={date.year}
        options={[
          { value: '', label: 'Todos os anos' },
          ...yearsOffered(date).map((year) => ({ value: year, label: `Só em ${year}` })),
        ]}
        onChange={({ target }) => change({ year: target.value })}
      />
    </div>
  );
}

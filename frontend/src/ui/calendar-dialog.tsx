import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, longDate, MONTHS, today } from '../lib/dates.ts';
import { IconButton } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SelectField } from './field.tsx';
import styles from './calendar-dialog.module.css';

const WEEK = 7;
const YEARS_AHEAD = 5;
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

const yearOf = (date: string): number => Number(date.slice(0, 4));
const monthOf = (date: string): number => Number(date.slice(5, 7));
const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** The same day some months later or earlier, or the last one of a shorter month. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The days of a date's month, week by week from Sunday; null: another month's. */
function weeksOf(date: string): (string | null)[][] {
  const first = `${date.slice(0, 7)}-01`;
  const cells: (string | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = first; monthOf(day) === monthOf(first); day = addDays(day, 1)) cells.push(day);
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (__, day) => cells[week * WEEK + day] ?? null),
  );
}

/** A month to choose a day from, in Portuguese on every machine; arrows go from day to day, Page keys from month to month. */
export default function CalendarDialog({
  title,
  value,
  min = '1900-01-01',
  max = '9999-12-31',
  onChoose,
  onClose,
}: {
  title: string;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (date: string) => void;
  onClose: () => void;
}) {
  const now = today();
  const within = (date: string): string => (date < min ? min : date > max ? max : date);
  const [day, setDay] = useState(() => within(value || now));
  const button = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (isByKey.current) button.current?.focus();
    isByKey.current = false;
  }, [day]);

  function press(event: KeyboardEvent): void {
    const { key } = event;
    const next =
      key in STEPS
        ? addDays(day, STEPS[key]!)
        : key === 'PageUp' || key === 'PageDown'
          ? addMonths(day, key === 'PageUp' ? -1 : 1)
          : null;
    if (next === null) return;
    event.preventDefault();
    isByKey.current = true;
    setDay(within(next));
  }

  const from = yearOf(min);
  const to = Math.max(Math.min(yearOf(max), yearOf(now) + YEARS_AHEAD), yearOf(day));
  const years = Array.from({ length: to - from + 1 }, (_, at) => ({
    value: to - at,
    label: String(to - at),
  }));

  return (
    <Dialog open onClose={onClose} title={`${title}: escolha o dia`} focus={button}>
      <div className={styles.calendar}>
        <div className={styles.head}>
          <IconButton label="Mês anterior" onClick={() => setDay(within(addMonths(day, -1)))}>
            <ChevronLeft aria-hidden size={24} />
          </IconButton>
          <SelectField
            label="Mês"
            value={monthOf(day)}
            options={MONTHS.map((label, at) => ({ value: at + 1, label }))}
            onChange={({ target }) => setDay(within(addMonths(day, Number(target.value) - monthOf(day))))}
          />
          <SelectField
            label="Ano"
            value={yearOf(day)}
            options={years}
            onChange={({ target }) =>
              setDay(within(addMonths(day, (Number(target.value) - yearOf(day)) * 12)))
            }
          />
          <IconButton label="Próximo mês" onClick={() => setDay(within(addMonths(day, 1)))}>
            <ChevronRight aria-hidden size={24} />
          </IconButton>
        </div>
        <table className={styles.month} onKeyDown={press}>
          <thead>
            <tr>
              {WEEKDAYS.map((name) => (
                <th key={name} scope="col" abbr={name}>
                  {name[0]!.toUpperCase()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(day).map((week, at) => (
              <tr key={at}>
                {week.map((date, weekday) => (
                  <td key={weekday}>
                    {date && (
                      <button
                        type="button"
                        ref={date === day ? button : undefined}
                        tabIndex={date === day ? 0 : -1}
                        disabled={date < min || date > max}
                        aria-label={longDate(date)}
                        aria-pressed={date === value}
                        aria-current={date === now ? 'date' : undefined}
                        className={styles.day}
                        onClick={() => {
                          onChoose(date);
                          onClose();
                        }}
                      >
                        {/* As its label says it: who speaks to the device says what is seen. */}
                        {date.endsWith('-01') ? '1º' : Number(date.slice(8))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

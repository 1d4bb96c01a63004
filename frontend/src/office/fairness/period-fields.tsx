import { MONTHS } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { FieldSet, SelectField } from '../../ui/field.tsx';
import styles from './fairness.module.css';
import { lastMonths, PRESETS, samePeriod, yearChoices, type Month, type Period } from './period-model.ts';

/** The months of the report. What is chosen stays, also where it cannot be read. */
export function PeriodFields({
  period,
  now,
  error,
  onChange,
}: {
  period: Period;
  now: Month;
  /** What is wrong with the last month. */
  error: string | undefined;
  onChange: (next: (period: Period) => Period) => void;
}) {
  return (
    <div role="search" aria-label="Período" className={styles.period}>
      <MonthFields
        legend="De"
        month={period.from}
        now={now}
        onChange={(next) => onChange((chosen) => ({ ...chosen, from: next(chosen.from) }))}
      />
      <MonthFields
        legend="Até"
        month={period.to}
        now={now}
        error={error}
        onChange={(next) => onChange((chosen) => ({ ...chosen, to: next(chosen.to) }))}
      />
      <div className={styles.presets}>
        {PRESETS.map(({ months, label }) => {
          const preset = lastMonths(months, now);
          return (
            <Button
              key={months}
              aria-pressed={samePeriod(preset, period)}
              onClick={() => onChange(() => preset)}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/** A month and its year: browsers that have no field for both write it in English. */
function MonthFields({
  legend,
  month,
  now,
  error,
  onChange,
}: {
  legend: string;
  month: Month;
  now: Month;
  error?: string | undefined;
  onChange: (next: (month: Month) => Month) => void;
}) {
  return (
    <FieldSet legend={legend} error={error}>
      <div className={styles.month}>
        <SelectField
          label={<span className="visually-hidden">Mês</span>}
          value={month.month}
          onChange={({ target }) => onChange((chosen) => ({ ...chosen, month: Number(target.value) }))}
          options={MONTHS.map((label, index) => ({ value: index + 1, label }))}
        />
        <SelectField
          label={<span className="visually-hidden">Ano</span>}
          value={month.year}
          onChange={({ target }) => onChange((chosen) => ({ ...chosen, year: Number(target.value) }))}
          options={yearChoices(now, month).map((year) => ({ value: year, label: String(year) }))}
        />
      </div>
    </FieldSet>
  );
}

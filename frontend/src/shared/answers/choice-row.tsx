import { Check, CircleQuestionMark, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { AvailabilityAnswer } from '../availability.ts';
import type { Choice } from './answers-model.ts';
import styles from './choice-row.module.css';

const ICONS: Record<AvailabilityAnswer, typeof Check> = {
  available: Check,
  maybe: CircleQuestionMark,
  unavailable: X,
};

/** One question and its few answers side by side, of which one can be chosen. */
export function ChoiceRow({
  id,
  legend,
  note,
  choices,
  value,
  onChange,
  required = false,
  error,
}: {
  id?: string;
  legend: ReactNode;
  /** Smaller words below the question. */
  note?: ReactNode;
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string) => void;
  required?: boolean;
  error?: string | undefined;
}) {
  const name = useId();
  const described = [note ? `${name}-note` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  return (
    <div
      id={id}
      role="radiogroup"
      aria-labelledby={`${name}-legend`}
      aria-describedby={described || undefined}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      className={styles.row}
    >
      <div className={styles.words}>
        <span id={`${name}-legend`} className={styles.legend}>
          {legend}
          {required && <span className={styles.required}> (obrigatória)</span>}
        </span>
        {note && (
          <span id={`${name}-note`} className={styles.note}>
            {note}
          </span>
        )}
      </div>
      <div className={styles.choices} data-short={areShort(choices) || undefined}>
        {choices.map((choice) => {
          const Icon = choice.meaning && ICONS[choice.meaning];
          return (
            <label key={choice.value} className={styles.choice} data-meaning={choice.meaning ?? undefined}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              {Icon && <Icon aria-hidden size={18} />}
              <span>{choice.label}</span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Whether the answers fit beside each other on a phone; longer lists stand below each other. */
const areShort = (choices: readonly Choice[]): boolean =>
  choices.length <= 3 && choices.every(({ label }) => label.length <= 14);

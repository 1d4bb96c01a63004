import type { ReactNode } from 'react';
import { dateTimeOf, dayAndMonth, hour } from '../../../lib/dates.ts';
import type { ConcurrentChange } from './editor-model.ts';
import styles from './change-list.module.css';

type Place = ConcurrentChange['entered'][number];

const SHOWN = 6;

/** Steps of a roster's history: who did what and when, who entered and left, which rules came and went. `act`: what is offered with each. */
export function ChangeList({
  changes,
  act,
}: {
  changes: readonly ConcurrentChange[];
  act?: (change: ConcurrentChange) => ReactNode;
}) {
  return (
    <ol className={styles.changes}>
      {changes.map((change) => {
        const { revision, label, by, at, entered, left, rulesSet, rulesRemoved } = change;
        return (
          <li key={revision}>
            <strong>{label}</strong>
            <small>
              {by ?? 'O sistema'}, {dateTimeOf(at)}
            </small>
            <Places title={entered.length === 1 ? 'Entrou' : 'Entraram'} places={entered} />
            <Places title={left.length === 1 ? 'Saiu' : 'Saíram'} places={left} />
            <Rules title={rulesSet.length === 1 ? 'Vale' : 'Valem'} rules={rulesSet} />
            <Rules
              title={rulesRemoved.length === 1 ? 'Não vale mais' : 'Não valem mais'}
              rules={rulesRemoved}
            />
            {act?.(change)}
          </li>
        );
      })}
    </ol>
  );
}

function Places({ title, places }: { title: string; places: readonly Place[] }) {
  if (places.length === 0) return null;
  const shown = places.slice(0, SHOWN).map(textOf).join('; ');
  const more = places.length - SHOWN;
  return (
    <p>
      {title}: {shown}
      {more > 0 && ` e mais ${more}`}.
    </p>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <p>
      {title}: {rules.join('; ')}.
    </p>
  );
}

const textOf = ({ scheduleName, date, time }: Place): string =>
  `${scheduleName} (${dayAndMonth(date)}, ${hour(time)})`;

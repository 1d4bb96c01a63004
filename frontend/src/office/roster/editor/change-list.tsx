import type { ReactNode } from 'react';
import { dateTimeOf, dayAndMonth, hour } from '../../../lib/dates.ts';
import type { ConcurrentChange } from './editor-model.ts';
import styles from './change-list.module.css';

type Place = ConcurrentChange['entered'][number];

const SHOWN = 6;

/** Steps of a roster's history: who did what and when, who entered and who left. `act`: what is offered with each. */
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
        const { revision, label, by, at, entered, left } = change;
        return (
          <li key={revision}>
            <strong>{label}</strong>
            <small>
              {by ?? 'O sistema'}, {dateTimeOf(at)}
            </small>
            <Places title={entered.length === 1 ? 'Entrou' : 'Entraram'} places={entered} />
            <Places title={left.length === 1 ? 'Saiu' : 'Saíram'} places={left} />
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

const textOf = ({ scheduleName, date, time }: Place): string =>
  `${scheduleName} (${dayAndMonth(date)}, ${hour(time)})`;

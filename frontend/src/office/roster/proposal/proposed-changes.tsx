import { useState } from 'react';
import { capital, dayAndMonth, hour, massMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { missingOf, type ComparedMass, type Comparison } from './comparison-model.ts';
import styles from './proposed-changes.module.css';

interface Choice {
  /** Null: the reader only looks. */
  isChosen: ((slotId: number) => boolean) | null;
  onChoose: (slotIds: readonly number[], wanted: boolean) => void;
}

/** What a proposal changes, by mass, where it is chosen, and by person. */
export function ProposedChanges({ comparison, ...choice }: { comparison: Comparison } & Choice) {
  const [tab, setTab] = useState('masses');
  const { masses, ministers } = comparison;
  return (
    <Tabs
      label="O que muda"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'masses',
          label: `Missas que mudam (${masses.length})`,
          content: <Masses masses={masses} {...choice} />,
        },
        {
          value: 'people',
          label: `Pessoas (${ministers.length})`,
          content: <People comparison={comparison} />,
        },
      ]}
    />
  );
}

function Masses({ masses, isChosen, onChoose }: { masses: readonly ComparedMass[] } & Choice) {
  const all = masses.map(({ slotId }) => slotId);
  return (
    <Stack>
      {isChosen && masses.length > 1 && (
        <Row>
          <Button disabled={all.every(isChosen)} onClick={() => onChoose(all, true)}>
            Marcar todas
          </Button>
          <Button disabled={!all.some(isChosen)} onClick={() => onChoose(all, false)}>
            Desmarcar todas
          </Button>
        </Row>
      )}
      <ul className={styles.list}>
        {masses.map((mass) => (
          <li key={mass.slotId}>
            {isChosen ? (
              <Checkbox
                label={<strong>{capital(massMoment(mass))}</strong>}
                checked={isChosen(mass.slotId)}
                onChange={({ target }) => onChoose([mass.slotId], target.checked)}
              />
            ) : (
              <strong>{capital(massMoment(mass))}</strong>
            )}
            <div className={isChosen ? styles.within : undefined}>
              <small>{mass.description}</small>
              <Names title={mass.added.length === 1 ? 'Entra' : 'Entram'} people={mass.added} />
              <Names title={mass.removed.length === 1 ? 'Sai' : 'Saem'} people={mass.removed} />
              <p>{missingOf(mass)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Names({ title, people }: { title: string; people: ComparedMass['added'] }) {
  if (people.length === 0) return null;
  return (
    <p>
      {title}: <strong>{people.map(({ scheduleName }) => scheduleName).join(', ')}</strong>
    </p>
  );
}

function People({ comparison: { masses, ministers } }: { comparison: Comparison }) {
  const known = new Map(masses.map((mass) => [mass.slotId, mass]));
  const listed = (slotIds: readonly number[]): string =>
    slotIds
      .flatMap((slotId) => known.get(slotId) ?? [])
      .map(({ date, time }) => `${dayAndMonth(date)} às ${hour(time)}`)
      .join('; ');
  return (
    <ul className={styles.list}>
      {ministers.map(({ ministerId, scheduleName, gained, lost }) => (
        <li key={ministerId}>
          <strong>{scheduleName}</strong>
          {gained.length > 0 && <p>Ganha {listed(gained)}</p>}
          {lost.length > 0 && <p>Perde {listed(lost)}</p>}
        </li>
      ))}
    </ul>
  );
}

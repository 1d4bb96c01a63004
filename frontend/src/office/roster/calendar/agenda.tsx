import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays, hour, longDate, today } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { countMinisters, feastOf, splitByDay, type Day } from './calendar-model.ts';
import { DraggableChip } from '../drag/draggable-person.tsx';
import { DropMass } from '../drag/drop-mass.tsx';
import { nameOf, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { MassCount } from './mass-count.tsx';
import { MassMarks } from './mass-marks.tsx';
import styles from './agenda.module.css';

/** The days that have masses, one below the other; with the names of who serves where they are wanted. */
export function Agenda({
  days,
  people,
  opened,
  onOpenMass,
}: {
  days: readonly Day[];
  /** Who serves: by their names, or as chips that can be dragged. */
  people: 'names' | 'chips' | null;
  opened: number | null;
  onOpenMass: (slotId: number) => void;
}) {
  const [withPast, setWithPast] = useState(false);
  const now = today();
  const { past, ahead } = splitByDay(days, ({ date }) => date, now);
  return (
    <>
      {past.length > 0 && (
        <div>
          <Button look="quiet" aria-expanded={withPast} onClick={() => setWithPast(!withPast)}>
            {withPast ? 'Esconder' : 'Mostrar'}{' '}
            {past.length === 1 ? 'o dia que passou' : `os ${past.length} dias que passaram`}
          </Button>
        </div>
      )}
      <Days days={withPast ? days : ahead} {...{ now, people, opened, onOpenMass }} />
    </>
  );
}

function Days({
  days,
  now,
  people,
  opened,
  onOpenMass,
}: {
  days: readonly Day[];
  now: string;
  people: 'names' | 'chips' | null;
  opened: number | null;
  onOpenMass: (slotId: number) => void;
}) {
  return (
    <ol className={styles.agenda}>
      {days.map(({ date, liturgical, masses }) => (
        <li
          key={date}
          className={styles.day}
          data-past={date < now || undefined}
          data-liturgical={liturgical?.liturgicalColor}
        >
          {date === now && <Badge tone="accent">Hoje</Badge>}
          {date === addDays(now, 1) && <Badge>Amanhã</Badge>}
          <h3 className={styles.date}>{longDate(date)}</h3>
          {feastOf(liturgical) && <p className={styles.feast}>{feastOf(liturgical)}</p>}
          {liturgical?.holiday && <p className={styles.holiday}>Feriado: {liturgical.holiday}</p>}
          <ul className={styles.masses}>
            {masses.map((mass) => (
              <li key={mass.id}>
                <DropMass mass={mass}>
                  <Row mass={mass} opened={mass.id === opened} onOpen={() => onOpenMass(mass.id)} />
                  {people && <People mass={mass} as={people} />}
                </DropMass>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Row({ mass, opened, onOpen }: { mass: RosterMass; opened: boolean; onOpen: () => void }) {
  const { made } = useRosterEditor();
  return (
    <button type="button" className={styles.mass} aria-current={opened || undefined} onClick={onOpen}>
      <strong className={styles.time}>{hour(mass.time)}</strong>
      <span className={styles.what}>
        <span>{mass.description}</span>
        <span className={styles.state}>
          <MassMarks mass={mass} />
          <Badge>{countMinisters(mass.required)}</Badge>
          <MassCount mass={mass} worded={made} />
        </span>
      </span>
      <ChevronRight aria-hidden size={20} />
    </button>
  );
}

function People({ mass, as }: { mass: RosterMass; as: 'names' | 'chips' }) {
  const editor = useRosterEditor();
  const team = editor.team(mass.id);
  if (team.length === 0) return <p className={styles.people}>Ninguém escalado ainda.</p>;
  if (!editor.mayEdit || as === 'names')
    return (
      <p className={styles.people}>
        <Dotted facts={team.map(({ ministerId }) => nameOf(editor, ministerId))} />
      </p>
    );
  return (
    <ul className={`${styles.people} ${styles.chips}`}>
      {team.map(({ ministerId }) => (
        <li key={ministerId}>
          <DraggableChip mover={{ ministerId, from: mass.id }} />
        </li>
      ))}
    </ul>
  );
}

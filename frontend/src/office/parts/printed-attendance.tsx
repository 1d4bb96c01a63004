import { ATTENDANCE_LABELS } from '../../api/labels.ts';
import type { Answer } from '../../api/client.ts';
import { hour, longDate } from '../../lib/dates.ts';
import { useParish } from '../../shared/parish.tsx';
import { Paper, PaperTable, usePrinting } from '../../ui/paper.tsx';
import styles from './printed-attendance.module.css';

const COLUMNS = ['Nº', 'Ministro', 'Presença', 'Assinatura'].map((heading) => ({ key: heading, heading }));

type Mass = Answer<'GET /api/attendance'>[number];

export interface PrintedMass extends Pick<Mass, 'slotId' | 'time' | 'description'> {
  location?: string | null;
  people: readonly Pick<Mass['people'][number], 'ministerId' | 'scheduleName' | 'state'>[];
  /** Empty places, for the names of those who take them. */
  missing?: number;
}

/** The attendance list of masses of a day: what is noted, and room to sign. */
export function PrintedAttendance({ date, masses }: { date: string; masses: readonly PrintedMass[] }) {
  const parish = useParish();
  if (!usePrinting()) return null;
  const day = `${longDate(date)} de ${date.slice(0, 4)}`;
  const only = masses.length === 1 ? `, ${hour(masses[0]!.time)}` : '';
  return (
    <Paper file={`Lista de presença - ${day}${only}`}>
      <PaperTable title={`Lista de presença: ${day}`} owner={parish?.parishName} columns={COLUMNS}>
        {masses.map(({ slotId, time, description, location, people, missing = 0 }) => (
          <tbody key={slotId} className={styles.team}>
            <tr>
              <th scope="rowgroup" colSpan={COLUMNS.length} className={styles.mass}>
                {[hour(time), description, location, people.length === 0 && 'ninguém escalado']
                  .filter(Boolean)
                  .join(' · ')}
              </th>
            </tr>
            {people.map(({ ministerId, scheduleName, state }, at) => (
              <Place key={ministerId} number={at + 1} name={scheduleName} state={state} />
            ))}
            {Array.from({ length: missing }, (_, at) => (
              <Place key={`empty ${at}`} number={people.length + at + 1} name="" state="expected" />
            ))}
          </tbody>
        ))}
      </PaperTable>
    </Paper>
  );
}

function Place({
  number,
  name,
  state,
}: {
  number: number;
  name: string;
  state: PrintedMass['people'][number]['state'];
}) {
  return (
    <tr>
      <td className={styles.number}>{number}</td>
      <th scope="row" className={styles.person}>
        {name}
      </th>
      <td className={styles.state}>
        {state === 'expected' ? <span className={styles.box} /> : ATTENDANCE_LABELS[state]}
      </td>
      <td />
    </tr>
  );
}

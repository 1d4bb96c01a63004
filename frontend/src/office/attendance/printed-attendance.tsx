import { ATTENDANCE_LABELS } from '../../api/labels.ts';
import type { Answer } from '../../api/client.ts';
import { hour, longDate } from '../../lib/dates.ts';
import { useParish } from '../../shared/parish.tsx';
import { Paper, PaperTable, usePrinting } from '../../ui/paper.tsx';
import styles from './printed-attendance.module.css';

const COLUMNS = ['Ministro', 'Presença', 'Assinatura'].map((heading) => ({ key: heading, heading }));

/** The attendance list of a day: what is noted, and room to sign. */
export function PrintedAttendance({ date, masses }: { date: string; masses: Answer<'GET /api/attendance'> }) {
  const parish = useParish();
  if (!usePrinting()) return null;
  return (
    <Paper>
      <PaperTable title={`Lista de presença: ${longDate(date)}`} owner={parish?.parishName} columns={COLUMNS}>
        {masses.map(({ slotId, time, description, people }) => (
          <tbody key={slotId} className={styles.team}>
            <tr>
              <th scope="rowgroup" colSpan={COLUMNS.length} className={styles.mass}>
                {hour(time)} · {description}
                {people.length === 0 && ' · ninguém escalado'}
              </th>
            </tr>
            {people.map(({ ministerId, scheduleName, state }) => (
              <tr key={ministerId}>
                <th scope="row" className={styles.person}>
                  {scheduleName}
                </th>
                <td className={styles.state}>
                  {state === 'expected' ? <span className={styles.box} /> : ATTENDANCE_LABELS[state]}
                </td>
                <td />
              </tr>
            ))}
          </tbody>
        ))}
      </PaperTable>
    </Paper>
  );
}

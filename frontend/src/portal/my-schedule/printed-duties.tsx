import { capital, massMoment } from '../../lib/dates.ts';
import { useParish } from '../../shared/parish.tsx';
import { useUser } from '../../shared/session.tsx';
import { Names, Paper, PaperTable, usePrinting } from '../../ui/paper.tsx';
import styles from './printed-duties.module.css';
import { splitDuties, teamOrder, type Duty } from './my-schedule-model.ts';

const COLUMNS = ['Quando', 'Missa', 'Equipe'].map((heading) => ({ key: heading, heading }));

/** The masses to come on paper, with who serves at each; without telephones, for papers lie about. */
export default function PrintedDuties({ duties }: { duties: readonly Duty[] }) {
  const { name } = useUser();
  const parish = useParish();
  if (!usePrinting()) return null;
  const { upcoming } = splitDuties(duties, Date.now());
  return (
    <Paper>
      <PaperTable title={`Minha escala: ${name}`} owner={parish?.parishName} columns={COLUMNS}>
        <tbody>
          {upcoming.map((duty) => (
            <tr key={duty.assignmentId}>
              <th scope="row" className={styles.when}>
                {capital(massMoment(duty))}
              </th>
              <td className={styles.mass}>
                {[duty.description, duty.location, duty.liturgicalName].filter(Boolean).join(' · ')}
              </td>
              <td>
                <Names of={teamOrder(duty.team).map(({ scheduleName }) => scheduleName)} />
              </td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
      {upcoming.length === 0 && <p>Nenhuma missa marcada.</p>}
    </Paper>
  );
}

import { capital, hour, longDate, monthAndYear } from '../../lib/dates.ts';
import { useParish } from '../../shared/parish.tsx';
import { useUser } from '../../shared/session.tsx';
import { Names, Paper, PaperTable, usePrinting } from '../../ui/paper.tsx';
import styles from './printed-duties.module.css';
import { splitDuties, teamOrder, type Duty } from './my-schedule-model.ts';

const COLUMNS = ['Quando', 'Missa', 'Equipe'].map((heading) => ({ key: heading, heading }));

const listed = new Intl.ListFormat('pt-BR');

/** The masses to come on paper, with who serves at each; without telephones, for papers lie about. */
export default function PrintedDuties({ duties }: { duties: readonly Duty[] }) {
  const { name, ministerId: me } = useUser();
  const parish = useParish();
  if (!usePrinting()) return null;
  const { upcoming } = splitDuties(duties, Date.now());
  const months = new Set(
    upcoming.map(({ date }) => monthAndYear(Number(date.slice(0, 4)), Number(date.slice(5, 7)))),
  );
  return (
    <Paper file={[`Minha escala`, listed.format(months), name].filter(Boolean).join(' - ')}>
      <PaperTable title={`Minha escala: ${name}`} owner={parish?.parishName} columns={COLUMNS}>
        <tbody>
          {upcoming.map((duty) => (
            <tr key={duty.assignmentId}>
              <th scope="row" className={styles.when}>
                {capital(longDate(duty.date))} de {duty.date.slice(0, 4)}
                <span className={styles.hour}>{hour(duty.time)}</span>
                {duty.substitution && <span className={styles.asked}>Substituição solicitada</span>}
              </th>
              <td className={styles.mass}>
                {[duty.description, duty.location, duty.liturgicalName].filter(Boolean).map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </td>
              <td>
                <Names
                  most={3}
                  of={teamOrder(duty.team).map(({ scheduleName, ministerId }) => ({
                    name: scheduleName,
                    strong: ministerId === me,
                  }))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
      {upcoming.length === 0 && <p>Nenhuma missa marcada.</p>}
    </Paper>
  );
}

import { ANSWER_LABELS, LITURGICAL_COLOR_LABELS } from '../../../api/labels.ts';
import { hour, longDate } from '../../../lib/dates.ts';
import { OFFERS } from '../../../shared/availability.ts';
import { useParish } from '../../../shared/parish.tsx';
import { isReleased } from '../../../shared/released.ts';
import { Names, Paper, PaperTable, usePrinting } from '../../../ui/paper.tsx';
import { PrintedGrid } from '../../parts/printed-grid.tsx';
import {
  daysWithMasses,
  feastOf,
  missingText,
  usualPlace,
  weeksOf,
  whatAndWhere,
} from '../calendar/calendar-model.ts';
import { nameOf, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { hasOffers, peopleOf, stateOf } from '../matrix/matrix-model.ts';
import type { Schedule } from '../schedule-states.ts';
import styles from './printed-roster.module.css';

const SERVES = '●';

interface Props {
  schedule: Schedule;
}

/** The whole roster on paper: by day with the names, or the matrix where that is on the screen. */
export default function PrintedRoster({ schedule, as }: Props & { as: 'days' | 'matrix' }) {
  if (!usePrinting()) return null;
  return as === 'matrix' ? <PrintedMatrix schedule={schedule} /> : <PrintedDays schedule={schedule} />;
}

const titleOf = (schedule: Schedule): string =>
  isReleased(schedule) ? schedule.title : `${schedule.title} (rascunho)`;

function PrintedDays({ schedule }: Props) {
  const { roster } = useRosterEditor();
  const days = daysWithMasses(weeksOf(schedule, roster.masses, roster.days));
  const columns = ['Missa', 'Ministros'].map((heading) => ({ key: heading, heading }));
  const title = titleOf(schedule);
  const place = usualPlace(roster.masses);
  return (
    <Paper file={title}>
      <PaperTable
        title={title}
        owner={[useParish()?.parishName, place].filter(Boolean).join(' · ')}
        columns={columns}
      >
        {days.map(({ date, liturgical, masses }) => (
          <tbody key={date} className={styles.day} data-liturgical={liturgical?.liturgicalColor}>
            <tr className={styles.date}>
              <th scope="rowgroup" colSpan={columns.length}>
                {[
                  longDate(date),
                  feastOf(liturgical),
                  liturgical && LITURGICAL_COLOR_LABELS[liturgical.liturgicalColor],
                  liturgical?.holiday && `feriado: ${liturgical.holiday}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </th>
            </tr>
            {masses.map((mass) => (
              <tr key={mass.id}>
                <th scope="row" className={styles.mass}>
                  <span className={styles.hour}>{hour(mass.time)}</span> {whatAndWhere(mass, place)}
                </th>
                <td>
                  <Team mass={mass} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </PaperTable>
    </Paper>
  );
}

function Team({ mass: { id, missing, begun } }: { mass: RosterMass }) {
  const editor = useRosterEditor();
  const team = editor.team(id).map(({ ministerId }) => ({ name: nameOf(editor, ministerId) }));
  const lack = missing > 0 ? [{ name: `(${missingText(missing, begun)})`, note: true }] : [];
  return <Names of={[...team, ...lack]} />;
}

/** Who serves and who offered to. */
function PrintedMatrix({ schedule }: Props) {
  const { roster, ministers, answer, place } = useRosterEditor();
  const people = peopleOf(roster, { sought: '', offeredOnly: hasOffers(roster), order: 'name' });
  const cellOf = (slotId: number, ministerId: number): string => {
    const state = stateOf(answer(slotId, ministerId), place(slotId, ministerId));
    return state === 'serves' ? SERVES : state === 'blank' ? '' : letterOf(state);
  };
  const title = titleOf(schedule);
  return (
    <PrintedGrid
      title={title}
      file={`${title} - matriz`}
      legend={[`${SERVES} serve`, ...OFFERS.map((one) => `${letterOf(one)} ${ANSWER_LABELS[one]}`)]}
      columns={roster.masses.map(({ id, date, time }) => ({ key: id, date, time }))}
      rows={people.map((id) => ({
        key: id,
        name: ministers.get(id)!.name,
        cells: roster.masses.map((mass) => cellOf(mass.id, id)),
      }))}
      total={{ heading: 'Missas', sign: SERVES }}
    />
  );
}

/** 'D' for “Disponível”: what a cell says on paper. */
const letterOf = (answer: string): string => ANSWER_LABELS[answer]!.charAt(0);

import type { ReactNode } from 'react';
import { useParish } from '../../../shared/parish.tsx';
import { ANSWER_LABELS } from '../../../api/labels.ts';
import { OFFERS } from '../../../shared/availability.ts';
import { hour, longDate } from '../../../lib/dates.ts';
import { Names, Paper, PaperTable, usePrinting } from '../../../ui/paper.tsx';
import { isReleased } from '../../../shared/released.ts';
import type { Schedule } from '../schedule-states.ts';
import { daysWithMasses, feastOf, missingText, weeksOf } from '../calendar/calendar-model.ts';
import { nameOf, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { hasOffers, headingsOf, peopleOf, stateOf, type Column } from '../matrix/matrix-model.ts';
import styles from './printed-roster.module.css';

/** Masses beside each other on a lying A4, at most: a month of a large parish, so that a person is one line. */
const MOST_ABREAST = 42;
const SERVES = '●';
/** Before every day: what is over is printed like the rest. */
const BEGINNING = '';

interface Props {
  schedule: Schedule;
}

/** The whole roster on paper: by day with the names, or the matrix where that is on the screen. */
export function PrintedRoster({ schedule, as }: Props & { as: 'days' | 'matrix' }) {
  if (!usePrinting()) return null;
  return (
    <Paper lying={as === 'matrix'}>
      {as === 'matrix' ? <PrintedMatrix schedule={schedule} /> : <PrintedDays schedule={schedule} />}
    </Paper>
  );
}

const titleOf = (schedule: Schedule): string =>
  isReleased(schedule) ? schedule.title : `${schedule.title} (rascunho)`;

function PrintedDays({ schedule }: Props) {
  const { roster } = useRosterEditor();
  const days = daysWithMasses(weeksOf(schedule, roster.masses, roster.days));
  const columns = ['Horário', 'Missa', 'Ministros'].map((heading) => ({ key: heading, heading }));
  return (
    <PaperTable title={titleOf(schedule)} owner={useParish()?.parishName} columns={columns}>
      {days.map(({ date, liturgical, masses }) => (
        <tbody key={date} className={styles.day} data-liturgical={liturgical?.liturgicalColor}>
          <tr className={styles.date}>
            <th scope="rowgroup" colSpan={columns.length}>
              {[longDate(date), feastOf(liturgical), liturgical?.holiday && `feriado: ${liturgical.holiday}`]
                .filter(Boolean)
                .join(' · ')}
            </th>
          </tr>
          {masses.map((mass) => (
            <tr key={mass.id}>
              <th scope="row" className={styles.hour}>
                {hour(mass.time)}
              </th>
              <td className={styles.mass}>{mass.description}</td>
              <td>
                <Team mass={mass} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </PaperTable>
  );
}

function Team({ mass: { id, missing, begun } }: { mass: RosterMass }) {
  const editor = useRosterEditor();
  const parts: ReactNode[] = editor.team(id).map(({ ministerId }) => nameOf(editor, ministerId));
  if (missing > 0) parts.push(<em>({missingText(missing, begun)})</em>);
  return <Names of={parts} />;
}

/** Who serves and who offered to, so many masses to a page as it has room for. */
function PrintedMatrix({ schedule }: Props) {
  const { roster, ministers } = useRosterEditor();
  const parish = useParish();
  const { days, columns } = headingsOf(roster, { today: BEGINNING, withPast: true });
  const people = peopleOf(roster, { sought: '', offeredOnly: hasOffers(roster), order: 'name' });
  const dates = days.flatMap((day) => Array<(typeof days)[number]>(day.masses).fill(day));
  const legend = [`${SERVES} serve`, ...OFFERS.map((one) => `${letterOf(one)} ${ANSWER_LABELS[one]}`)];
  const pages = Math.ceil(columns.length / MOST_ABREAST);
  const abreast = Math.ceil(columns.length / pages);
  return Array.from({ length: pages }, (_, page) => {
    const shown = columns.slice(page * abreast, (page + 1) * abreast);
    return (
      <PaperTable
        key={page}
        title={titleOf(schedule)}
        owner={[parish?.parishName, legend.join(', ')].filter(Boolean).join(' · ')}
        columns={[
          { key: 'name', heading: 'Ministro' },
          ...shown.map((column, at) => {
            const { weekday, date } = dates[page * abreast + at]!;
            return {
              key: column.slotId,
              heading: (
                <span className={styles.when}>
                  {weekday}
                  <br />
                  {Number(date.slice(-2))}
                  <br />
                  {column.hour}
                </span>
              ),
            };
          }),
        ]}
      >
        <tbody>
          {people.map((id) => (
            <tr key={id}>
              <th scope="row" className={styles.person}>
                {ministers.get(id)!.name}
              </th>
              {shown.map((column) => (
                <Cell key={column.slotId} ministerId={id} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </PaperTable>
    );
  });
}

/** 'D' for “Disponível”: what a cell says on paper. */
const letterOf = (answer: string): string => ANSWER_LABELS[answer]!.charAt(0);

function Cell({ ministerId, column: { slotId, opensDay } }: { ministerId: number; column: Column }) {
  const { answer, place } = useRosterEditor();
  const state = stateOf(answer(slotId, ministerId), place(slotId, ministerId));
  return (
    <td className={styles.cell} data-opens-day={opensDay || undefined}>
      {state === 'serves' ? SERVES : state === 'blank' ? '' : letterOf(state)}
    </td>
  );
}

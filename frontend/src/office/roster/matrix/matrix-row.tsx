import { ChevronsDown, ChevronsUp, Star } from 'lucide-react';
import { memo } from 'react';
import { markOf, type Assignment, type RosterIndex, type RosterMinister } from '../editor/editor-model.ts';
import type { ConfirmationOf } from '../editor/use-confirmations.ts';
import { Mark } from './matrix-mark.tsx';
import { balanceOf, cellWords, loadOf, notesOf, stateOf, type Column } from './matrix-model.ts';
import styles from './matrix-row.module.css';

interface Cells {
  minister: RosterMinister;
  duties: readonly Assignment[];
  columns: readonly Column[];
  answer: RosterIndex['answer'];
  confirmationOf: ConfirmationOf;
  /** The mass of the cell that the keyboard is on; null: it is in another row. */
  cursor: number | null;
}

/** The rows above the first person, as `aria-rowindex` counts them. */
export const HEADINGS = 2;

/** A person's masses. */
export const MatrixRow = memo(function MatrixRow({ at, ...cells }: Cells & { at: number }) {
  return (
    <tr role="row" data-minister={cells.minister.id} aria-rowindex={HEADINGS + at + 1} className={styles.row}>
      <PersonHead
        name={cells.minister.name}
        experienced={cells.minister.experienced}
        balance={balanceOf(cells.minister)}
        {...loadOf(cells.minister)}
      />
      <RowCells {...cells} />
    </tr>
  );
});

/** Its words stand at the heading itself: hidden within it, they would have each row painted again while one scrolls. */
const PersonHead = memo(function PersonHead({
  name,
  experienced,
  load,
  balance,
  words,
}: {
  name: string;
  experienced: boolean;
  load: string;
  balance: 'above' | 'below' | null;
  words: string;
}) {
  return (
    <th role="rowheader" scope="row" aria-label={words} title={words} className={styles.head}>
      <span className={styles.person}>
        <span className={styles.name}>
          <Name name={name} />
          {experienced && <Star aria-hidden size={14} strokeWidth={2.5} />}
        </span>
        <span className={styles.load}>
          {load}
          {balance === 'above' && <ChevronsUp aria-hidden size={16} strokeWidth={2.5} />}
          {balance === 'below' && <ChevronsDown aria-hidden size={16} strokeWidth={2.5} />}
        </span>
      </span>
    </th>
  );
});

/** Where a name is too long, its end stays, which tells one “Ana Carolina” from the other. */
function Name({ name }: { name: string }) {
  const at = name.lastIndexOf(' ');
  return (
    <span className={styles.whole}>
      <span>{name.slice(0, Math.max(at, 0))}</span>
      <span>{name.slice(Math.max(at, 0))}</span>
    </span>
  );
}

const RowCells = memo(function RowCells({
  minister,
  duties,
  columns,
  answer,
  confirmationOf,
  cursor,
}: Cells) {
  const places = new Map(duties.map((place) => [place.slotId, place]));
  return columns.map(({ slotId, when, opensDay, time }) => {
    const place = places.get(slotId);
    const given = answer(slotId, minister.id);
    const state = stateOf(given, place);
    const notes = place ? notesOf(place) : [];
    const confirmation = place && confirmationOf(place)?.state;
    const isTold = confirmation === 'confirmed' || confirmation === 'asked';
    const isMarked =
      state === 'serves' && place !== undefined && (place.pinned || isTold || markOf(place) !== null);
    return (
      <td
        key={slotId}
        role="gridcell"
        data-slot={slotId}
        data-opens-day={opensDay || undefined}
        data-time={time === 'ahead' ? undefined : time}
        data-serves={place ? true : undefined}
        data-mark={isMarked || state === 'blank' ? undefined : state}
        tabIndex={cursor === slotId ? 0 : undefined}
        className={styles.cell}
        aria-label={cellWords(minister.name, when, given, place, confirmation)}
        title={notes.join('; ') || undefined}
      >
        {isMarked && <Mark state={state} place={place} answer={confirmation} />}
      </td>
    );
  });
}, isSameToTheEye);

/** Every change of a roster moves everybody's fair share, but draws few cells anew. */
function isSameToTheEye(before: Cells, after: Cells): boolean {
  return (
    before.cursor === after.cursor &&
    before.columns === after.columns &&
    before.minister.name === after.minister.name &&
    before.minister.answers === after.minister.answers &&
    before.duties.length === after.duties.length &&
    before.duties.every(
      (place, at) =>
        place === after.duties[at] &&
        before.confirmationOf(place)?.state === after.confirmationOf(place)?.state,
    )
  );
}

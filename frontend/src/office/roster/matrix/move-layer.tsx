import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { RosterMinister } from '../editor/editor-model.ts';
import type { Column } from './matrix-model.ts';
import { rowsWithin, type Moving, type Position, type Target } from './matrix-moves.ts';
import { useRange, type RowsInSight } from './use-visible-rows.ts';
import styles from './move-layer.module.css';

/** Over the grid while somebody is moved: the row and the column of the place, and where the move would fit. */
export function MoveLayer({
  moving,
  origin,
  target,
  inSight,
  rows,
  columns,
}: {
  moving: Moving;
  origin: Position;
  target: Position | null;
  inSight: RowsInSight;
  rows: readonly RosterMinister[];
  columns: readonly Column[];
}) {
  const { row, column } = origin;
  const { ministerId, slotId } = moving.origin;
  const shown = rowsWithin(useRange(inSight), rows.length);
  const along = columns.map((each) => moving.targetOf({ ministerId, slotId: each.slotId }));
  return (
    <div aria-hidden className={styles.layer}>
      <span className={styles.row} style={at({ row, column: 0 })} />
      <span className={styles.column} style={at({ row: 0, column })} />
      <span className={styles.origin} style={at(origin)} />
      {along.map((each, index) => each?.fit && <Spot key={index} fit={each.fit} row={row} column={index} />)}
      {shown.map((each) => {
        const { id } = rows[each]!;
        const found = moving.targetOf({ ministerId: id, slotId });
        return found?.fit && <Spot key={id} fit={found.fit} row={each} column={column} />;
      })}
      {target && <span className={styles.target} style={at(target)} />}
    </div>
  );
}

function Spot({ fit, ...position }: Position & { fit: NonNullable<Target['fit']> }) {
  return (
    <span className={styles.spot} style={at(position)} data-fit={fit}>
      {fit === 'blocked' && <X size={14} strokeWidth={2.5} />}
    </span>
  );
}

const at = ({ row, column }: Position) => ({ '--row-at': row, '--column-at': column }) as CSSProperties;

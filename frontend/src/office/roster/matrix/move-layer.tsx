import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { RosterMinister } from '../editor/editor-model.ts';
import type { Column } from './matrix-model.ts';
import type { Moving, Position, Target } from './matrix-moves.ts';
import { useDrawnRows, type RowsInSight } from './use-visible-rows.ts';
import styles from './move-layer.module.css';

/** Over the grid while somebody is moved: the row and the column of the place, and where the move would fit. */
export function MoveLayer({
  moving,
  origin,
  target,
  inSight,
  kept,
  rows,
  columns,
}: {
  moving: Moving;
  origin: Position;
  target: Position | null;
  inSight: RowsInSight;
  /** Drawn wherever it is; null: none. */
  kept: number | null;
  rows: readonly RosterMinister[];
  columns: readonly Column[];
}) {
  const { row, column } = origin;
  const { ministerId, slotId } = moving.origin;
  const drawn = useDrawnRows(inSight, rows.length, kept);
  const along = columns.map((each) => moving.targetOf({ ministerId, slotId: each.slotId }));
  return (
    <div aria-hidden className={styles.layer}>
      <span className={styles.row} style={at({ row, column: 0 })} />
      <span className={styles.column} style={at({ row: 0, column })} />
      <span className={styles.origin} style={at(origin)} />
      {along.map((each, index) => each?.fit && <Spot key={index} fit={each.fit} row={row} column={index} />)}
      {drawn.map((each) => {
        const found = moving.targetOf({ ministerId: rows[each.row]!.id, slotId });
        return found?.fit && <Spot key={rows[each.row]!.id} fit={found.fit} row={each.row} column={column} />;
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

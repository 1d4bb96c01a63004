import {
  Fragment,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { today } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { Roster, RosterIndex, RosterMinister } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { useConfirmations, type ConfirmationOf } from '../editor/use-confirmations.ts';
import { CellMenu } from './cell-menu.tsx';
import { DragSource, MatrixDrag } from './matrix-drag.tsx';
import { cellOf, elementOf, massOf, personOf, reveal, scrollerOf } from './matrix-elements.ts';
import { MatrixHead } from './matrix-head.tsx';
import { cellWords, headingsOf, massWords, type Column, type Headings } from './matrix-model.ts';
import { HEADING, nextPosition, nextTarget, type Cell, type Position } from './matrix-moves.ts';
import { HEADINGS, MatrixRow } from './matrix-row.tsx';
import { MoveLayer } from './move-layer.tsx';
import { useCellActions } from './use-cell-actions.tsx';
import { useCursor, type Cursor } from './use-cursor.ts';
import { useMove, type MoveState } from './use-move.ts';
import { useDrawnRows, useRowsInSight, type RowsInSight } from './use-visible-rows.ts';
import styles from './matrix-grid.module.css';
import { ExchangeDialog, MinisterExplanationDialog } from '../lazy-dialogs.ts';

/** The table itself, in a window of its own: headings stay in sight while it scrolls. */
export function MatrixGrid({
  rows,
  onOpenMass,
}: {
  rows: readonly RosterMinister[];
  onOpenMass: (slotId: number) => void;
}) {
  const { roster, masses, made, mayEdit, answer, duties } = useRosterEditor();
  const confirmationOf = useConfirmations();
  const [withPast, setWithPast] = useState(false);
  const headings = useHeadings(roster, withPast);
  const { columns } = headings;
  const grid = useRef<HTMLDivElement>(null);
  const crossRow = useRef<HTMLSpanElement>(null);
  const crossColumn = useRef<HTMLSpanElement>(null);
  const { cursor, position, goTo, cursorAt } = useCursor(grid, rows, columns);
  useOpenAtToday(grid, columns);
  const movement = useMove();
  const [opened, setOpened] = useState<Cell | null>(null);
  const [explained, setExplained] = useState<number | null>(null);
  const [exchanged, setExchanged] = useState<Cell | null>(null);
  const actions = useCellActions({
    onMenu: setOpened,
    onMove: (cell) => movement.start('keyboard', cell),
    onExchange: setExchanged,
    onOpenMass,
    onExplain: setExplained,
  });
  const moved = movement.state?.moving.origin.ministerId;
  const state = rows.some(({ id }) => id === moved) ? movement.state : null;
  const inSight = useRowsInSight(grid, rows.length);
  const kept = position.row === HEADING ? null : position.row;
  const size = { rows: rows.length, columns: columns.length };
  const current = cellAt(cursor);
  const words = useWords(cursor, headings, confirmationOf);

  function press(event: KeyboardEvent): void {
    const { key, altKey, repeat } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    if (altKey) return;
    if (state?.by === 'keyboard') return pressWhileMoving(event, state);
    const next = nextPosition(position, key, ctrl, size);
    if (next) go(next);
    else if (!current || ctrl || repeat || !actions.press(key, current)) return;
    event.preventDefault();
  }

  function pressWhileMoving(event: KeyboardEvent, { moving, cell, target }: MoveState): void {
    const { key } = event;
    const origin = positionOf(moving.origin);
    const next = nextTarget(origin, cell ? positionOf(cell) : origin, key, size);
    if (next) chooseTarget(next);
    else if (key === 'Escape' || (key === 'Enter' && !cell)) stay(moving.origin);
    else if (key === 'Enter' && target?.moves) drop(cell);
    else if (key === 'Tab') return movement.giveUp();
    else return;
    event.preventDefault();
  }

  function stay(origin: Cell): void {
    movement.giveUp();
    goTo(origin);
  }

  function go(next: Position): void {
    if (next.row !== HEADING) inSight.show(next.row);
    goTo(cursorAt(next));
  }

  function chooseTarget(next: Position): void {
    const cell = cellAt(cursorAt(next));
    movement.choose(cell);
    inSight.show(next.row);
    if (cell) reveal(elementOf(grid.current, cell));
  }

  function drop(cell: Cell | null): void {
    if (movement.drop(cell) && cell) goTo(cell);
  }

  function click({ target }: MouseEvent): void {
    const slotId = massOf(target as Element);
    if (slotId !== null) {
      goTo({ ministerId: null, slotId }, false);
      onOpenMass(slotId);
    }
    const person = personOf(target as Element);
    if (person !== null && !state) {
      goTo({ ministerId: person, slotId: cursor.slotId });
      setExplained(person);
    }
    const cell = cellOf(target as Element);
    if (!cell) return;
    if (state) return drop(cell);
    goTo(cell);
    actions.press('Enter', cell);
  }

  /**
   * Marks row and column of the cell under the pointer or the keyboard, past React: it happens at every step of the mouse.
   * Cells that are scrolled under a mouse at rest are not marked until it moves.
   */
  function pointAt({ target, currentTarget }: SyntheticEvent<HTMLElement>): void {
    const cell = cellOf(target as Element);
    const sheet = currentTarget.parentElement!;
    sheet.toggleAttribute('data-pointed', cell !== null);
    if (!cell) return;
    const { row, column } = positionOf(cell);
    // On what they place alone: all cells below the sheet would be styled anew.
    crossRow.current?.style.setProperty('--row-at', String(row));
    crossColumn.current?.style.setProperty('--column-at', String(column));
  }

  const positionOf = ({ ministerId, slotId }: Cell): Position => ({
    row: rows.findIndex(({ id }) => id === ministerId),
    column: columns.findIndex((column) => column.slotId === slotId),
  });

  return (
    <div className={styles.matrix} style={{ '--columns': columns.length } as CSSProperties}>
      <MatrixDrag
        words={state?.by === 'pointer' ? movement.said : null}
        onStart={(cell) => {
          goTo(cell, false);
          movement.start('pointer', cell);
        }}
        onOver={movement.choose}
        onDrop={drop}
        onCancel={movement.giveUp}
      >
        <div ref={grid} className={styles.window} onKeyDown={press}>
          <div className={styles.sheet}>
            <table
              role="grid"
              aria-label={`Matriz: ${roster.title}`}
              aria-readonly={!mayEdit}
              aria-rowcount={HEADINGS + rows.length}
              className={styles.table}
              onClick={click}
              onPointerMove={pointAt}
              onFocus={pointAt}
              onPointerLeave={({ currentTarget }) =>
                currentTarget.parentElement!.removeAttribute('data-pointed')
              }
            >
              <MatrixHead
                headings={headings}
                masses={masses}
                made={made}
                cursor={cursor.ministerId === null ? cursor.slotId : null}
                withPast={withPast}
                onPast={setWithPast}
              />
              <DragSource enabled={mayEdit && state?.by !== 'keyboard'}>
                <DrawnRows {...{ inSight, kept, rows, columns, cursor, answer, duties, confirmationOf }} />
              </DragSource>
            </table>
            <span ref={crossRow} aria-hidden className={styles.crossRow} />
            <span ref={crossColumn} aria-hidden className={styles.crossColumn} />
            {state && (
              <MoveLayer
                moving={state.moving}
                origin={positionOf(state.moving.origin)}
                target={state.cell && positionOf(state.cell)}
                {...{ inSight, rows, columns }}
              />
            )}
          </div>
        </div>
      </MatrixDrag>
      <p role="status" className="visually-hidden">
        {movement.said}
      </p>
      <div className={styles.strip} data-moving={state ? true : undefined}>
        <p aria-hidden>{state ? movement.said : words}</p>
        {state?.by === 'keyboard' && (
          <Button look="quiet" onClick={() => stay(state.moving.origin)}>
            Desistir
          </Button>
        )}
      </div>
      <CellMenu
        label={words}
        cell={opened && elementOf(grid.current, opened)}
        items={opened ? actions.itemsOf(opened) : []}
        onClose={() => setOpened(null)}
        onClosed={() => goTo(cursor)}
      />
      {exchanged && masses.has(exchanged.slotId) && (
        <ExchangeDialog
          ministerId={exchanged.ministerId}
          from={masses.get(exchanged.slotId)!}
          onClose={() => setExchanged(null)}
        />
      )}
      {explained !== null && (
        <MinisterExplanationDialog
          scheduleId={roster.scheduleId}
          ministerId={explained}
          onClose={() => setExplained(null)}
        />
      )}
    </div>
  );
}

/** The rows: what scrolling draws, where it draws at all. */
function DrawnRows({
  inSight,
  kept,
  rows,
  columns,
  cursor,
  answer,
  duties,
  confirmationOf,
}: {
  inSight: RowsInSight;
  kept: number | null;
  rows: readonly RosterMinister[];
  columns: readonly Column[];
  cursor: Cursor;
  confirmationOf: ConfirmationOf;
} & Pick<RosterIndex, 'answer' | 'duties'>) {
  const people = rows.map(({ id }) => id);
  const drawn = useDrawnRows(inSight, people, kept);
  return (
    <>
      {drawn.map(({ row, skipped }) => {
        const minister = rows[row]!;
        return (
          <Fragment key={minister.id}>
            <SkippedRows count={skipped} />
            <MatrixRow
              minister={minister}
              at={row}
              duties={duties(minister.id)}
              columns={columns}
              answer={answer}
              confirmationOf={confirmationOf}
              cursor={cursor.ministerId === minister.id ? cursor.slotId : null}
            />
          </Fragment>
        );
      })}
      <SkippedRows count={rows.length - 1 - (drawn.at(-1)?.row ?? -1)} />
    </>
  );
}

/** Keeps the place of rows that are not drawn. */
const SkippedRows = ({ count }: { count: number }) =>
  count > 0 && <tr aria-hidden className={styles.skipped} style={{ '--skipped': count } as CSSProperties} />;

/** The same headings until a mass comes, goes or is moved: the cells of a row are drawn again only then. */
function useHeadings(roster: Roster, withPast: boolean): Headings {
  const now = today();
  const timetable = roster.masses.map(({ id, date, time }) => `${id} ${date} ${time}`).join();
  return useMemo(() => headingsOf(roster, { today: now, withPast }), [timetable, now, withPast]);
}

/** Opens the matrix at today: what is before it, where it is shown, is scrolled over. */
function useOpenAtToday(grid: RefObject<HTMLElement | null>, columns: readonly Column[]): void {
  const first = columns.findIndex(({ time }) => time !== 'past');
  useLayoutEffect(() => {
    const head = grid.current?.querySelectorAll('thead [data-slot]')[first]?.closest('th');
    const corner = grid.current?.querySelector<HTMLElement>('thead th');
    if (!grid.current || !head || !corner) return;
    const distance = head.getBoundingClientRect().left - corner.getBoundingClientRect().right;
    scrollerOf(grid.current).scrollLeft += distance;
  }, [grid, first]);
}

const cellAt = ({ ministerId, slotId }: Cursor): Cell | null =>
  ministerId === null ? null : { ministerId, slotId };

/** What stands at the cursor, in words: for those who see the marks but do not know them. */
function useWords(
  { ministerId, slotId }: Cursor,
  { columns }: Headings,
  confirmationOf: ConfirmationOf,
): string {
  const { masses, ministers, answer, place } = useRosterEditor();
  const mass = masses.get(slotId);
  const when = columns.find((column) => column.slotId === slotId)?.when;
  if (!mass || when === undefined) return '';
  if (ministerId === null) return massWords(when, mass);
  const name = ministers.get(ministerId)?.name ?? '';
  const confirmation = confirmationOf({ slotId, ministerId })?.state;
  return cellWords(name, when, answer(slotId, ministerId), place(slotId, ministerId), confirmation);
}

import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './matrix-drag.module.css';
import { cellOf } from './matrix-elements.ts';
import type { Cell } from './matrix-moves.ts';

const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 300, tolerance: 8 } };
/** Shares of the width and height at the edges in which the matrix follows; wider, it would pull away a target near one. */
const SCROLL = { threshold: { x: 0.02, y: 0.04 } };
const SILENT = {
  // The matrix tells of a move itself, in Portuguese.
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

const servesAt = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('td[data-serves]') !== null;

/** Only a cell in which somebody serves can be dragged. */
class PlaceMouseSensor extends MouseSensor {
  static override activators = MouseSensor.activators.map(({ eventName, handler }) => ({
    eventName,
    handler: (...[event, options]: Parameters<typeof handler>) =>
      servesAt(event.nativeEvent) && handler(event, options),
  }));
}

class PlaceTouchSensor extends TouchSensor {
  static override activators = TouchSensor.activators.map(({ eventName, handler }) => ({
    eventName,
    handler: (...[event, options]: Parameters<typeof handler>) =>
      servesAt(event.nativeEvent) && handler(event, options),
  }));
}

/** Not thousands of targets but one answer: where the pointer is, and over which cell. */
const underPointer: CollisionDetection = ({ pointerCoordinates: point }) =>
  point
    ? [{ id: 'pointer', data: { point, cell: cellOf(document.elementFromPoint(point.x, point.y)) } }]
    : [];

const pointerOf = ({ collisions }: Pick<DragMoveEvent, 'collisions'>) =>
  collisions?.[0]?.data as { point: { x: number; y: number }; cell: Cell | null } | undefined;

const BESIDE = 16;

/** Lets places be dragged by mouse, or by a finger that rests on one first. */
export function MatrixDrag({
  words,
  onStart,
  onOver,
  onDrop,
  onCancel,
  children,
}: {
  /** What dropping here would do; null: nothing is dragged. */
  words: string | null;
  onStart: (cell: Cell) => void;
  onOver: (cell: Cell | null) => void;
  onDrop: (cell: Cell | null) => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  const sensors = useSensors(useSensor(PlaceMouseSensor, MOUSE), useSensor(PlaceTouchSensor, TOUCH));
  const label = useRef<HTMLDivElement>(null);

  function follow(event: DragMoveEvent): void {
    const pointer = pointerOf(event);
    if (!pointer || !label.current) return;
    const room = innerWidth - label.current.offsetWidth - BESIDE;
    label.current.style.translate = `${Math.min(pointer.point.x + BESIDE, room)}px ${pointer.point.y + BESIDE}px`;
    onOver(pointer.cell);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={SILENT}
      autoScroll={SCROLL}
      onDragStart={({ activatorEvent }) => {
        const cell = cellOf(activatorEvent.target as Element);
        if (cell) onStart(cell);
      }}
      onDragMove={follow}
      onDragEnd={(event) => onDrop(pointerOf(event)?.cell ?? null)}
      onDragCancel={onCancel}
    >
      {children}
      {words !== null && (
        <div ref={label} aria-hidden className={styles.label}>
          {words}
        </div>
      )}
    </DndContext>
  );
}

/** The rows, from which places are dragged. */
export function DragSource({ enabled, ...rest }: ComponentProps<'tbody'> & { enabled: boolean }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'places', disabled: !enabled });
  return <tbody role="rowgroup" ref={setNodeRef} {...listeners} {...rest} />;
}

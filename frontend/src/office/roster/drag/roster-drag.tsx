import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDndContext,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type AutoScrollOptions,
  type ClientRect,
  type CollisionDetection,
  type DragEndEvent,
  type Modifier,
  type Over,
} from '@dnd-kit/core';
import { createContext, use, useState, type ReactNode } from 'react';
import { massMoment } from '../../../lib/dates.ts';
import { toast } from '../../../api/toasts.ts';
import { nameOf, type Move, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { nextMass } from './next-mass.ts';
import {
  asksForExchange,
  moveTo,
  obstaclesAt,
  dropWords,
  type Mover,
  type Obstacles,
} from './targets-model.ts';
import { useObstacles } from './use-targets.ts';
import styles from './roster-drag.module.css';
import { ExchangeDialog } from '../lazy-dialogs.ts';

/** So that a press on what can be dragged is still a press. */
const MOUSE = { activationConstraint: { distance: 8 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
const GAP = 12;
const KEYBOARD = { coordinateGetter: nextMass, scrollBehavior: 'auto' } as const;

/** The workspace alone follows a person who is carried to its edge, not the panel from which they were taken. */
const SCROLL: AutoScrollOptions = {
  threshold: { x: 0, y: 0.12 },
  canScroll: (element) => element === document.scrollingElement || element.hasAttribute('data-scrolls'),
};

const INSTRUCTIONS =
  'Para mover, aperte espaço. As setas passam de uma missa a outra; espaço solta, Escape cancela.';

/** The mass under the pointer, or the one to which the arrows have come. */
const underHand: CollisionDetection = (given) =>
  pointerWithin({ ...given, pointerCoordinates: given.pointerCoordinates ?? centerOf(given.collisionRect) });

const centerOf = ({ left, top, width, height }: ClientRect) => ({ x: left + width / 2, y: top + height / 2 });

/** Holds the name beside the pointer, wherever the row was taken, so that it does not cover the mass below. */
const besidePointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const point =
    activatorEvent instanceof MouseEvent
      ? activatorEvent
      : window.TouchEvent && activatorEvent instanceof TouchEvent
        ? activatorEvent.touches[0]
        : undefined;
  if (!point || !draggingNodeRect) return transform;
  const x = transform.x + point.clientX - draggingNodeRect.left + GAP;
  return { ...transform, x, y: transform.y + point.clientY - draggingNodeRect.top + GAP };
};

export const moverOf = (active: Active | null): Mover | null =>
  (active?.data.current as Mover | undefined) ?? null;

const massOf = (over: Over | null): RosterMass | null =>
  (over?.data.current as RosterMass | undefined) ?? null;

const DragObstacles = createContext<Obstacles>(() => null);

/** What speaks against whoever is dragged. */
export const useDragObstacles = (): Obstacles => use(DragObstacles);

/** People below it can be dragged onto masses below it: by mouse, by a long press, by the keyboard. */
export function RosterDrag({ children }: { children: ReactNode }) {
  const editor = useRosterEditor();
  const [dragged, setDragged] = useState<Mover | null>(null);
  const [exchanged, setExchanged] = useState<{ from: RosterMass; at: RosterMass; move: Move } | null>(null);
  const obstacles = useObstacles(dragged);
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYBOARD),
  );
  const nameIn = (active: Active): string => nameOf(editor, moverOf(active)!.ministerId);

  function drop({ active, over }: DragEndEvent): void {
    setDragged(null);
    const mover = moverOf(active);
    const mass = massOf(over);
    if (!mover || !mass || mass.id === mover.from) return;
    const move = moveTo(editor, mover, mass.id);
    const from = mover.from === undefined ? undefined : editor.masses.get(mover.from);
    const known = obstaclesAt(obstacles, mover, mass);
    if (move && from && asksForExchange(mover, mass, known)) setExchanged({ from, at: mass, move });
    else if (move) editor.move(move);
    else toast({ title: `${nameIn(active)} já está na missa de ${massMoment(mass)}` });
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameIn(active)} na mão.`,
    // Of a mass tells SaidOfMass, once it is known what speaks against it.
    onDragOver: ({ active, over }) =>
      massOf(over) ? undefined : `${nameIn(active)} não está sobre uma missa.`,
    onDragEnd: ({ active, over }) => {
      const mass = massOf(over);
      return mass
        ? `${nameIn(active)} solto na missa de ${massMoment(mass)}.`
        : `${nameIn(active)} fica onde estava.`;
    },
    onDragCancel: ({ active }) => `Cancelado: ${nameIn(active)} fica onde estava.`,
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underHand}
      autoScroll={SCROLL}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragStart={({ active }) => setDragged(moverOf(active))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <DragObstacles value={obstacles}>
        {children}
        <SaidOfMass />
      </DragObstacles>
      <DragOverlay dropAnimation={null} modifiers={[besidePointer]} className={styles.overlay}>
        {dragged && <Held mover={dragged} obstacles={obstacles} />}
      </DragOverlay>
      {exchanged && (
        <ExchangeDialog
          ministerId={exchanged.move.ministerId}
          from={exchanged.from}
          at={exchanged.at}
          onClose={() => setExchanged(null)}
          onAnyway={() => {
            setExchanged(null);
            editor.move(exchanged.move);
          }}
        />
      )}
    </DndContext>
  );
}

/** Who is dragged, and what is to be known about the mass under the pointer. */
function Held({ mover, obstacles }: { mover: Mover; obstacles: Obstacles }) {
  const editor = useRosterEditor();
  const mass = massOf(useDndContext().over);
  const known = mass && mass.id !== mover.from ? obstaclesAt(obstacles, mover, mass) : null;
  return (
    <span className={styles.person}>
      {nameOf(editor, mover.ministerId)}
      {mass && known && <small>{dropWords(mover, mass, known)}</small>}
    </span>
  );
}

/** For screen readers: what is to be known about the mass to which somebody is dragged. */
function SaidOfMass() {
  const { active, over } = useDndContext();
  const obstacles = useDragObstacles();
  const mover = moverOf(active);
  const mass = massOf(over);
  const known = mover && mass && obstaclesAt(obstacles, mover, mass);
  return (
    <p role="status" className="visually-hidden">
      {known && `Missa de ${massMoment(mass)}: ${dropWords(mover, mass, known)}.`}
    </p>
  );
}

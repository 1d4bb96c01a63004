import { KeyboardCode, type DroppableContainer, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { Mover } from './targets-model.ts';

const FORWARD: readonly string[] = [KeyboardCode.Right, KeyboardCode.Down];
const BACK: readonly string[] = [KeyboardCode.Left, KeyboardCode.Up];

/** Arrows carry a person from one mass to the next, as they stand on the page. */
export const nextMass: KeyboardCoordinateGetter = (event, { context }) => {
  const step = FORWARD.includes(event.code) ? 1 : BACK.includes(event.code) ? -1 : 0;
  const { active, collisionRect, droppableContainers, droppableRects, over } = context;
  if (step === 0 || !collisionRect) return undefined;
  event.preventDefault();
  const masses = droppableContainers.getEnabled().toSorted(byPosition);
  const here = over?.id ?? (active?.data.current as Mover | undefined)?.from;
  const present = masses.findIndex(({ id }) => id === here);
  const next = masses[Math.min(Math.max(present + step, 0), masses.length - 1)];
  next?.node.current?.scrollIntoView({ block: 'nearest' });
  const rect = next && droppableRects.get(next.id);
  if (!rect) return undefined;
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + (rect.height - collisionRect.height) / 2,
  };
};

function byPosition(
  { node: { current: a } }: DroppableContainer,
  { node: { current: b } }: DroppableContainer,
) {
  if (!a || !b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

import type { Answer } from '../../../api/client.ts';
import type { Move, RosterIndex, RosterMass } from '../editor/editor-model.ts';

/** Somebody on the way to a mass, from another or from nowhere. */
export interface Mover {
  ministerId: number;
  from?: number;
}

/** What the server says against a person at a mass, in a few words each; null as long as it has not said. */
export type Obstacles = (ministerId: number, slotId: number) => readonly string[] | null;

export interface Target {
  mass: RosterMass;
  obstacles: readonly string[];
}

/** The server's answer, found by person and mass. */
export function obstaclesIn(
  targets: Answer<'GET /api/schedules/{id}/roster/targets'> | undefined,
): Obstacles {
  const keyOf = (ministerId: number, slotId: number): string => `${ministerId} ${slotId}`;
  const known = new Map(
    targets?.map(({ ministerId, slotId, obstacles }) => [keyOf(ministerId, slotId), obstacles]),
  );
  return (ministerId, slotId) => known.get(keyOf(ministerId, slotId)) ?? null;
}

/** What speaks against a person at a mass; null as long as the server has not said. */
export function obstaclesAt(
  obstacles: Obstacles,
  { ministerId, from }: Mover,
  { id, begun }: RosterMass,
): readonly string[] | null {
  const known = id === from ? ['já serve nesta missa'] : obstacles(ministerId, id);
  return known && begun ? [...known, 'já começou'] : known;
}

/** 'já serve às 10h neste dia; limite de 3 missas atingido', or 'pode servir'. */
export const wordsOf = (obstacles: readonly string[]): string => obstacles.join('; ') || 'pode servir';

/**
 * Where somebody could go, by date and hour: the masses that fit, those that would if they were not full, and the others,
 * of which those that have begun come last.
 */
export function targetsOf(
  index: RosterIndex,
  mover: Mover,
  obstacles: Obstacles,
): { fitting: Target[]; full: Target[]; blocked: Target[] } {
  const targets = index.roster.masses
    .filter(({ id }) => index.place(id, mover.ministerId) === undefined)
    .map((mass) => ({ mass, obstacles: obstaclesAt(obstacles, mover, mass) ?? [] }));
  const isFull = (target: Target): boolean => asksForExchange(mover, target.mass, target.obstacles);
  return {
    fitting: targets.filter((target) => target.obstacles.length === 0),
    full: targets.filter(isFull),
    blocked: targets
      .filter((target) => target.obstacles.length > 0 && !isFull(target))
      .sort((one, other) => Number(one.mass.begun) - Number(other.mass.begun)),
  };
}

/** What arriving at a mass means for the roster; null where the person is already. */
export function moveTo(index: RosterIndex, { ministerId, from }: Mover, to: number): Move | null {
  if (index.place(to, ministerId)) return null;
  return { ministerId, to, ...(from === undefined ? {} : { from }) };
}

/**
 * Whether who comes from another mass would best take somebody's place at this one: that it is full is all that speaks
 * against it.
 */
export const asksForExchange = (
  { from }: Mover,
  { missing, begun }: RosterMass,
  obstacles: readonly string[] | null,
): boolean => from !== undefined && missing === 0 && !begun && (obstacles?.length ?? 1) === 1;

/** What is to be known about a mass before somebody is let go there. */
export const dropWords = (mover: Mover, mass: RosterMass, obstacles: readonly string[]): string =>
  asksForExchange(mover, mass, obstacles) ? 'completa: troca com alguém' : wordsOf(obstacles);

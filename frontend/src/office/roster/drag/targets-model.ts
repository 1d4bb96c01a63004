import { obstaclesOf, type Move, type RosterIndex, type RosterMass } from '../editor/editor-model.ts';

/** Somebody on the way to a mass, from another or from nowhere. */
export interface Mover {
  ministerId: number;
  from?: number;
}

export interface Target {
  mass: RosterMass;
  /** What speaks against it, in a few words each. */
  obstacles: string[];
}

export function targetOf(index: RosterIndex, { ministerId, from }: Mover, mass: RosterMass): Target {
  const obstacles = obstaclesOf(index, ministerId, mass.id, from);
  return { mass, obstacles: mass.begun ? [...obstacles, 'já começou'] : obstacles };
}

/** 'já serve às 10h; limite de 3 atingido', or 'pode servir'. */
export const wordsOf = (obstacles: readonly string[]): string => obstacles.join('; ') || 'pode servir';

/** Where somebody could go, by date and hour: the masses that fit, and the others. */
export function targetsOf(index: RosterIndex, mover: Mover): { fitting: Target[]; blocked: Target[] } {
  const targets = index.roster.masses
    .filter(({ id }) => index.place(id, mover.ministerId) === undefined)
    .map((mass) => targetOf(index, mover, mass));
  return {
    fitting: targets.filter(({ obstacles }) => obstacles.length === 0),
    blocked: targets.filter(({ obstacles }) => obstacles.length > 0),
  };
}

/** What arriving at a mass means for the roster; null where the person is already. */
export function moveTo(index: RosterIndex, { ministerId, from }: Mover, to: number): Move | null {
  if (index.place(to, ministerId)) return null;
  return { ministerId, to, ...(from === undefined ? {} : { from }) };
}

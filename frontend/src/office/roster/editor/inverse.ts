import { massMoment } from '../../../lib/dates.ts';
import type { HistoryStep, Move, RosterIndex } from './editor-model.ts';

/**
 * The moves that take back one step of a hand and leave all later ones; null when there is nothing to move, or nothing any more.
 * @returns in its place the sentence that says which later step has changed the same.
 */
export function inverseOf(
  { kind, entered, left }: HistoryStep,
  place: RosterIndex['place'],
): readonly Move[] | string | null {
  if (kind !== 'moved') return null;
  const among = (places: typeof entered, { slotId, ministerId }: (typeof entered)[number]): boolean =>
    places.some((one) => one.slotId === slotId && one.ministerId === ministerId);
  const came = entered.filter((one) => !among(left, one));
  const went = left.filter((one) => !among(entered, one));
  const isThere = ({ slotId, ministerId }: (typeof entered)[number]): boolean =>
    place(slotId, ministerId) !== undefined;
  if (!came.some(isThere) && went.every(isThere)) return null;
  const missing = came.find((one) => !isThere(one));
  if (missing) return `${missing.scheduleName} já não está na missa de ${massMoment(missing)}.`;
  const present = went.find(isThere);
  if (present) return `${present.scheduleName} já voltou à missa de ${massMoment(present)}.`;
  const moves = came.map(({ ministerId, slotId }): Move => {
    const at = went.findIndex((one) => one.ministerId === ministerId);
    const [before] = at < 0 ? [] : went.splice(at, 1);
    return { ministerId, from: slotId, ...(before && { to: before.slotId }) };
  });
  moves.push(...went.map(({ ministerId, slotId }) => ({ ministerId, to: slotId })));
  return moves.length > 0 ? moves : null;
}

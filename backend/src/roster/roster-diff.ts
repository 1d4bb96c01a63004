import type { RosterPlace } from './roster.js';
import type { ScheduleRule } from './schedule-rules/schedule-rule.js';

/** A place as the history stores it. */
interface RecordedPlace extends Omit<RosterPlace, 'slot' | 'minister'> {
  slotId: number;
  ministerId: number;
}

/** {@link PlaceChanges} as the history stores them. */
export interface RosterDiff {
  entered: RecordedPlace[];
  left: RecordedPlace[];
}

/** Places that a change gave and took; one that only changed its pin is in both. */
export interface PlaceChanges {
  entered: RosterPlace[];
  left: RosterPlace[];
}

/** Rules of a schedule that a change set and took away; one that says something else now is in both. */
export interface RuleChange {
  set: ScheduleRule[];
  removed: ScheduleRule[];
}

/** A change as the history keeps it. */
export function toDiff({ entered, left }: PlaceChanges): RosterDiff {
  const record = ({
    slot,
    minister,
    origin,
    pinned,
    overrideReason,
    confirmation,
  }: RosterPlace): RecordedPlace => ({
    slotId: slot,
    ministerId: minister,
    origin,
    pinned,
    overrideReason,
    ...(confirmation && { confirmation }),
  });
  return { entered: entered.map(record), left: left.map(record) };
}

export function fromDiff({ entered, left }: RosterDiff): PlaceChanges {
  const place = ({ slotId, ministerId, ...given }: RecordedPlace): RosterPlace => ({
    slot: slotId,
    minister: ministerId,
    ...given,
  });
  return { entered: entered.map(place), left: left.map(place) };
}

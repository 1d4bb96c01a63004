import { useApiQuery } from '../../../api/queries.ts';
import { today } from '../../../lib/dates.ts';
import {
  confirmedOf,
  type Confirmation,
  type Confirmed,
  type MassConfirmations,
} from '../../confirmations/confirmations-model.ts';
import type { Assignment, RosterMass } from './editor-model.ts';
import { useRosterEditor } from './roster-editor.tsx';

type Place = Pick<Assignment, 'slotId' | 'ministerId'>;

const keyOf = ({ slotId, ministerId }: Place): string => `${slotId}/${ministerId}`;

/** How far each person of the masses of the next two weeks has answered; nobody before the schedule is published. */
export function useConfirmations(): (place: Place) => Confirmation | undefined {
  const { scheduleId: id, status } = useRosterEditor().roster;
  const { data } = useApiQuery(
    '/api/schedules/{id}/confirmations',
    { path: { id } },
    { enabled: status === 'published' },
  );
  const people = data && indexOf(data);
  return (place) => people?.get(keyOf(place));
}

const indexes = new WeakMap<readonly MassConfirmations[], ReadonlyMap<string, Confirmation>>();

/** The people of all masses by their places: made once for all who ask. */
function indexOf(masses: readonly MassConfirmations[]): ReadonlyMap<string, Confirmation> {
  const known = indexes.get(masses);
  if (known) return known;
  const index = new Map(
    masses.flatMap(({ slotId, people }) =>
      people.map((person) => [keyOf({ slotId, ministerId: person.ministerId }), person] as const),
    ),
  );
  indexes.set(masses, index);
  return index;
}

/** How a mass's people have answered: how many seek a substitute, and how many have confirmed where that is waited for. */
export function useAnswers(): (mass: Pick<RosterMass, 'id' | 'date'>) => {
  leaving: number;
  confirmed: Confirmed | null;
} {
  const { team } = useRosterEditor();
  const confirmationOf = useConfirmations();
  return ({ id, date }) => {
    const states = team(id).map((place) => confirmationOf(place)?.state);
    return {
      leaving: states.filter((state) => state === 'asked').length,
      confirmed: confirmedOf(date, states, today()),
    };
  };
}

/** Whether not everybody has confirmed, where that is waited for. */
export const isWaitedFor = (confirmed: Confirmed | null): confirmed is Confirmed =>
  confirmed !== null && confirmed.confirmed < confirmed.people;

import { useCallback } from 'react';
import { useApiQuery } from '../../../api/queries.ts';
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

/** How far a person of a mass of the next two weeks has answered. */
export type ConfirmationOf = (place: Place) => Confirmation | undefined;

/**
 * How far each person of the masses of the next two weeks has answered; nobody before the schedule is published.
 * @returns the same until somebody answers.
 */
export function useConfirmations(): ConfirmationOf {
  const known = useKnown();
  return useCallback((place) => known?.people.get(keyOf(place)), [known]);
}

/** What is known of the masses of the next two weeks. */
interface Known {
  people: ReadonlyMap<string, Confirmation>;
  /** The masses so near that the coordination is told who is silent. */
  soon: ReadonlySet<number>;
}

function useKnown(): Known | undefined {
  const { scheduleId: id, status } = useRosterEditor().roster;
  const { data } = useApiQuery(
    '/api/schedules/{id}/confirmations',
    { path: { id } },
    { enabled: status === 'published' },
  );
  return data && indexOf(data);
}

const indexes = new WeakMap<readonly MassConfirmations[], Known>();

/** Made once for all who ask. */
function indexOf(masses: readonly MassConfirmations[]): Known {
  const known = indexes.get(masses);
  if (known) return known;
  const index = {
    people: new Map(
      masses.flatMap(({ slotId, people }) =>
        people.map((person) => [keyOf({ slotId, ministerId: person.ministerId }), person] as const),
      ),
    ),
    soon: new Set(masses.filter(({ soon }) => soon).map(({ slotId }) => slotId)),
  };
  indexes.set(masses, index);
  return index;
}

/** How a mass's people have answered: how many seek a substitute, and how many have confirmed where that is waited for. */
export function useAnswers(): (mass: Pick<RosterMass, 'id'>) => {
  leaving: number;
  confirmed: Confirmed | null;
} {
  const { team } = useRosterEditor();
  const known = useKnown();
  return ({ id }) => {
    const states = team(id).map((place) => known?.people.get(keyOf(place))?.state);
    return {
      leaving: states.filter((state) => state === 'asked').length,
      confirmed: confirmedOf(known?.soon.has(id) ?? false, states),
    };
  };
}

/** Whether not everybody has confirmed, where that is waited for. */
export const isWaitedFor = (confirmed: Confirmed | null): confirmed is Confirmed =>
  confirmed !== null && confirmed.confirmed < confirmed.people;

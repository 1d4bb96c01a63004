import { useMemo } from 'react';
import { useApiQuery } from '../../../api/queries.ts';
import type { Confirmation } from '../../confirmations/confirmations-model.ts';
import type { Assignment } from './editor-model.ts';
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
  return useMemo(() => {
    const people = new Map(
      data?.flatMap((mass) =>
        mass.people.map(
          (person) => [keyOf({ slotId: mass.slotId, ministerId: person.ministerId }), person] as const,
        ),
      ),
    );
    return (place) => people.get(keyOf(place));
  }, [data]);
}

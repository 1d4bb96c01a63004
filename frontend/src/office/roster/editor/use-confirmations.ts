import { useMemo } from 'react';
import { useApiQuery } from '../../../api/queries.ts';
import type { Confirmation } from '../../confirmations/confirmations-model.ts';
import type { Assignment } from './editor-model.ts';
import { useRosterEditor } from './roster-editor.tsx';

type Place = Pick<Assignment, 'slotId' | 'ministerId'>;

const keyOf = ({ slotId, ministerId }: Place): string => `${slotId}/${ministerId}`;

/** How far each person of the masses of the next two weeks has answered; nobody before the schedule is published. */
export function useConfirmations(): (place: Place) => Confirmation['state'] | undefined {
  const { scheduleId: id, status } = useRosterEditor().roster;
  const { data } = useApiQuery(
    '/api/schedules/{id}/confirmations',
    { path: { id } },
    { enabled: status === 'published' },
  );
  return useMemo(() => {
    const states = new Map(
      data?.flatMap(({ slotId, people }) =>
        people.map(({ ministerId, state }) => [keyOf({ slotId, ministerId }), state] as const),
      ),
    );
    return (place) => states.get(keyOf(place));
  }, [data]);
}

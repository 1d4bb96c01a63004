import { useQueries } from '@tanstack/react-query';
import type { Answer } from '../../api/client.ts';
import { useRead } from '../../api/queries.ts';
import { answersTo, type AnswersToMass } from './candidates-model.ts';

type Response = Answer<'GET /api/questionnaires/{id}/responses'>[number];

/** What everybody answered about one mass; null until it is known. */
export function useAnswers(scheduleId: number, slotId: number): AnswersToMass | null {
  const { data: questionnaires } = useRead('/api/questionnaires', {
    query: { scheduleId: String(scheduleId) },
  });
  const responses = useQueries({
    queries: (questionnaires ?? []).map(({ id }) => ({
      queryKey: [`/api/questionnaires/${id}/responses?all=true`],
    })),
    combine: (queries) => queries.map(({ data }) => data as Response[] | undefined),
  });
  if (!questionnaires || responses.includes(undefined)) return null;
  return answersTo(
    slotId,
    questionnaires,
    responses.flatMap((list) => list ?? []),
  );
}

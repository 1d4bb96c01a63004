import { useQuery } from '@tanstack/react-query';
import { urlOf } from '../../api/client.ts';
import { request } from '../../api/http.ts';
import { useApiQuery } from '../../api/queries.ts';
import type { Questionnaire } from './questionnaire-model.ts';

/**
 * The questionnaires of a schedule.
 * Its error is 'Failed to fetch questionnaires' (specification section 7), whose cause is the ApiError.
 */
export function useQuestionnaires(scheduleId: number | null) {
  return useQuery<Questionnaire[]>({
    queryKey: [urlOf('/api/questionnaires', { query: { scheduleId: scheduleId ?? undefined } }), 'managed'],
    queryFn: async ({ queryKey, signal }) => {
      try {
        return await request<Questionnaire[]>(queryKey[0] as string, { signal });
      } catch (cause) {
        throw new Error('Failed to fetch questionnaires', { cause });
      }
    },
    enabled: scheduleId !== null,
    refetchOnMount: 'always',
  });
}

/** Everybody's responses, for those who coordinate. */
export function useResponses(id: number) {
  return useApiQuery(
    '/api/questionnaires/{id}/responses',
    { path: { id }, query: { all: true } },
    { fresh: true },
  );
}

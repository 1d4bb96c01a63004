import { useQuery } from '@tanstack/react-query';
import { call, urlOf, type Input } from '../../api/client.ts';
import { request } from '../../api/http.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { remindedWords, type Questionnaire } from './questionnaire-model.ts';

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

/** Who is asked and has not answered, by name. */
export const useUnanswered = (id: number) =>
  useApiQuery('/api/questionnaires/{id}/unanswered', { path: { id } }, { fresh: true });

/** Reminds those who have not answered a questionnaire; given their ids, only these of them. */
export function useRemind(id: number, then?: () => void) {
  return useApiMutation({
    run: (body: Input<'POST /api/questionnaires/{id}/remind'>['body']) =>
      call('POST /api/questionnaires/{id}/remind', { path: { id }, body }),
    success: (answer) => ({ title: 'Lembrete enviado', description: remindedWords(answer) }),
    failure: 'Erro ao lembrar',
    ...(then && { then }),
  });
}

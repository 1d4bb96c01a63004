import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import type { Unanswered } from './questionnaire-model.ts';

/** Notes that somebody was telephoned and nobody answered, or takes that back. */
export function CallAttempt({
  questionnaireId,
  ministerId,
  fullName,
  triedAt,
  look = 'quiet',
  onKept,
}: Pick<Unanswered, 'ministerId' | 'fullName' | 'triedAt'> & {
  questionnaireId: number;
  look?: 'quiet' | 'secondary';
  onKept?: () => void;
}) {
  const path = { id: questionnaireId, ministerId };
  const change = useApiMutation({
    run: () =>
      triedAt === null
        ? call('POST /api/questionnaires/{id}/call-attempts/{ministerId}', { path })
        : call('DELETE /api/questionnaires/{id}/call-attempts/{ministerId}', { path }),
    failure: 'Erro ao anotar o telefonema',
    changes: [`/api/questionnaires/${questionnaireId}/unanswered`],
    ...(onKept && { then: onKept }),
  });
  return (
    <Button look={look} busy={change.isPending} onClick={() => change.mutate()}>
      <span>
        {triedAt === null ? 'Marcar tentativa' : 'Desfazer'}
        <span className="visually-hidden">
          {triedAt === null ? ` de telefonar a ${fullName}` : `: tentativa de telefonar a ${fullName}`}
        </span>
      </span>
    </Button>
  );
}

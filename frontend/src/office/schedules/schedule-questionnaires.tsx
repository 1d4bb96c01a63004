import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '../../api/client.ts';
import { useCan } from '../../shared/session.tsx';
import { dateOf } from '../../lib/dates.ts';
import { labelOf, QUESTIONNAIRE_STATUS_LABELS } from '../../api/labels.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../ui/states.tsx';
import styles from './schedule-questionnaires.module.css';

type Questionnaire = Answer<'GET /api/questionnaires'>[number];

const TONES: Record<string, Tone> = { sent: 'info', completed: 'success' };

/** The questionnaires that ask the ministers about this schedule's masses. */
export default function ScheduleQuestionnaires({
  scheduleId,
  questionnaires,
}: {
  scheduleId: number;
  questionnaires: UseQueryResult<Questionnaire[]>;
}) {
  const mayWrite = useCan()('schedules.write');
  const place = `/questionnaires?scheduleId=${scheduleId}`;
  return (
    <Stack>
      <QueryState
        query={questionnaires}
        loading={<SkeletonCards lines={1} />}
        empty={
          <EmptyState
            text="Nenhum questionário criado para esta escala"
            action={mayWrite && <ButtonLink to={`${place}&create=1`}>Criar Primeiro Questionário</ButtonLink>}
          />
        }
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map((questionnaire) => (
              <Item key={questionnaire.id} questionnaire={questionnaire} />
            ))}
          </ul>
        )}
      </QueryState>
      <Row>
        <ButtonLink to={place}>Gerenciar Questionários</ButtonLink>
      </Row>
    </Stack>
  );
}

function Item({ questionnaire }: { questionnaire: Questionnaire }) {
  const { title, description, status, sentAt, questions, responseCount, totalMinisters } = questionnaire;
  const count = questions.length === 1 ? '1 pergunta' : `${questions.length} perguntas`;
  return (
    <li>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Badge tone={TONES[status] ?? 'neutral'}>{labelOf(QUESTIONNAIRE_STATUS_LABELS, status)}</Badge>
      </div>
      <p>{description || 'Questionário automático de disponibilidade'}</p>
      <p className={styles.facts}>
        <span>{count}</span>
        {sentAt && <span>Enviado em {dateOf(sentAt)}</span>}
        {sentAt && (
          <span>
            {responseCount} de {totalMinisters} responderam
          </span>
        )}
      </p>
    </li>
  );
}

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../app/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { EmptyState, ErrorState, QueryState, SkeletonCards } from '../../ui/states.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { QuestionnaireCard } from './questionnaire-card.tsx';
import styles from './questionnaires.module.css';
import { useQuestionnaires } from './use-questionnaires.ts';

/** The questionnaires of one schedule, chosen by `?scheduleId=` or by the selector: made, edited, sent, deleted. */
export default function Questionnaires() {
  const [params, setParams] = useSearchParams();
  const schedules = useApiQuery('/api/schedules', { query: {} }, { fresh: true });
  const [creating, setCreating] = useState(false);
  const writes = useCan()('schedules.write');
  const wanted = Number(params.get('scheduleId'));
  const chosen = schedules.data?.find(({ id }) => id === wanted) ?? schedules.data?.[0] ?? null;
  const create = writes && (
    <Button look="primary" onClick={() => setCreating(true)}>
      <Plus aria-hidden size={20} />
      Novo Questionário
    </Button>
  );
  return (
    <Page
      title="Questionários"
      subtitle="Perguntas de disponibilidade aos ministros, uma para cada missa da escala"
      back={{ to: '/schedules', label: 'Voltar às Escalas' }}
      actions={chosen && create}
    >
      <QueryState
        query={schedules}
        empty={
          <EmptyState
            text="Nenhuma escala encontrada. Um questionário pergunta pelas missas de uma escala."
            action={<ButtonLink to="/schedules">{writes ? 'Criar escala' : 'Ver escalas'}</ButtonLink>}
          />
        }
      >
        {(list) => (
          <Stack gap={24}>
            <div className={styles.selector}>
              <SelectField
                label="Escala"
                value={chosen?.id ?? ''}
                options={list.map(({ id, title }) => ({ value: id, label: title }))}
                onChange={({ target }) => setParams({ scheduleId: target.value }, { replace: true })}
              />
            </div>
            {chosen && (
              <QuestionnaireList
                key={chosen.id}
                scheduleId={chosen.id}
                onCreate={writes ? () => setCreating(true) : null}
              />
            )}
          </Stack>
        )}
      </QueryState>
      {creating && chosen && schedules.data && (
        <CreateDialog
          schedules={schedules.data}
          chosen={chosen}
          onClose={() => setCreating(false)}
          onCreated={(scheduleId) => setParams({ scheduleId: String(scheduleId) }, { replace: true })}
        />
      )}
    </Page>
  );
}

function QuestionnaireList({ scheduleId, onCreate }: { scheduleId: number; onCreate: (() => void) | null }) {
  const questionnaires = useQuestionnaires(scheduleId);
  if (questionnaires.data === undefined) {
    return questionnaires.isError ? (
      <ErrorState error={questionnaires.error.cause} retry={() => void questionnaires.refetch()} />
    ) : (
      <SkeletonCards />
    );
  }
  if (questionnaires.data.length === 0) {
    return (
      <EmptyState
        text="Nenhum questionário criado para esta escala"
        action={onCreate && <Button onClick={onCreate}>Criar Primeiro Questionário</Button>}
      />
    );
  }
  return (
    <Stack>
      {questionnaires.data.map((questionnaire) => (
        <QuestionnaireCard key={questionnaire.id} questionnaire={questionnaire} />
      ))}
    </Stack>
  );
}

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { EmptyState, ErrorState, QueryState, SkeletonCards } from '../../ui/states.tsx';
import CreateDialog from './create-dialog.tsx';
import { QuestionnaireCard } from './questionnaire-card.tsx';
import styles from './questionnaires.module.css';
import { useQuestionnaires } from './use-questionnaires.ts';

/**
 * The questionnaires of one schedule, chosen by `?scheduleId=` or by the selector: made, edited, sent, deleted;
 * `?create=1` opens the form of a new one.
 */
export default function Questionnaires() {
  const [params, setParams] = useSearchParams();
  const schedules = useApiQuery('/api/schedules', { query: {} }, { fresh: true });
  const writes = useCan()('schedules.write');
  const [creating, setCreating] = useState(() => writes && params.has('create'));
  const wanted = Number(params.get('scheduleId'));
  const recent = schedules.data?.find(({ id }) => id === wanted);
  // The list holds the latest schedules; an older one is read by itself.
  const older = useApiQuery(
    '/api/schedules/{id}',
    { path: { id: wanted } },
    { enabled: wanted > 0 && schedules.data !== undefined && recent === undefined },
  );
  const chosen = recent ?? older.data ?? (older.isLoading ? null : (schedules.data?.[0] ?? null));
  const create = writes && (
    <Button onClick={() => setCreating(true)}>
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
                options={[...(older.data ? [older.data] : []), ...list].map(({ id, title }) => ({
                  value: id,
                  label: title,
                }))}
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
          onClose={() => {
            setCreating(false);
            setParams({ scheduleId: String(chosen.id) }, { replace: true });
          }}
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
      <ErrorState
        title={questionnaires.error.message}
        error={questionnaires.error.cause}
        retry={() => void questionnaires.refetch()}
      />
    ) : (
      <SkeletonCards />
    );
  }
  if (questionnaires.data.length === 0) {
    return (
      <EmptyState
        text="Nenhum questionário criado para esta escala"
        action={
          onCreate && (
            <Button look="primary" onClick={onCreate}>
              Criar Primeiro Questionário
            </Button>
          )
        }
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

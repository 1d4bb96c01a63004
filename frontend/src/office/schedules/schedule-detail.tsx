import { useState } from 'react';
import { useParams } from 'react-router';
import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { monthAndYear } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState, QueryState } from '../../ui/states.tsx';
import { RosterEditorProvider, useRoster } from '../roster/editor/roster-editor.tsx';
import { MassesCard } from '../roster/masses-card.tsx';
import { RosterCard } from '../roster/overview/roster-card.tsx';
import { ScheduleActions } from './schedule-actions.tsx';
import { ScheduleInfo } from './schedule-info.tsx';
import { ScheduleQuestionnaires } from './schedule-questionnaires.tsx';
import styles from './schedule-detail.module.css';

const BACK = { to: '/schedules', label: 'Voltar às Escalas' };

/** /schedules/{id}: one schedule with its questionnaires, its roster and its masses. */
export default function ScheduleDetail() {
  const id = Number(useParams().id);
  const known = Number.isInteger(id) && id > 0;
  const { data, error, refetch } = useApiQuery(
    '/api/schedules/{id}',
    { path: { id } },
    { fresh: true, enabled: known },
  );
  if (data) return <Detail key={id} schedule={data} />;
  if (!known || error?.status === 404 || error?.status === 400) return <NotFound />;
  if (!error) return <Loading text="Carregando detalhes da escala..." />;
  return (
    <Page title="Escala" back={BACK}>
      <ErrorState error={error} retry={() => void refetch()} />
    </Page>
  );
}

function NotFound() {
  return (
    <Page title="Escala não encontrada">
      <EmptyState
        text="Ela pode ter sido excluída, ou o endereço está incompleto."
        action={
          <ButtonLink look="primary" to={BACK.to}>
            {BACK.label}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function Detail({ schedule }: { schedule: Answer<'GET /api/schedules/{id}'> }) {
  const { id } = schedule;
  const overview = useApiQuery('/api/schedules/{id}/roster', { path: { id } }, { fresh: true });
  const roster = useRoster(id);
  const [opened, setOpened] = useState<number | null>(null);

  return (
    <Page
      title={schedule.title}
      subtitle={monthAndYear(schedule.year, schedule.month)}
      back={BACK}
      actions={<ScheduleActions schedule={schedule} overview={overview.data} />}
    >
      <div className={styles.top}>
        <ScheduleInfo schedule={schedule} />
        <ScheduleQuestionnaires scheduleId={id} />
      </div>
      <QueryState query={roster}>
        {(data) => (
          <RosterEditorProvider roster={data}>
            <RosterCard roster={overview} onOpenMass={setOpened} />
            <MassesCard schedule={schedule} opened={opened} onOpenMass={setOpened} />
          </RosterEditorProvider>
        )}
      </QueryState>
    </Page>
  );
}

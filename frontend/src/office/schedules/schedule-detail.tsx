import { useState } from 'react';
import { useParams } from 'react-router';
import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { longDateTimeOf, monthAndYear, shortDate } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState, QueryState } from '../../ui/states.tsx';
import { RosterEditorProvider, useRoster } from '../roster/editor/roster-editor.tsx';
import { MassesCard } from '../roster/masses-card.tsx';
import { RosterCard } from '../roster/overview/roster-card.tsx';
import { ScheduleActions } from './schedule-actions.tsx';
import { ScheduleBadge } from './schedule-badge.tsx';
import { typeLabel } from './schedule-list-model.ts';
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
  const latestRun = useApiQuery('/api/schedules/{id}/roster', { path: { id } }, { fresh: true });
  const roster = useRoster(id);
  const [opened, setOpened] = useState<number | null>(null);

  return (
    <Page
      title={schedule.title}
      subtitle={monthAndYear(schedule.year, schedule.month)}
      back={BACK}
      actions={<ScheduleActions schedule={schedule} />}
    >
      <div className={styles.top}>
        <ScheduleInfo schedule={schedule} />
        <ScheduleQuestionnaires scheduleId={id} />
      </div>
      <QueryState query={roster}>
        {(data) => (
          <RosterEditorProvider roster={data}>
            <RosterCard latestRun={latestRun} onOpenMass={setOpened} />
            <MassesCard schedule={schedule} opened={opened} onOpenMass={setOpened} />
          </RosterEditorProvider>
        )}
      </QueryState>
    </Page>
  );
}

/** What the schedule is. */
function ScheduleInfo({ schedule }: { schedule: Answer<'GET /api/schedules/{id}'> }) {
  const { status, description, type, startDate, endDate, createdAt, updatedAt, publishedAt } = schedule;
  const period = `${shortDate(startDate)} a ${shortDate(endDate)} (${typeLabel(type).toLowerCase()})`;
  return (
    <Card title="Informações da Escala" actions={<ScheduleBadge status={status} />}>
      <Stack>
        <p>{description || 'Sem descrição'}</p>
        <Facts
          facts={[
            ['Período', period],
            ['Criada em', longDateTimeOf(createdAt)],
            ['Última atualização', longDateTimeOf(updatedAt)],
            ...(publishedAt ? ([['Publicada em', longDateTimeOf(publishedAt)]] as const) : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

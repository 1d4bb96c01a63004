import { useState } from 'react';
import { useParams } from 'react-router';
import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { longDateTimeOf, monthAndYear, shortDate } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts, FoldedCard, Folds } from '../../ui/card.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState, QueryState } from '../../ui/states.tsx';
import { ConfirmationsCard } from '../confirmations/confirmations-card.tsx';
import { RosterEditorProvider, useRoster } from '../roster/editor/roster-editor.tsx';
import { RosterCard } from '../roster/overview/roster-card.tsx';
import { useComputation } from '../roster/proposal/use-computation.ts';
import { Workspace } from '../roster/workspace.tsx';
import { ScheduleActions } from './schedule-actions.tsx';
import { ScheduleBadge } from './schedule-badge.tsx';
import { typeLabel } from './schedule-list-model.ts';
import { ScheduleQuestionnaires } from './schedule-questionnaires.tsx';
import { StatusStrip } from './status-strip.tsx';

type Schedule = Answer<'GET /api/schedules/{id}'>;

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

function Detail({ schedule }: { schedule: Schedule }) {
  const roster = useRoster(schedule.id);
  return (
    <QueryState query={roster} loading={<Loading text="Carregando detalhes da escala..." />}>
      {(data) => (
        <RosterEditorProvider roster={data}>
          <Workbench schedule={schedule} />
        </RosterEditorProvider>
      )}
    </QueryState>
  );
}

/** The purpose first: how far the schedule is and what comes next; then who serves when, which takes the window. */
function Workbench({ schedule }: { schedule: Schedule }) {
  const { id } = schedule;
  const latestRun = useApiQuery('/api/schedules/{id}/roster', { path: { id } }, { fresh: true });
  const questionnaires = useApiQuery(
    '/api/questionnaires',
    { query: { scheduleId: String(id) } },
    { fresh: true },
  );
  const computation = useComputation(latestRun);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Workspace schedule={schedule} opened={opened} onOpenMass={setOpened}>
      <Page
        wide
        title={schedule.title}
        subtitle={monthAndYear(schedule.year, schedule.month)}
        back={BACK}
        actions={<ScheduleActions schedule={schedule} />}
      >
        {!questionnaires.isPending && (
          <StatusStrip
            schedule={schedule}
            questionnaires={questionnaires.data ?? []}
            computation={computation}
            onOpenMass={setOpened}
          />
        )}
        <Folds>
          <ScheduleInfo schedule={schedule} />
          {schedule.status === 'published' && <ConfirmationsCard scheduleId={id} />}
          <ScheduleQuestionnaires scheduleId={id} questionnaires={questionnaires} />
          <RosterCard latestRun={latestRun} computation={computation} onOpenMass={setOpened} />
        </Folds>
      </Page>
    </Workspace>
  );
}

/** What the schedule is. */
function ScheduleInfo({ schedule }: { schedule: Schedule }) {
  const { status, description, type, startDate, endDate, createdAt, updatedAt, publishedAt } = schedule;
  const period = `${shortDate(startDate)} a ${shortDate(endDate)} (${typeLabel(type).toLowerCase()})`;
  return (
    <FoldedCard title="Informações da Escala" beside={<ScheduleBadge status={status} />}>
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
    </FoldedCard>
  );
}

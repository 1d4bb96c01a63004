import type { UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSearch } from '../../lib/use-search.ts';
import type { Answer } from '../../api/client.ts';
import type { ApiError } from '../../api/http.ts';
import { isFirstOnItsWay, useApiQuery } from '../../api/queries.ts';
import { longDateTimeOf, shortDate } from '../../lib/dates.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { FoldedCard, Folds } from '../../ui/folded-card.tsx';
import { type Back, Page, PageActs, Stack } from '../../ui/page.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState, SkeletonCards } from '../../ui/states.tsx';
import { ConfirmationsCard } from '../confirmations/confirmations-card.tsx';
import { RosterEditorProvider, useRoster } from '../roster/editor/roster-editor.tsx';
import { RosterCard } from '../roster/overview/roster-card.tsx';
import type { LatestRun } from '../roster/proposal/run-model.ts';
import { useComputation } from '../roster/proposal/use-computation.ts';
import { usePreloadedMatrix, Workspace } from '../roster/workspace.tsx';
import { useOpenRequests } from '../substitutions/use-open-requests.ts';
import { ScheduleActions } from './schedule-actions.tsx';
import { ScheduleBadge } from './schedule-badge.tsx';
import { monthBeside, typeLabel } from './schedule-list-model.ts';
import { CARDS } from './status-model.ts';
import { StatusStrip } from './status-strip.tsx';

const ScheduleQuestionnaires = lazyPage(
  () => import('./schedule-questionnaires.tsx'),
  <SkeletonCards lines={1} />,
);
preloadLater(ScheduleQuestionnaires);

type Schedule = Answer<'GET /api/schedules/{id}'>;

const BACK: Back = { to: '/schedules', label: 'Voltar às Escalas' };

/** /schedules/{id}: one schedule with its questionnaires, its roster and its masses. */
export default function ScheduleDetail() {
  const id = Number(useParams().id);
  return Number.isInteger(id) && id > 0 ? <Detail key={id} id={id} /> : <NotFound />;
}

/** All parts are asked for at once and come at once: what came later would move the others away under the hand. */
function Detail({ id }: { id: number }) {
  const schedule = useApiQuery('/api/schedules/{id}', { path: { id } }, { fresh: true });
  const roster = useRoster(id);
  usePreloadedMatrix();
  const latestRun = useApiQuery('/api/schedules/{id}/roster', { path: { id } }, { fresh: true });
  const questionnaires = useApiQuery(
    '/api/questionnaires',
    { query: { scheduleId: String(id) } },
    { fresh: true },
  );
  const requests = useOpenRequests();
  if ([schedule, roster].some(({ error }) => error?.status === 404 || error?.status === 400))
    return <NotFound />;
  const failed = [schedule, roster].find(({ data, isError }) => data === undefined && isError);
  if (failed)
    return (
      <Page title={schedule.data?.title ?? 'Escala'} back={BACK}>
        <ErrorState error={failed.error} retry={() => void failed.refetch()} />
      </Page>
    );
  if (!schedule.data || !roster.data || [latestRun, questionnaires, requests].some(isFirstOnItsWay))
    return <Loading text="Carregando detalhes da escala..." />;
  return (
    <RosterEditorProvider roster={roster.data}>
      <Workbench schedule={schedule.data} latestRun={latestRun} questionnaires={questionnaires} />
    </RosterEditorProvider>
  );
}

function NotFound() {
  return (
    <Page title="Escala não encontrada" remembered={false}>
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

/** The purpose first: how far the schedule is and what comes next; then who serves when, which takes the window. */
function Workbench({
  schedule,
  latestRun,
  questionnaires,
}: {
  schedule: Schedule;
  latestRun: UseQueryResult<LatestRun, ApiError>;
  questionnaires: UseQueryResult<Answer<'GET /api/questionnaires'>, ApiError>;
}) {
  const { id } = schedule;
  const computation = useComputation(latestRun);
  const [opened, setOpened] = useOpenedMass();
  const narrow = useNarrow();
  const acts = <ScheduleActions schedule={schedule} />;
  return (
    <Workspace
      schedule={schedule}
      opened={opened}
      onOpenMass={setOpened}
      below={
        <Folds>
          <ScheduleInfo schedule={schedule} />
          {schedule.status === 'published' && <ConfirmationsCard id={CARDS.confirmations} scheduleId={id} />}
          <FoldedCard id={CARDS.questionnaires} title="Questionários de Disponibilidade">
            <ScheduleQuestionnaires scheduleId={id} questionnaires={questionnaires} />
          </FoldedCard>
          <RosterCard
            id={CARDS.roster}
            latestRun={latestRun}
            computation={computation}
            onOpenMass={setOpened}
          />
        </Folds>
      }
    >
      {(soon) => (
        <Page
          wide
          title={schedule.title}
          subtitle={monthBeside(schedule)}
          back={BACK}
          actions={!narrow && acts}
        >
          <StatusStrip
            schedule={schedule}
            questionnaires={questionnaires.data ?? []}
            computation={computation}
            proven={Boolean(latestRun.data?.proof)}
            opened={opened}
            onOpenMass={setOpened}
          />
          {soon}
          {narrow && <PageActs>{acts}</PageActs>}
        </Page>
      )}
    </Workspace>
  );
}

/** The mass that is open: `?mass=`, so that a link, a reload and the way back open it too. */
function useOpenedMass(): [number | null, (slotId: number | null) => void] {
  const [search, change] = useSearch();
  const open = (slotId: number | null): void =>
    change((address) => (slotId === null ? address.delete('mass') : address.set('mass', String(slotId))));
  return [search.has('mass') ? Number(search.get('mass')) : null, open];
}

/** What the schedule is. */
function ScheduleInfo({ schedule }: { schedule: Schedule }) {
  const { status, description, type, startDate, endDate, createdAt, updatedAt, publishedAt } = schedule;
  const period = `${shortDate(startDate)} a ${shortDate(endDate)} (${typeLabel(type).toLowerCase()})`;
  return (
    <FoldedCard
      id={CARDS.information}
      title="Informações da Escala"
      beside={<ScheduleBadge status={status} />}
    >
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

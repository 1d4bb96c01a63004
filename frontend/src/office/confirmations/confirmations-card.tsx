import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { FoldedCard } from '../../ui/folded-card.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../ui/states.tsx';
import { unopened } from './confirmations-model.ts';

const ConfirmationsList = lazyPage(() => import('./confirmations-list.tsx'), <SkeletonCards lines={1} />);
preloadLater(ConfirmationsList);

/** Who has said that they come to the masses of the next two weeks, and whom no reminder has reached. */
export function ConfirmationsCard({ id, scheduleId }: { id: string; scheduleId: number }) {
  const masses = useApiQuery(
    '/api/schedules/{id}/confirmations',
    { path: { id: scheduleId } },
    { fresh: true },
  );
  const [params] = useSearchParams();
  const silent = unopened(masses.data ?? []).length;
  return (
    <FoldedCard
      id={id}
      title="Confirmações"
      beside={
        silent > 0 && (
          <Badge tone="warning">
            {silent} não {silent === 1 ? 'abriu' : 'abriram'}
          </Badge>
        )
      }
    >
      <QueryState
        query={masses}
        loading={<SkeletonCards lines={1} />}
        empty={<EmptyState text="Nenhuma missa com gente escalada nas próximas duas semanas." />}
      >
        {(list) => <ConfirmationsList id={id} masses={list} day={params.get('dia')} />}
      </QueryState>
    </FoldedCard>
  );
}

import { useApiQuery } from '../../api/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { PlacesProgress } from '../schedules/places-progress.tsx';
import { ScheduleBadge } from '../schedules/schedule-badge.tsx';
import { monthBeside } from '../schedules/schedule-list-model.ts';
import { FIRST_THREE } from './coordination-model.ts';
import { Entry } from './entry.tsx';

/** The three latest schedules. */
export function SchedulesTab() {
  const schedules = useApiQuery('/api/schedules', { query: { range: FIRST_THREE } }, { fresh: true });
  return (
    <QueryState
      query={schedules}
      empty={
        <EmptyState
          text="Nenhuma escala encontrada"
          action={<ButtonLink to="/schedules">Criar escala</ButtonLink>}
        />
      }
    >
      {(list) => (
        <Stack>
          <CardGrid min={320} narrow>
            {list.slice(0, 3).map(({ id, title, status, places, filled, ...period }) => (
              <Entry
                key={id}
                title={title}
                badge={<ScheduleBadge status={status} />}
                facts={monthBeside({ title, ...period })}
                link={
                  <ButtonLink to={`/schedules/${id}`}>
                    <span>
                      Ver Detalhes<span className="visually-hidden"> de {title}</span>
                    </span>
                  </ButtonLink>
                }
              >
                <PlacesProgress title={title} places={places} filled={filled} />
              </Entry>
            ))}
          </CardGrid>
          <Row>
            <ButtonLink look="quiet" to="/schedules">
              Ver todas as escalas
            </ButtonLink>
          </Row>
        </Stack>
      )}
    </QueryState>
  );
}

import { useQuery } from '@tanstack/react-query';
import { urlOf, type Answer } from '../../../api/client.ts';
import type { ApiError } from '../../../api/http.ts';
import { Muted } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { QueryState } from '../../../ui/states.tsx';
import { formatNumber } from '../proposal/run-model.ts';
import styles from './wish-costs.module.css';

type Costs = Answer<'GET /api/schedules/{id}/wish-costs'>;

/** The server answers within a second, ready or not. */
const PAUSE_MS = 1_000;

/** What each wish costs the others, in the best roster; asked for again until it is computed. */
export function WishCosts({ scheduleId }: { scheduleId: number }) {
  const costs = useQuery<Costs, ApiError>({
    queryKey: [urlOf('/api/schedules/{id}/wish-costs', { path: { id: scheduleId } })],
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.pending ? PAUSE_MS : false),
  });
  return (
    <QueryState query={costs} loading={<Computing />}>
      {({ pending, wishes }) => (pending ? <Computing /> : <List wishes={wishes} />)}
    </QueryState>
  );
}

function Computing() {
  return (
    <p role="status" className={styles.computing}>
      <Spinner size={20} />
      Calculando o custo de cada desejo. Leva alguns segundos.
    </p>
  );
}

function List({ wishes }: Pick<Costs, 'wishes'>) {
  return (
    <>
      <p className={styles.about}>
        Para cada desejo, a melhor escala foi calculada de novo sem ele. Lugares vazios não são desejo: vêm
        antes de tudo.
      </p>
      <ul className={styles.wishes}>
        {wishes.map(({ name, label, value, message, proven }) => (
          <li key={name}>
            <h4>
              {label}: {formatNumber(value)}
            </h4>
            <p>{message}</p>
            {!proven && <Muted>O tempo acabou antes da prova: estes números são aproximados.</Muted>}
          </li>
        ))}
      </ul>
    </>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '../../api/client.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/states.tsx';
import styles from './dashboard.module.css';

type Numbers = Answer<'GET /api/dashboard'>;

/** The ministry in two numbers. */
export function MinistryNumbers({ query }: { query: UseQueryResult<Numbers> }) {
  return (
    <Card title="Ministério">
      <QueryState query={query}>
        {({ activeMinisters, massesThisMonth }) => (
          <dl className={styles.numbers}>
            <div>
              <dt>Ministros ativos</dt>
              <dd>{activeMinisters}</dd>
            </div>
            <div>
              <dt>Missas neste mês</dt>
              <dd>{massesThisMonth}</dd>
            </div>
          </dl>
        )}
      </QueryState>
    </Card>
  );
}

/** The ways to the pages that are opened most. */
export function QuickActions({ serves, numbers }: { serves: boolean; numbers: Numbers | undefined }) {
  const unread = (numbers?.unreadMessages ?? 0) + (numbers?.unreadNotifications ?? 0);
  return (
    <Card title="Ações Rápidas" className={styles.quick}>
      <div className={styles.actions}>
        {serves && (
          <ButtonLink wide to="/my-schedule">
            Minha Escala
          </ButtonLink>
        )}
        <ButtonLink wide to="/messages">
          Mensagens
          {unread > 0 && <Badge tone="accent">{unread === 1 ? '1 não lida' : `${unread} não lidas`}</Badge>}
        </ButtonLink>
        <ButtonLink wide to="/training">
          Treinamentos
        </ButtonLink>
      </div>
    </Card>
  );
}

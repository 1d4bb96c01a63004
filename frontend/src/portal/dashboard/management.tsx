import { Link } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { useCan, type Permission } from '../../shared/session.tsx';
import { thisMonth } from '../../lib/dates.ts';
import { labelOf, SCHEDULE_STATUS_LABELS } from '../../api/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { schedulesInWork } from './dashboard-model.ts';
import styles from './management.module.css';

interface Place {
  to: string;
  label: string;
  description: string;
  needs: Permission;
  /** Who decides about what waits there; others are not told of it. */
  decides?: Permission;
}

const PLACES: readonly Place[] = [
  {
    to: '/coordination',
    label: 'Coordenação',
    description: 'Visão geral e substituições',
    needs: 'reports.read',
    decides: 'schedules.write',
  },
  {
    to: '/schedules',
    label: 'Escalas',
    description: 'Missas, pessoas e publicação',
    needs: 'schedules.read',
  },
  {
    to: '/questionnaires',
    label: 'Questionários',
    description: 'Disponibilidade de cada mês',
    needs: 'schedules.read',
  },
  { to: '/ministers', label: 'Ministros', description: 'Perfis e contatos', needs: 'people.read' },
  {
    to: '/admin',
    label: 'Cadastros',
    description: 'Solicitações e usuários',
    needs: 'people.read',
    decides: 'registrations.review',
  },
  { to: '/news', label: 'Notícias', description: 'Escrever e publicar', needs: 'news.write' },
  { to: '/emails', label: 'E-mails', description: 'Enviados e com problema', needs: 'emails.manage' },
  { to: '/settings', label: 'Configurações', description: 'Dados da paróquia', needs: 'settings.manage' },
];

/** The newest come first: those of this month and of the next ones. */
const NEWEST = '[0,3]';

/**
 * The schedules in work and the doors to the back office that are open to this person, and what waits behind them.
 * Beside the office's menu, which has the same doors, only those stand behind which something waits.
 */
export function Management() {
  const can = useCan();
  const coordination = useApiQuery('/api/stats/coordination', {}, { fresh: true });
  const schedules = useApiQuery(
    '/api/schedules',
    { query: { range: NEWEST } },
    { fresh: true, enabled: can('schedules.read') },
  );
  const registrations = useApiQuery(
    '/api/stats/registrations',
    {},
    { fresh: true, enabled: can('registrations.review') },
  );
  const waiting: Record<string, number | undefined> = {
    '/coordination': coordination.data?.openSubstitutions,
    '/admin': registrations.data?.pending,
  };
  return (
    <Card title="Gestão">
      <ul aria-label="Escalas em andamento" className={styles.places}>
        {schedules.isLoading ? (
          <li aria-hidden className={styles.place} />
        ) : (
          schedulesInWork(schedules.data ?? [], thisMonth()).map(({ id, title, status }) => (
            <li key={id}>
              <Link to={`/schedules/${id}`} className={styles.place}>
                <span className={styles.label}>{title}</span>
                <small>{labelOf(SCHEDULE_STATUS_LABELS, status)}</small>
              </Link>
            </li>
          ))
        )}
      </ul>
      <ul aria-label="Áreas" className={`${styles.places} ${styles.areas}`}>
        {PLACES.filter(({ needs }) => can(needs)).map(({ to, label, description, decides }) => {
          const count = (decides && can(decides) && waiting[to]) || 0;
          return (
            <li key={to} data-waits={count > 0 || undefined}>
              <Link to={to} className={styles.place}>
                <span className={styles.label}>
                  {label}
                  {count > 0 && <Badge tone="warning">{count} à espera</Badge>}
                </span>
                <small>{description}</small>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

import { CalendarDays, ClipboardList, Mail, UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { QueryState } from '../../ui/states.tsx';
import styles from './stat-tiles.module.css';

const TILES = [
  { count: 'activeSchedules', label: 'Escalas Ativas', to: '/schedules', icon: CalendarDays },
  {
    count: 'pendingQuestionnaires',
    label: 'Questionários Pendentes',
    to: '/questionnaires',
    icon: ClipboardList,
  },
  { count: 'totalMinisters', label: 'Total de Ministros', to: '/admin', icon: UsersRound },
  { count: 'sentMessages', label: 'Mensagens Enviadas', to: '/messages', icon: Mail },
] as const;

/** Four numbers, each the way to what it counts. */
export function StatTiles() {
  const stats = useApiQuery('/api/stats/coordination', {}, { fresh: true });
  return (
    <QueryState query={stats}>
      {(counts) => (
        <ul className={styles.tiles}>
          {TILES.map(({ count, label, to, icon: Icon }) => (
            <li key={count}>
              <Link to={to} className={styles.tile}>
                <Icon aria-hidden size={24} className={styles.icon} />
                <span className={styles.count}>{counts[count].toLocaleString('pt-BR')}</span>
                <span className={styles.label}>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

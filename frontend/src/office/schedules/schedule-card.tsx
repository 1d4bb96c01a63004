import { Trash2 } from 'lucide-react';
import { useCan } from '../../shared/session.tsx';
import { dateOf, monthAndYear } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Row } from '../../ui/page.tsx';
import { PlacesProgress } from './places-progress.tsx';
import { ScheduleBadge } from './schedule-badge.tsx';
import { typeLabel } from './schedule-list-model.ts';
import type { Schedule } from '../roster/schedule-states.ts';
import styles from './schedule-card.module.css';

/** One schedule of the list, and where it leads. */
export function ScheduleCard({ schedule, onDelete }: { schedule: Schedule; onDelete: () => void }) {
  const can = useCan();
  const { id, title, type, year, month, status, imported, createdAt, places, filled } = schedule;
  return (
    <Card
      className={styles.card}
      title={title}
      aria-label={title}
      actions={
        can('schedules.write') && (
          <IconButton label={`Excluir ${title}`} onClick={onDelete}>
            <Trash2 aria-hidden size={20} />
          </IconButton>
        )
      }
    >
      <div className={styles.facts}>
        <Row>
          <ScheduleBadge status={status} />
          {imported && <Badge>Importada</Badge>}
        </Row>
        <p>
          <Dotted facts={[typeLabel(type), monthAndYear(year, month)]} />
        </p>
        <PlacesProgress title={title} places={places} filled={filled} />
        <small>Criada em {dateOf(createdAt)}</small>
      </div>
      <footer className={styles.links}>
        <ButtonLink look="quiet" to={`/schedules/${id}`}>
          Ver Detalhes
        </ButtonLink>
        {can('schedules.write') && (
          <ButtonLink look="quiet" to={`/questionnaires?scheduleId=${id}`}>
            Editar
          </ButtonLink>
        )}
        {can('assistant.use') && (
          <ButtonLink look="quiet" to={`/ai-schedule/${id}`}>
            Assistente IA
          </ButtonLink>
        )}
      </footer>
    </Card>
  );
}

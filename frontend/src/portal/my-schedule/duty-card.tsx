import { CalendarPlus } from 'lucide-react';
import { urlOf } from '../../api/client.ts';
import { useDownload } from '../../api/download.ts';
import { ATTENDANCE_LABELS } from '../../api/labels.ts';
import { comeTo } from '../../lib/come-to.ts';
import { dayInMonth, hour, massMoment, weekdayOf } from '../../lib/dates.ts';
import { useToday } from '../../shared/parish.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Confirmation } from './confirmation.tsx';
import { hasBegun, whenWords, type Duty } from './my-schedule-model.ts';
import { Substitution } from './substitution.tsx';
import { Faces, Team } from './team.tsx';
import styles from './duty-card.module.css';

/** One mass: when, what, where, on which day of the Church, and with whom. */
export function DutyCard({ duty, over = false }: { duty: Duty; over?: boolean }) {
  const today = useToday();
  const when = today && !over ? whenWords(duty.date, today.date) : null;
  return (
    <Card
      id={`missa-${duty.slotId}`}
      ref={comeTo}
      className={styles.card}
      data-liturgical={duty.liturgicalColor}
    >
      <header className={styles.head}>
        <h2 className={styles.moment}>
          {weekdayOf(duty.date)},{' '}
          <span className={styles.date}>
            {dayInMonth(duty.date)}, {hour(duty.time)}
          </span>
        </h2>
        {when && <Badge>{when}</Badge>}
        {duty.attendance && duty.attendance !== 'expected' && (
          <Badge>{ATTENDANCE_LABELS[duty.attendance]}</Badge>
        )}
      </header>
      <DutyFacts duty={duty} />
      {!over && (
        <div className={styles.actions}>
          <Confirmation duty={duty} />
          <AddToCalendar duty={duty} />
          <Substitution duty={duty} />
        </div>
      )}
      <div className={styles.team}>
        <Disclosure
          summary={
            <span className={styles.summary}>
              <Faces team={duty.team} />
              <span>
                {duty.team.length === 1 ? 'Equipe (só você)' : `Equipe (${duty.team.length} pessoas)`}
              </span>
            </span>
          }
        >
          <Team members={duty.team} />
        </Disclosure>
      </div>
    </Card>
  );
}

/** What is celebrated, where, and the liturgical day. */
export function DutyFacts({ duty }: { duty: Duty }) {
  return (
    <div className={styles.facts}>
      <p>
        <Dotted facts={[duty.description, duty.location]} />
      </p>
      {duty.liturgicalName && <p className={styles.day}>{duty.liturgicalName}</p>}
    </div>
  );
}

/** Takes one mass into the device's calendar, as a file. */
function AddToCalendar({ duty }: { duty: Duty }) {
  const file = useDownload({
    success: { title: 'Arquivo da missa baixado', description: 'Abra-o para pôr a missa na sua agenda.' },
    failure: 'Erro ao baixar a missa',
  });
  if (hasBegun(duty, Date.now())) return null;
  const { assignmentId } = duty;
  return (
    <Button
      busy={file.isPending}
      onClick={() =>
        file.mutate(urlOf('/api/my-duties/{assignmentId}/calendar.ics', { path: { assignmentId } }))
      }
    >
      {!file.isPending && <CalendarPlus aria-hidden size={20} />}
      Adicionar ao calendário
      <span className="visually-hidden"> {massMoment(duty)}</span>
    </Button>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { addDays, hour, longDate, today } from '../../lib/dates.ts';
import { ATTENDANCE_LABELS } from '../../api/labels.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { PrintedAttendance } from '../parts/printed-attendance.tsx';
import { Muted, Page, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import styles from './attendance.module.css';
import { CodeDialog, type Opened } from './code-dialog.tsx';
import { OpeningsCard, OpenSacristy } from './openings-card.tsx';

type Mass = Answer<'GET /api/attendance'>[number];
type Person = Mass['people'][number];

/** What is being typed is none yet. */
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const TONES: Record<Exclude<Person['state'], 'expected'>, Tone> = {
  arrived: 'success',
  helped: 'success',
  excused: 'info',
  missed: 'warning',
};

/** /attendance: who came to the masses of a day, and the sacristy's codes for it. */
export default function Attendance() {
  const [search, setSearch] = useSearchParams();
  const date = search.get('date') ?? today();
  const masses = useApiQuery('/api/attendance', { query: { date } }, { fresh: true });
  const [code, setCode] = useState<Opened | null>(null);
  const isToCome = date > today();
  const show = (day: string) => setSearch({ date: day }, { replace: true });
  return (
    <Page
      title="Presença"
      subtitle="O código da sacristia, e quem veio a cada missa"
      back={{ to: '/coordination', label: 'Voltar à Coordenação' }}
      actions={<OpenSacristy date={date} onOpened={setCode} />}
    >
      <Stack gap={24}>
        <div className={styles.date}>
          <DateField label="Dia" value={date} onChange={(day) => ISO_DAY.test(day) && show(day)} />
          <IconButton label="Dia anterior" onClick={() => show(addDays(date, -1))}>
            <ChevronLeft aria-hidden size={24} />
          </IconButton>
          <IconButton label="Dia seguinte" onClick={() => show(addDays(date, 1))}>
            <ChevronRight aria-hidden size={24} />
          </IconButton>
        </div>
        <QueryState
          query={masses}
          empty={<EmptyState text={`Nenhuma missa publicada: ${longDate(date)}.`} />}
        >
          {(list) => (
            <Stack>
              {isToCome && <Muted>A presença é anotada no dia da missa.</Muted>}
              {list.map((mass) => (
                <MassCard key={mass.slotId} mass={mass} isToCome={isToCome} />
              ))}
              {!code && <PrintedAttendance date={date} masses={list} />}
            </Stack>
          )}
        </QueryState>
        <OpeningsCard key={date} date={date} />
      </Stack>
      {code && <CodeDialog opened={code} onClose={() => setCode(null)} />}
    </Page>
  );
}

function MassCard({ mass, isToCome }: { mass: Mass; isToCome: boolean }) {
  const { time, description, people } = mass;
  return (
    <Card
      title={`${hour(time)} · ${description}`}
      actions={!isToCome && <OthersCame slotId={mass.slotId} people={people} />}
    >
      {people.length === 0 ? (
        <EmptyState text="Ninguém está escalado nesta missa." />
      ) : (
        <ul className={styles.people}>
          {people.map((person) => (
            <PersonRow key={person.ministerId} person={person} slotId={mass.slotId} isToCome={isToCome} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** One tap for all of whom nothing is noted: who did not come is noted first. */
function OthersCame({ slotId, people }: { slotId: number; people: readonly Person[] }) {
  const can = useCan();
  const open = people.filter(({ state }) => state === 'expected').length;
  const note = useApiMutation({
    run: () => call('POST /api/attendance/masses/{id}/others', { path: { id: slotId } }),
    success: ({ message }) => message,
    failure: 'Não foi possível anotar',
    changes: ['/api/attendance'],
  });
  if (!can('schedules.write') || open < 2) return null;
  return (
    <Button busy={note.isPending} onClick={() => note.mutate()}>
      {open === people.length ? 'Todos vieram' : 'Os outros vieram'}
    </Button>
  );
}

/** What is told of noting that somebody came or did not, or of taking that back. */
function notedWords(arrived: boolean | null, before: Person['state']): string {
  if (arrived === null) return 'Anotação desfeita';
  if (before !== 'expected') return 'Presença corrigida';
  return arrived ? 'Presença anotada' : 'Falta anotada';
}

function PersonRow({ person, slotId, isToCome }: { person: Person; slotId: number; isToCome: boolean }) {
  const can = useCan();
  const { ministerId, scheduleName, state, corrected } = person;
  const came = state === 'arrived' || state === 'helped';
  const correct = useApiMutation({
    run: (arrived: boolean | null) => call('PUT /api/attendance', { body: { slotId, ministerId, arrived } }),
    success: (_, arrived) => notedWords(arrived, state),
    failure: 'Não foi possível corrigir',
    changes: ['/api/attendance'],
  });
  const button = (arrived: boolean | null, label: string) => (
    <Button busy={correct.isPending} onClick={() => correct.mutate(arrived)}>
      {label}
      <span className="visually-hidden"> {scheduleName}</span>
    </Button>
  );
  return (
    <li>
      <span className={styles.name}>
        <strong>{scheduleName}</strong>
        {state !== 'expected' && <Badge tone={TONES[state]}>{ATTENDANCE_LABELS[state]}</Badge>}
      </span>
      {can('schedules.write') && !isToCome && (
        <span className={styles.acts}>
          {!came && button(true, 'Veio')}
          {state !== 'missed' && state !== 'excused' && button(false, 'Não veio')}
          {corrected && button(null, 'Desfazer')}
        </span>
      )}
    </li>
  );
}

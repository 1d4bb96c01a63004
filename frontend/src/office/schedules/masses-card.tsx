import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { CalendarDays, List, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { urlOf, type Answer } from '../../api/client.ts';
import { useCan } from '../../app/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { EmptyState, Loaded, SkeletonCards } from '../../ui/states.tsx';
import { Agenda } from './agenda.tsx';
import {
  countMasses,
  countPlaces,
  daysWithMasses,
  monthsOf,
  weeksOf,
  type LiturgicalDay,
  type Mass,
  type Slot,
} from './calendar-model.ts';
import { MassFormDialog } from './mass-form-dialog.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { isOpen, type Schedule } from './schedule-states.ts';
import { useNarrow } from './use-narrow.ts';
import styles from './masses-card.module.css';

/** The masses of a schedule: a month of seven columns, or, on a phone and where it is wanted, a list by day. */
export function MassesCard({
  schedule,
  slots,
  masses,
  onOpenMass,
}: {
  schedule: Schedule;
  slots: UseQueryResult<Slot[]>;
  masses: Mass[];
  onOpenMass: (slotId: number) => void;
}) {
  const mayWrite = useCan()('schedules.write') && isOpen(schedule.status);
  const narrow = useNarrow();
  const [listed, setListed] = useState(false);
  const [withPeople, setWithPeople] = useState(false);
  const [adding, setAdding] = useState(false);
  const liturgical = useLiturgicalDays(schedule);
  const weeks = useMemo(() => weeksOf(schedule, masses, liturgical), [schedule, masses, liturgical]);
  const asList = narrow || listed;
  const places = masses.reduce((sum, { required }) => sum + required, 0);
  const add = mayWrite && (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden size={20} />
      Incluir missa
    </Button>
  );

  return (
    <Card
      title="Horários da Escala"
      actions={
        <div className={styles.actions}>
          {!narrow && masses.length > 0 && (
            <Button onClick={() => setListed(!listed)}>
              {listed ? <CalendarDays aria-hidden size={20} /> : <List aria-hidden size={20} />}
              {listed ? 'Ver calendário' : 'Ver lista'}
            </Button>
          )}
          {masses.length > 0 && add}
        </div>
      }
    >
      <Loaded
        query={slots}
        loading={<SkeletonCards lines={1} />}
        empty={
          <EmptyState
            text={
              <>
                <p>Nenhum horário definido para esta escala</p>
                <p>Os horários serão gerados automaticamente com base no cronograma padrão</p>
              </>
            }
            action={add}
          />
        }
      >
        {() => (
          <>
            <p className={styles.summary}>
              {countMasses(masses.length)}, {countPlaces(places)}
            </p>
            {asList ? (
              <Stack>
                <Checkbox
                  label="Mostrar quem serve em cada missa"
                  checked={withPeople}
                  onChange={({ target }) => setWithPeople(target.checked)}
                />
                <Agenda days={daysWithMasses(weeks)} withPeople={withPeople} onOpenMass={onOpenMass} />
              </Stack>
            ) : (
              <MonthCalendar weeks={weeks} caption={`Missas: ${schedule.title}`} onOpenMass={onOpenMass} />
            )}
          </>
        )}
      </Loaded>
      {adding && <MassFormDialog schedule={schedule} onClose={() => setAdding(false)} />}
    </Card>
  );
}

/** The liturgical days of a schedule; none until they have come. */
function useLiturgicalDays(schedule: Schedule): LiturgicalDay[] {
  return useQueries({
    queries: monthsOf(schedule).map(({ year, month }) => ({
      queryKey: [urlOf('/api/calendar', { query: { year, month } })],
    })),
    combine: (months) =>
      months.flatMap(({ data }) => (data as Answer<'GET /api/calendar'> | undefined) ?? []),
  });
}

import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Stack } from '../../ui/page.tsx';
import { EmptyState, SkeletonCards } from '../../ui/states.tsx';
import { Tabs, type Tab } from '../../ui/tabs.tsx';
import type { Schedule } from '../schedules/schedule-states.ts';
import { Agenda } from './calendar/agenda.tsx';
import { countMasses, countPlaces, daysWithMasses, weeksOf } from './calendar/calendar-model.ts';
import { MonthCalendar } from './calendar/month-calendar.tsx';
import { RosterDrag } from './drag/roster-drag.tsx';
import { EditorBar } from './editor/editor-bar.tsx';
import type { RosterMass } from './editor/editor-model.ts';
import { useRosterEditor } from './editor/roster-editor.tsx';
import { MassContent, MassMoment } from './mass/mass-content.tsx';
import { AddMassDialog } from './mass/mass-form-dialog.tsx';
import { MassPanel } from './mass/mass-panel.tsx';
import { useNarrow, useRoom } from './use-narrow.ts';
import styles from './masses-card.module.css';

const RosterMatrix = lazyPage(() => import('./matrix/roster-matrix.tsx'), <SkeletonCards lines={1} />);

const CALENDAR = 'calendario';
const LIST = 'lista';
const MATRIX = 'matriz';
/** A month of seven columns and the panel of a mass beside it, in pixels. */
const ROOM_FOR_PANEL = 900;

/** The masses of a schedule and who serves at each: as a month, as a list by day, as a matrix; and the mass opened. */
export function MassesCard({
  schedule,
  opened,
  onOpenMass,
}: {
  schedule: Schedule;
  opened: number | null;
  onOpenMass: (slotId: number | null) => void;
}) {
  const { roster, masses, mayEdit } = useRosterEditor();
  const [adding, setAdding] = useState(false);
  const [withPeople, setWithPeople] = useState(false);
  const narrow = useNarrow();
  const [view, setView] = useView(
    narrow ? LIST : CALENDAR,
    narrow ? [LIST, MATRIX] : [CALENDAR, LIST, MATRIX],
  );
  const weeks = useMemo(() => weeksOf(schedule, roster.masses, roster.days), [schedule, roster]);
  const mass = opened === null ? undefined : masses.get(opened);
  const [hasRoom, board] = useRoom(ROOM_FOR_PANEL);
  const asPanel = hasRoom && view !== MATRIX;
  const close = () => onOpenMass(null);
  const add = mayEdit && (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden size={20} />
      Incluir missa
    </Button>
  );
  const calendar: Tab = {
    value: CALENDAR,
    label: 'Calendário',
    content: (
      <MonthCalendar
        weeks={weeks}
        caption={`Missas: ${schedule.title}`}
        opened={asPanel ? opened : null}
        onOpenMass={onOpenMass}
      />
    ),
  };
  const list: Tab = {
    value: LIST,
    label: 'Lista',
    content: (
      <Stack>
        <Checkbox
          label="Mostrar quem serve em cada missa"
          checked={withPeople}
          onChange={({ target }) => setWithPeople(target.checked)}
        />
        <Agenda
          days={daysWithMasses(weeks)}
          withPeople={withPeople}
          opened={asPanel ? opened : null}
          onOpenMass={onOpenMass}
        />
      </Stack>
    ),
  };
  const matrix: Tab = {
    value: MATRIX,
    label: 'Matriz',
    content: <RosterMatrix onOpenMass={onOpenMass} />,
  };

  return (
    <Card
      title="Horários da Escala"
      actions={
        roster.masses.length > 0 && (
          <div className={styles.actions}>
            <EditorBar />
            {add}
          </div>
        )
      }
    >
      {roster.masses.length === 0 ? (
        <EmptyState
          text={
            <>
              <p>Nenhum horário definido para esta escala</p>
              <p>Os horários serão gerados automaticamente com base no cronograma padrão</p>
            </>
          }
          action={add}
        />
      ) : (
        <RosterDrag>
          <p className={styles.summary}>{summaryOf(roster.masses)}</p>
          <div ref={board} className={styles.board} data-with-panel={(mass && asPanel) || undefined}>
            <div className={styles.views}>
              <Tabs
                label="Como ver as missas"
                value={view}
                onChange={setView}
                tabs={narrow ? [list, matrix] : [calendar, list, matrix]}
              />
            </div>
            {mass && asPanel && <MassPanel key={mass.id} mass={mass} schedule={schedule} onClose={close} />}
          </div>
        </RosterDrag>
      )}
      {mass && !asPanel && <MassDialog key={mass.id} mass={mass} schedule={schedule} onClose={close} />}
      {adding && <AddMassDialog schedule={schedule} onClose={() => setAdding(false)} />}
    </Card>
  );
}

const summaryOf = (masses: readonly { required: number }[]): string =>
  `${countMasses(masses.length)}, ${countPlaces(masses.reduce((sum, { required }) => sum + required, 0))}`;

/** How the masses are seen: `?view=` where it is not the usual. */
function useView(usual: string, views: readonly string[]): [string, (next: string) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('view');
  const show = (next: string): void =>
    setParams(
      (now) => {
        if (next === usual) now.delete('view');
        else now.set('view', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [asked !== null && views.includes(asked) ? asked : usual, show];
}

/** One mass above the page, where there is no room beside the calendar. */
function MassDialog({
  mass,
  schedule,
  onClose,
}: {
  mass: RosterMass;
  schedule: Schedule;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title={mass.description} description={<MassMoment mass={mass} />}>
      <MassContent mass={mass} schedule={schedule} onClose={onClose} />
    </Dialog>
  );
}

import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { today } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { EmptyState, SkeletonCards } from '../../ui/states.tsx';
import { Tabs, type Tab } from '../../ui/tabs.tsx';
import type { Schedule } from './schedule-states.ts';
import { Agenda } from './calendar/agenda.tsx';
import { countMasses, countPlaces, daysWithMasses, isNear, weeksOf } from './calendar/calendar-model.ts';
import { MonthCalendar } from './calendar/month-calendar.tsx';
import { RosterDrag } from './drag/roster-drag.tsx';
import { EditorBar } from './editor/editor-bar.tsx';
import type { RosterMass } from './editor/editor-model.ts';
import { useRosterEditor } from './editor/roster-editor.tsx';
import { MassContent, type MassProps } from './mass/mass-content.tsx';
import { briefMoment } from './mass/mass-model.ts';
import { MassPanel } from './mass/mass-panel.tsx';
import { useMassSheet } from './print/use-mass-sheet.tsx';
import { useNarrow } from '../../lib/use-narrow.ts';
import { useSearch } from '../../lib/use-search.ts';
import { tellRoom, useRoom } from '../parts/use-room.ts';
import styles from './workspace.module.css';
import { MassFormDialog } from './lazy-dialogs.ts';

const PrintedRoster = lazyPage(() => import('./print/printed-roster.tsx'), <span hidden data-coming />);
const RosterMatrix = lazyPage(() => import('./matrix/roster-matrix.tsx'), <SkeletonCards lines={1} />);

const CALENDAR = 'calendario';
const LIST = 'lista';
const MATRIX = 'matriz';

/** The code of the matrix comes beside the roster where the address asks for it, and after the page where it does not. */
export function usePreloadedMatrix(): void {
  const [search] = useSearch();
  const isAsked = search.get('view') === MATRIX;
  useEffect(() => (isAsked ? void RosterMatrix.preload() : preloadLater(RosterMatrix)), [isAsked]);
}

const SCROLLER = '[data-scrolls]';

/** A month of seven columns and the panel of a mass beside it, in pixels. */
const ROOM_FOR_PANEL = 900;

interface Props {
  schedule: Schedule;
  opened: number | null;
  onOpenMass: (slotId: number | null) => void;
}

/**
 * The window in which a schedule is worked on: its head, and below it the masses as a month, as a list by day, as a
 * matrix. All of it scrolls as one, in both directions where the matrix is wider; the mass that is open stands beside.
 */
export function Workspace({
  schedule,
  opened,
  onOpenMass,
  below,
  children,
}: Props & {
  /** What stands after the masses. */
  below: ReactNode;
  /** @param soon on a phone, what cannot wait. */
  children: (soon: ReactNode) => ReactNode;
}) {
  const { roster, masses } = useRosterEditor();
  const narrow = useNarrow();
  const [hasRoom, frame] = useRoom(ROOM_FOR_PANEL);
  const mass = opened === null ? undefined : masses.get(opened);
  const keepInPlace = useKeptInPlace(Boolean(mass && hasRoom));
  const open = (slotId: number | null) => {
    keepInPlace();
    onOpenMass(slotId);
  };
  const [sheet, printSheet] = useMassSheet();
  const ofMass = { schedule, onPrint: printSheet, onClose: () => open(null) };
  const views = narrow ? [LIST, MATRIX] : [CALENDAR, LIST, MATRIX];
  const [view, setView] = useView(views[0]!, views);
  const soon = narrow && view === LIST ? roster.masses.filter(({ date }) => isNear(date, today())) : [];
  return (
    <RosterDrag>
      <div ref={frame} className={styles.workspace} data-with-panel={(mass && hasRoom) || undefined}>
        <div ref={tellRoom} className={styles.scroller} data-scrolls>
          <div className={styles.sheet}>
            <div className={styles.fixed}>
              {children(soon.length > 0 && <Soon masses={soon} schedule={schedule} onOpenMass={open} />)}
            </div>
            <Masses
              schedule={schedule}
              opened={hasRoom ? opened : null}
              onOpenMass={open}
              views={views}
              view={view}
              onView={setView}
            />
            <div className={styles.fixed}>{below}</div>
          </div>
        </div>
        {mass && hasRoom && <MassPanel key={mass.id} {...ofMass} mass={mass} />}
      </div>
      {sheet ?? <PrintedRoster schedule={schedule} as={view === MATRIX ? 'matrix' : 'days'} />}
      {mass && !hasRoom && <MassDialog key={mass.id} {...ofMass} mass={mass} />}
    </RosterDrag>
  );
}

/** The masses of a schedule and who serves at each, in one of three ways. */
function Masses({
  schedule,
  opened,
  onOpenMass,
  views,
  view,
  onView,
}: Props & { views: readonly string[]; view: string; onView: (next: string) => void }) {
  const { roster, mayEdit } = useRosterEditor();
  const [adding, setAdding] = useState(false);
  const [withPeople, setWithPeople] = useState(false);
  const weeks = useMemo(() => weeksOf(schedule, roster.masses, roster.days), [schedule, roster]);
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
        opened={opened}
        onOpenMass={onOpenMass}
      />
    ),
  };
  const list: Tab = {
    value: LIST,
    label: 'Lista',
    content: (
      <div className={styles.list}>
        <Checkbox
          label="Mostrar quem serve em cada missa"
          checked={withPeople}
          onChange={({ target }) => setWithPeople(target.checked)}
        />
        <Agenda
          days={daysWithMasses(weeks)}
          people={withPeople ? 'chips' : null}
          opened={opened}
          onOpenMass={onOpenMass}
        />
      </div>
    ),
  };
  const matrix: Tab = {
    value: MATRIX,
    label: 'Matriz',
    content: <RosterMatrix onOpenMass={onOpenMass} />,
  };

  return (
    <section className={styles.masses} aria-labelledby="horarios">
      {roster.masses.length === 0 ? (
        <div className={styles.fixed}>
          <h2 id="horarios">Horários da Escala</h2>
          <EmptyState
            text={
              <>
                <p>Nenhum horário definido para esta escala</p>
                <p>Os horários serão gerados automaticamente com base no cronograma padrão</p>
              </>
            }
            action={add}
          />
        </div>
      ) : (
        <Tabs
          label="Como ver as missas"
          value={view}
          onChange={onView}
          tabs={[calendar, list, matrix].filter(({ value }) => views.includes(value))}
          head={(tabs) => (
            <header className={`${styles.fixed} ${styles.head}`}>
              <div className={styles.title}>
                <h2 id="horarios">Horários da Escala</h2>
                <p className={styles.summary}>{summaryOf(roster.masses)}</p>
              </div>
              {tabs}
              <div className={styles.actions}>
                <EditorBar />
                {add}
              </div>
            </header>
          )}
        />
      )}
      {adding && <MassFormDialog schedule={schedule} onClose={() => setAdding(false)} />}
    </section>
  );
}

/** What cannot wait: the masses of today and tomorrow with their people. */
function Soon({
  masses,
  schedule,
  onOpenMass,
}: {
  masses: readonly RosterMass[];
  schedule: Schedule;
  onOpenMass: (slotId: number) => void;
}) {
  const { roster } = useRosterEditor();
  const days = daysWithMasses(weeksOf(schedule, masses, roster.days));
  return (
    <section aria-label="Hoje e amanhã" className={styles.soon}>
      <h2>Hoje e amanhã</h2>
      <Agenda days={days} people="names" opened={null} onOpenMass={onOpenMass} />
    </section>
  );
}

const summaryOf = (masses: readonly { required: number }[]): string =>
  `${countMasses(masses.length)}, ${countPlaces(masses.reduce((sum, { required }) => sum + required, 0))}`;

/** How the masses are seen: `?view=` where it is not the usual. Another view closes the mass that is open. */
function useView(usual: string, views: readonly string[]): [string, (next: string) => void] {
  const [search, change] = useSearch();
  const asked = search.get('view');
  const show = (next: string): void =>
    change((address) => {
      if (next === usual) address.delete('view');
      else address.set('view', next);
      address.delete('mass');
    });
  return [asked !== null && views.includes(asked) ? asked : usual, show];
}

/**
 * The panel of a mass takes room from the page, whose head then needs more lines: what was pressed, or else the mass
 * that is open, stays where it is seen. A page that stands at its beginning stays there, or its acts would be cut, as
 * long as what was pressed is in sight. @returns to be called before.
 */
function useKeptInPlace(withPanel: boolean): () => void {
  const seen = useRef<{ element: Element; top: number; atBeginning: boolean } | null>(null);
  useEffect(() => {
    if (!seen.current) return;
    const { element, top, atBeginning } = seen.current;
    seen.current = null;
    // The page knows its new room (`tellRoom`) only at the end of this frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const scroller = element.closest(SCROLLER);
        if (!scroller) return;
        const place = element.getBoundingClientRect();
        if (atBeginning && place.bottom <= scroller.getBoundingClientRect().bottom) return;
        scroller.scrollTop += place.top - top;
      }),
    );
  }, [withPanel]);
  return () => {
    const element =
      document.activeElement?.closest(`${SCROLLER} button`) ??
      document.querySelector(`${SCROLLER} [aria-current]`);
    seen.current = element && {
      element,
      top: element.getBoundingClientRect().top,
      atBeginning: element.closest(SCROLLER)?.scrollTop === 0,
    };
  };
}

/** One mass above the page, where there is no room beside it; which one stays in sight while it scrolls. */
function MassDialog({ mass, onClose, ...rest }: MassProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${mass.description}, ${briefMoment(mass)}`}
      description={mass.location}
    >
      <MassContent mass={mass} onClose={onClose} {...rest} />
    </Dialog>
  );
}

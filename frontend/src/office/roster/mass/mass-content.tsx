import { Info, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { capital, massMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { lazyPage, preloadLater } from '../../../ui/lazy-page.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { SkeletonCards } from '../../../ui/states.tsx';
import type { Schedule } from '../schedule-states.ts';
import { countMinisters, countPeople } from '../calendar/calendar-model.ts';
import { MassCount } from '../calendar/mass-count.tsx';
import type { RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { tallyOf } from './mass-model.ts';
import { MassRequests } from './mass-requests.tsx';
import { MassTeam } from './mass-team.tsx';
import styles from './mass-content.module.css';
import { MassFormDialog } from '../lazy-dialogs.ts';

const MassCandidates = lazyPage(() => import('./mass-candidates.tsx'), <SkeletonCards lines={2} cards={8} />);
preloadLater(MassCandidates);

export interface MassProps {
  mass: RosterMass;
  schedule: Schedule;
  /** Puts the mass on paper, alone. */
  onPrint: (mass: RosterMass) => void;
  onClose: () => void;
}

/** One mass: who asks for a substitute, what it is and what may be changed about it, who serves, who could (first where somebody is missing). */
export function MassContent({
  mass,
  schedule,
  draggable = false,
  onPrint,
  onClose,
}: MassProps & {
  /** Whether people can be dragged from here onto masses that are seen beside it. */
  draggable?: boolean;
}) {
  const editor = useRosterEditor();
  const day = editor.roster.days.find(({ date }) => date === mass.date);
  const tally = tallyOf(editor, mass.id);
  /** As the mass was when it was opened: filling its last place moves nothing away under the hand. */
  const [wasShort] = useState(mass.missing > 0 && !mass.begun);
  const team = <MassTeam mass={mass} draggable={draggable} onPrint={() => onPrint(mass)} />;
  return (
    <Stack gap={24}>
      <MassRequests mass={mass} />
      <div className={styles.facts} data-liturgical={day?.liturgicalColor}>
        {day?.liturgicalName && <p>{day.liturgicalName}</p>}
        {day?.holiday && <p>Feriado: {day.holiday}</p>}
        <p className={styles.state}>
          <Badge>{countMinisters(mass.required)}</Badge>
          <MassCount mass={mass} worded />
        </p>
        {tally && (
          <p className={styles.tally}>
            <Dotted facts={tally} />
          </p>
        )}
        {editor.mayEdit && <MassActions mass={mass} schedule={schedule} onDeleted={onClose} />}
      </div>
      {mass.warning && (
        <p className={styles.warning}>
          <Info aria-hidden size={20} />
          {mass.warning}
        </p>
      )}
      {mass.shortage && !mass.begun && (
        <Disclosure summary="Por que falta gente">{capital(mass.shortage.reason)}</Disclosure>
      )}
      {(!wasShort || !editor.mayEdit) && team}
      {editor.mayEdit && <MassCandidates mass={mass} draggable={draggable} below={wasShort && team} />}
    </Stack>
  );
}

/** When and where, below the title of a mass. */
export function MassMoment({ mass }: { mass: RosterMass }) {
  return (
    <p>
      <Dotted
        facts={[
          <span key="when" className={styles.when}>
            {massMoment(mass)}
          </span>,
          mass.location,
        ]}
      />
    </p>
  );
}

function MassActions({
  mass,
  schedule,
  onDeleted,
}: {
  mass: RosterMass;
  schedule: Schedule;
  onDeleted: () => void;
}) {
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const remove = useApiMutation({
    run: () => call('DELETE /api/slots/{id}', { path: { id: mass.id } }),
    success: 'Missa excluída',
    failure: 'Erro ao excluir a missa',
    then: onDeleted,
  });
  return (
    <>
      <Row>
        <Button look="quiet" onClick={() => setAsked('edit')}>
          <Pencil aria-hidden size={20} />
          <span>
            Editar<span className="visually-hidden"> missa</span>
          </span>
        </Button>
        <Button look="quiet" onClick={() => setAsked('delete')}>
          <Trash2 aria-hidden size={20} />
          <span>
            Excluir<span className="visually-hidden"> missa</span>
          </span>
        </Button>
      </Row>
      {asked === 'edit' && <MassFormDialog schedule={schedule} slotId={mass.id} onClose={close} />}
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={close}
        title="Excluir missa?"
        description={
          <p>
            A missa de {massMoment(mass)} sai da escala
            {mass.filled > 0 && `, com o lugar de ${countPeople(mass.filled)}`}. As respostas dadas para ela
            também se perdem.
            {mass.filled > 0 && schedule.status === 'published' && ' Quem serve nela é avisado por e-mail.'}
          </p>
        }
        confirm="Excluir missa"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

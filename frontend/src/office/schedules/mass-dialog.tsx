import { Info, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useChange } from '../../api/queries.ts';
import { useCan } from '../../app/session.tsx';
import { hour, longDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { AddPerson } from './add-person.tsx';
import { countMinisters, countPeople, type Mass, type RosterOverview } from './calendar-model.ts';
import { candidatesFor, tally, type AnswersToMass } from './candidates-model.ts';
import { MassCount } from './mass-count.tsx';
import { MassFormDialog } from './mass-form-dialog.tsx';
import { MassPeople } from './mass-people.tsx';
import { isOpen, type Schedule } from './schedule-states.ts';
import { useAnswers } from './use-answers.ts';
import styles from './mass-dialog.module.css';

/** One mass: what it is, who serves, and what may be changed about it. */
export function MassDialog({
  mass,
  masses,
  schedule,
  overview,
  onClose,
}: {
  mass: Mass;
  masses: readonly Mass[];
  schedule: Schedule;
  overview: RosterOverview | undefined;
  onClose: () => void;
}) {
  const mayWrite = useCan()('schedules.write') && isOpen(schedule.status);
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const { id, date, time, description, location, liturgicalName, liturgicalColor, warning } = mass;
  const answers = useAnswers(schedule.id, id);
  const when = `${longDate(date)}, ${hour(time)}`;
  const remove = useChange({
    run: () => call('DELETE /api/slots/{id}', { path: { id } }),
    success: 'Missa excluída',
    failure: 'Erro ao excluir a missa',
    then: onClose,
  });

  return (
    <Dialog open onClose={onClose} title={description} description={<When {...{ when, location }} />}>
      <Stack gap={24}>
        <div className={styles.facts} data-liturgical={liturgicalColor}>
          {liturgicalName && <p>{liturgicalName}</p>}
          <p className={styles.state}>
            <Badge>{countMinisters(mass.required)}</Badge>
            <MassCount mass={mass} worded />
          </p>
          {answers && answers.size > 0 && <p className={styles.answers}>{tallyText(answers)}</p>}
        </div>
        {warning && (
          <p className={styles.warning}>
            <Info aria-hidden size={20} />
            {warning}
          </p>
        )}
        <MassPeople mass={mass} schedule={schedule} editable={mayWrite} />
        {mayWrite && overview && (
          <AddPerson
            mass={mass}
            candidates={candidatesFor(mass, masses, overview.ministers, answers)}
            schedule={schedule}
          />
        )}
        {mayWrite && (
          <FormActions>
            <Button look="danger" onClick={() => setAsked('delete')}>
              <Trash2 aria-hidden size={20} />
              Excluir missa
            </Button>
            <Button onClick={() => setAsked('edit')}>
              <Pencil aria-hidden size={20} />
              Editar missa
            </Button>
          </FormActions>
        )}
      </Stack>
      {asked === 'edit' && <MassFormDialog schedule={schedule} mass={mass} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={() => setAsked(null)}
        title="Excluir missa"
        description={
          <p>
            A missa de {when} sai da escala
            {mass.filled > 0 && `, com o lugar de ${countPeople(mass.filled)}`}. As respostas dadas para ela
            também se perdem.
          </p>
        }
        confirm="Excluir missa"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </Dialog>
  );
}

function When({ when, location }: { when: string; location: string | null }) {
  return (
    <p className={styles.when}>
      {when}
      {location && ` · ${location}`}
    </p>
  );
}

function tallyText(answers: AnswersToMass): string {
  const { available, maybe, unavailable } = tally(answers);
  return `Sobre esta missa: ${available} podem, ${maybe} talvez, ${unavailable} não podem.`;
}

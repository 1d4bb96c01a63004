import { call, type Answer } from '../../../api/client.ts';
import { today } from '../../../lib/dates.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { useApiForm } from '../../../api/use-api-form.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Form, TextField } from '../../../ui/field.tsx';
import { QueryState } from '../../../ui/states.tsx';
import { firstDayFrom, type Schedule } from '../schedule-states.ts';
import styles from '../../parts/dialogs.module.css';

type Slot = Answer<'GET /api/slots/{id}'>;
type Values = Record<
  'date' | 'time' | 'description' | 'requiredMinisters' | 'experiencedRequired' | 'location',
  string
>;

/** A new mass of a schedule, or a change of one. */
export default function MassFormDialog({
  slotId,
  ...rest
}: {
  schedule: Schedule;
  /** The mass that is changed. */
  slotId?: number;
  onClose: () => void;
}) {
  return slotId === undefined ? <AddMassDialog {...rest} /> : <EditMassDialog slotId={slotId} {...rest} />;
}

function AddMassDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Incluir missa">
      <MassForm schedule={schedule} onClose={onClose} />
    </Dialog>
  );
}

/** From the mass's own numbers: the roster shows those that the schedule's rules made of them. */
function EditMassDialog({
  schedule,
  slotId,
  onClose,
}: {
  schedule: Schedule;
  slotId: number;
  onClose: () => void;
}) {
  const slot = useApiQuery('/api/slots/{id}', { path: { id: slotId } }, { fresh: true });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Editar missa"
      {...(schedule.status === 'published' && {
        description: 'Se o dia, o horário ou o local mudar, quem serve nela é avisado por e-mail.',
      })}
    >
      <QueryState query={{ ...slot, data: slot.isFetchedAfterMount ? slot.data : undefined }}>
        {(mass) => <MassForm schedule={schedule} mass={mass} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}

function MassForm({ schedule, mass, onClose }: { schedule: Schedule; mass?: Slot; onClose: () => void }) {
  const { field, error, values, set, onSubmit, busy } = useApiForm<Values>({
    initial: {
      date: mass?.date ?? firstDayFrom(today(), schedule),
      time: mass?.time ?? '',
      description: mass?.description ?? '',
      requiredMinisters: String(mass?.requiredMinisters ?? ''),
      experiencedRequired: String(mass?.experiencedRequired ?? 1),
      location: mass?.location ?? '',
    },
    send: (values) =>
      mass
        ? call('PUT /api/slots/{id}', { path: { id: mass.id }, body: bodyOf(values) })
        : call('POST /api/schedules/{id}/slots', { path: { id: schedule.id }, body: bodyOf(values) }),
    success: mass ? 'Missa atualizada' : 'Missa incluída',
    failure: mass ? 'Erro ao atualizar a missa' : 'Erro ao incluir a missa',
    then: onClose,
  });

  return (
    <Form onSubmit={onSubmit}>
      <div className={styles.pair}>
        <DateField
          label="Data"
          min={schedule.startDate}
          max={schedule.endDate}
          required
          value={values.date}
          onChange={(date) => set({ date })}
          error={error('date')}
        />
        <TimeField
          label="Horário"
          required
          value={values.time}
          onChange={(time) => set({ time })}
          error={error('time')}
        />
      </div>
      <TextField label="Descrição" maxLength={200} required {...field('description')} />
      <div className={styles.pair}>
        <TextField
          label="Ministros necessários"
          type="number"
          inputMode="numeric"
          min={1}
          max={99}
          required
          {...field('requiredMinisters')}
        />
        <TextField
          label="Experientes, pelo menos"
          type="number"
          inputMode="numeric"
          min={0}
          max={99}
          {...field('experiencedRequired')}
        />
      </div>
      <TextField
        label="Local"
        maxLength={120}
        hint="Sem um local, vale o da paróquia."
        {...field('location')}
      />
      <DialogFoot onClose={onClose}>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? 'Salvando...' : mass ? 'Salvar missa' : 'Incluir missa'}
        </Button>
      </DialogFoot>
    </Form>
  );
}

/** Numbers left empty are not numbers: the server says so beside their field. */
const bodyOf = ({ requiredMinisters, experiencedRequired, ...texts }: Values) => ({
  ...texts,
  requiredMinisters: requiredMinisters === '' ? Number.NaN : Number(requiredMinisters),
  experiencedRequired: experiencedRequired === '' ? 0 : Number(experiencedRequired),
});

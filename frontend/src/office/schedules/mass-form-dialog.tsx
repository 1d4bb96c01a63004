import { useState, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, TextField } from '../../ui/field.tsx';
import type { Mass } from './calendar-model.ts';
import type { Schedule } from './schedule-states.ts';
import styles from './dialogs.module.css';

type Values = Record<
  'date' | 'time' | 'description' | 'requiredMinisters' | 'experiencedRequired' | 'location',
  string
>;

/** A new mass of a schedule, or a change of one that it has. */
export function MassFormDialog({
  schedule,
  mass,
  onClose,
}: {
  schedule: Schedule;
  mass?: Mass;
  onClose: () => void;
}) {
  const [values, setValues] = useState<Values>({
    date: mass?.date ?? schedule.startDate,
    time: mass?.time ?? '',
    description: mass?.description ?? '',
    requiredMinisters: String(mass?.requiredMinisters ?? ''),
    experiencedRequired: String(mass?.experiencedRequired ?? 1),
    location: mass?.location ?? '',
  });
  const { mutate, isPending, error } = useChange<void>({
    run: () =>
      mass
        ? call('PUT /api/slots/{id}', { path: { id: mass.id }, body: bodyOf(values) })
        : call('POST /api/schedules/{id}/slots', { path: { id: schedule.id }, body: bodyOf(values) }),
    success: mass ? 'Missa atualizada' : 'Missa incluída',
    failure: mass ? 'Erro ao atualizar a missa' : 'Erro ao incluir a missa',
    then: onClose,
  });
  const field = (name: keyof Values) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: error?.fields[name],
  });

  function save(event: FormEvent): void {
    event.preventDefault();
    mutate();
  }

  return (
    <Dialog open onClose={onClose} title={mass ? 'Editar missa' : 'Incluir missa'}>
      <Form onSubmit={save}>
        <div className={styles.pair}>
          <TextField
            label="Data"
            type="date"
            min={schedule.startDate}
            max={schedule.endDate}
            required
            {...field('date')}
          />
          <TextField label="Horário" type="time" required {...field('time')} />
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
            label="Ministros experientes, pelo menos"
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
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={isPending}>
            {isPending ? 'Salvando...' : mass ? 'Salvar missa' : 'Incluir missa'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

/** Numbers left empty are not numbers: the server says so beside their field. */
const bodyOf = ({ requiredMinisters, experiencedRequired, ...texts }: Values) => ({
  ...texts,
  requiredMinisters: requiredMinisters === '' ? Number.NaN : Number(requiredMinisters),
  experiencedRequired: experiencedRequired === '' ? 0 : Number(experiencedRequired),
});

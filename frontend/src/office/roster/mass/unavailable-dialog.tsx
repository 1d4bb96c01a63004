import { call } from '../../../api/client.ts';
import { useApiForm } from '../../../api/use-api-form.ts';
import { dayInMonth, massMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, FormActions, TextField } from '../../../ui/field.tsx';
import { nameOf, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';

/** Somebody who serves has said that they cannot come: the day is blocked, so that nothing puts them there again. */
export default function UnavailableDialog({
  ministerId,
  mass,
  onClose,
  onNoted,
}: {
  ministerId: number;
  mass: RosterMass;
  onClose: () => void;
  onNoted: () => void;
}) {
  const name = nameOf(useRosterEditor(), ministerId);
  const day = dayInMonth(mass.date);
  const { field, onSubmit, busy } = useApiForm({
    initial: { reason: '' },
    send: ({ reason }) =>
      call('POST /api/ministers/{id}/blocked-dates', {
        path: { id: ministerId },
        body: { date: mass.date, reason: reason.trim() },
      }),
    success: `Anotado: ${name} não pode em ${day}`,
    failure: 'Não foi possível anotar',
    then: onNoted,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} avisou que não pode`}
      description={`${name} serve na missa de ${massMoment(mass)}. O dia ${day} fica bloqueado: nem um cálculo nem uma lista põe ${name} de novo nele. Em seguida, escolha quem entra no lugar.`}
    >
      <Form onSubmit={onSubmit}>
        <TextField label="Motivo (opcional)" maxLength={200} {...field('reason')} />
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={busy}>
            Anotar e escolher quem entra
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

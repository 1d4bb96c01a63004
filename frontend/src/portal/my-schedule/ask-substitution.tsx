import { call } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, TextAreaField } from '../../ui/field.tsx';
import { momentOf, type Duty } from './my-schedule-model.ts';

const MIN_REASON = 3;
const MAX_REASON = 500;

/** Asks why, and tells the coordination. What is typed stays on the device until it was sent. */
export default function AskSubstitution({ duty, onClose }: { duty: Duty; onClose: () => void }) {
  const { field, onSubmit, busy } = useApiForm({
    initial: { reason: '' },
    draftKey: `substitution.${duty.assignmentId}`,
    check: ({ reason }) => ({
      reason:
        reason.trim().length < MIN_REASON
          ? 'Conte em poucas palavras por que você não pode servir.'
          : undefined,
    }),
    send: ({ reason }) =>
      call('POST /api/substitutions', {
        body: { assignmentId: duty.assignmentId, reason: reason.trim() },
      }),
    success: { title: 'Substituição solicitada', description: 'A coordenação foi avisada e procura alguém.' },
    failure: 'Erro ao solicitar substituição',
    then: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Solicitar Substituição"
      description={`${duty.description}, ${momentOf(duty)}`}
    >
      <Form onSubmit={onSubmit}>
        <TextAreaField
          label="Motivo"
          hint="Só a coordenação lê. Até ela responder, a missa continua com você."
          required
          maxLength={MAX_REASON}
          {...field('reason')}
        />
        <FormActions>
          <Button onClick={onClose}>Voltar</Button>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? 'Enviando...' : 'Enviar pedido'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

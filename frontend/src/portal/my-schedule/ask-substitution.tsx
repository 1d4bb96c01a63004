import { useState, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, TextAreaField } from '../../ui/field.tsx';
import { momentOf, type Duty } from './my-schedule-model.ts';

const MIN_REASON = 3;
const MAX_REASON = 500;

/** Asks why, and tells the coordination. What is typed stays on the device until it was sent. */
export function AskSubstitution({ duty, onClose }: { duty: Duty; onClose: () => void }) {
  const reason = useDraft(`substitution.${duty.assignmentId}`, '');
  const [tried, setTried] = useState(false);
  const isShort = reason.value.trim().length < MIN_REASON;
  const ask = useApiMutation({
    run: () =>
      call('POST /api/substitutions', {
        body: { assignmentId: duty.assignmentId, reason: reason.value.trim() },
      }),
    success: { title: 'Substituição solicitada', description: 'A coordenação foi avisada e procura alguém.' },
    failure: 'Erro ao solicitar substituição',
    then: () => {
      reason.forget();
      onClose();
    },
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isShort) ask.mutate();
  }

  const missing = tried && isShort ? 'Conte em poucas palavras por que você não pode servir.' : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Solicitar Substituição"
      description={`${duty.description}, ${momentOf(duty)}`}
    >
      <Form onSubmit={send}>
        <TextAreaField
          label="Motivo"
          hint="Só a coordenação lê. Até ela responder, a missa continua com você."
          required
          maxLength={MAX_REASON}
          value={reason.value}
          onChange={(event) => reason.set(event.target.value)}
          error={missing ?? ask.error?.fields.reason}
        />
        <FormActions>
          <Button onClick={onClose}>Voltar</Button>
          <Button type="submit" look="primary" busy={ask.isPending}>
            {ask.isPending ? 'Enviando...' : 'Enviar pedido'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

import { useState, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useUser } from '../../app/session.tsx';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, TextAreaField } from '../../ui/field.tsx';
import { reasonError, type Registration } from './admin-model.ts';

/** Asks for the reason of a rejection, which the person receives. */
export function RejectDialog({
  request: { id, fullName },
  onClose,
}: {
  request: Registration;
  onClose: () => void;
}) {
  const reason = useDraft(`rejection.${useUser().id}.${id}`, '');
  const [missing, setMissing] = useState<string>();
  const reject = useApiMutation({
    run: () =>
      call('PUT /api/registration-requests/{id}/review', {
        path: { id },
        body: { status: 'rejected', reviewComments: reason.value.trim() },
      }),
    success: { title: 'Cadastro rejeitado', description: 'O candidato será notificado por e-mail.' },
    failure: 'Erro ao rejeitar cadastro',
    then: () => {
      reason.forget();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const error = reasonError(reason.value);
    setMissing(error);
    if (error === undefined) reject.mutate();
  };
  const cancel = () => {
    reason.forget();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rejeitar cadastro"
      description={`${fullName} recebe por e-mail a resposta com o motivo. Não é possível voltar atrás.`}
    >
      <Form onSubmit={submit}>
        <TextAreaField
          label="Motivo da rejeição"
          required
          maxLength={2000}
          value={reason.value}
          onChange={({ target }) => reason.set(target.value)}
          error={missing ?? reject.error?.fields.reviewComments}
        />
        <FormActions>
          <Button onClick={cancel}>Cancelar</Button>
          <Button type="submit" look="danger" busy={reject.isPending}>
            Rejeitar
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

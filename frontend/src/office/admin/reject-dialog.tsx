import { call } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextAreaField } from '../../ui/field.tsx';
import { reasonError, type Registration } from './admin-model.ts';

/** Asks for the reason of a rejection, which the person receives. */
export function RejectDialog({
  request: { id, fullName },
  onClose,
}: {
  request: Registration;
  onClose: () => void;
}) {
  const { field, onSubmit, busy, forget } = useApiForm({
    initial: { reviewComments: '' },
    draftKey: `rejection.${id}`,
    check: ({ reviewComments }) => ({ reviewComments: reasonError(reviewComments) }),
    send: ({ reviewComments }) =>
      call('PUT /api/registration-requests/{id}/review', {
        path: { id },
        body: { status: 'rejected', reviewComments: reviewComments.trim() },
      }),
    success: { title: 'Cadastro rejeitado', description: 'O candidato será notificado por e-mail.' },
    failure: 'Erro ao rejeitar cadastro',
    then: onClose,
  });
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rejeitar cadastro"
      description={`${fullName} recebe por e-mail a resposta com o motivo. Não é possível voltar atrás.`}
    >
      <Form onSubmit={onSubmit}>
        <TextAreaField label="Motivo da rejeição" required maxLength={2000} {...field('reviewComments')} />
        <DialogFoot onClose={cancel}>
          <Button type="submit" look="danger" busy={busy}>
            Rejeitar
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

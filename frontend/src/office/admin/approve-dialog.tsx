import { useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { messageOf } from '../../api/http.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { FieldSet, Form } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast, toastError } from '../../api/toasts.ts';
import { APPROVAL_ROLES } from '../../api/labels.ts';
import type { Registration } from './admin-model.ts';
import { RoleRadio } from './role-radio.tsx';

type Reviewed = Answer<'PUT /api/registration-requests/{id}/review'>;

const APPROVED = 'Cadastro aprovado com sucesso!';

/** Chooses the role that an approval gives; asks before it gives it to an account that the e-mail has already. */
export function ApproveDialog({
  request: { id, fullName },
  onClose,
  onApproved,
}: {
  request: Registration;
  onClose: () => void;
  onApproved: (title: string, setupLink: string) => void;
}) {
  const [existingAccount, setExistingAccount] = useState<string | null>(null);
  const { values, set, onSubmit, busy } = useApiForm<{ role: (typeof APPROVAL_ROLES)[number] }, Reviewed>({
    initial: { role: 'ministro' },
    send: ({ role }) =>
      call('PUT /api/registration-requests/{id}/review', {
        path: { id },
        body: { status: 'approved', role, attach: existingAccount !== null },
      }),
    onError: (error) => {
      if (error.body?.code === 'account-exists') setExistingAccount(messageOf(error));
      else toastError('Erro ao aprovar cadastro', error);
    },
    then: ({ setupLink }) => {
      onClose();
      if (setupLink === undefined) toast({ title: APPROVED });
      else onApproved(APPROVED, setupLink);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Aprovar cadastro"
      description={
        existingAccount === null
          ? `${fullName} recebe por e-mail um link para criar a senha, válido por 24 horas.`
          : `${fullName} recebe por e-mail o aviso da aprovação.`
      }
    >
      <Form onSubmit={onSubmit}>
        <FieldSet legend="Função">
          {APPROVAL_ROLES.map((one) => (
            <RoleRadio
              key={one}
              role={one}
              checked={values.role === one}
              onChoose={() => set({ role: one })}
            />
          ))}
        </FieldSet>
        {existingAccount !== null && (
          <Notice role="alert" tone="warning">
            {existingAccount}
          </Notice>
        )}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            {existingAccount === null ? 'Aprovar' : 'Aprovar para esta conta'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

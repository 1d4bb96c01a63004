import { useState, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldSet, Form, FormActions } from '../../ui/field.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { APPROVAL_ROLES, type ApprovalRole, type Registration } from './admin-model.ts';
import { RoleRadio } from './role-radio.tsx';

const APPROVED = 'Cadastro aprovado com sucesso!';

/** Chooses the role that an approval gives. */
export function ApproveDialog({
  request: { id, fullName },
  onClose,
  onApproved,
}: {
  request: Registration;
  onClose: () => void;
  onApproved: (title: string, setupLink: string) => void;
}) {
  const [role, setRole] = useState<ApprovalRole>('ministro');
  const approve = useApiMutation({
    run: () =>
      call('PUT /api/registration-requests/{id}/review', {
        path: { id },
        body: { status: 'approved', role },
      }),
    failure: 'Erro ao aprovar cadastro',
    then: ({ setupLink }) => {
      onClose();
      if (setupLink === undefined) toast({ title: APPROVED });
      else onApproved(APPROVED, setupLink);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    approve.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Aprovar cadastro"
      description={`${fullName} recebe por e-mail um link para criar a senha, válido por 24 horas.`}
    >
      <Form onSubmit={submit}>
        <FieldSet legend="Função">
          {APPROVAL_ROLES.map((one) => (
            <RoleRadio key={one} role={one} checked={role === one} onChoose={() => setRole(one)} />
          ))}
        </FieldSet>
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={approve.isPending}>
            Aprovar
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

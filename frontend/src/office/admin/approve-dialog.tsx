import { call, type Answer } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldSet, Form, FormActions } from '../../ui/field.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { APPROVAL_ROLES, type ApprovalRole, type Registration } from './admin-model.ts';
import { RoleRadio } from './role-radio.tsx';

type Reviewed = Answer<'PUT /api/registration-requests/{id}/review'>;

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
  const { values, set, onSubmit, busy } = useApiForm<{ role: ApprovalRole }, Reviewed>({
    initial: { role: 'ministro' },
    send: ({ role }) =>
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
  return (
    <Dialog
      open
      onClose={onClose}
      title="Aprovar cadastro"
      description={`${fullName} recebe por e-mail um link para criar a senha, válido por 24 horas.`}
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
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={busy}>
            Aprovar
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

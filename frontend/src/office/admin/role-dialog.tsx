import { call } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { ROLE_LABELS, SERVING_ROLES } from '../../api/labels.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { FieldSet, Form } from '../../ui/field.tsx';
import { ACCOUNT_ROLES, type Account, type Role } from './admin-model.ts';
import { RoleRadio } from './role-radio.tsx';

/** Gives an account another role; whoever is signed in to it signs in again. */
export function RoleDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  const { values, set, error, onSubmit, busy } = useApiForm<{ role: Role }>({
    initial: { role: user.role === 'user' ? 'ministro' : user.role },
    send: (body) => call('PUT /api/users/{id}', { path: { id: user.id }, body }),
    success: (_, { role: given }) => ({
      title: 'Função alterada',
      description: `${user.name} agora é ${ROLE_LABELS[given]}.`,
    }),
    failure: 'Erro ao mudar função',
    then: onClose,
  });
  const { role } = values;
  const servesWithoutRecord = user.ministerId === null && SERVING_ROLES.some((one) => one === role);
  const unverified = user.emailVerifiedAt === null && user.hasPassword;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Mudar função"
      description={`${user.name} (${user.email}) sai do sistema em todos os aparelhos e entra de novo já com a nova função.`}
    >
      <Form onSubmit={onSubmit}>
        <FieldSet
          legend="Função"
          error={error('role')}
          hint={
            unverified
              ? 'Esta pessoa ainda não confirmou que o e-mail é dela. Peça que use “Esqueceu a senha?” na página de entrada; depois dê a função.'
              : servesWithoutRecord
                ? 'Esta conta não tem cadastro de ministro. Para que entre nas escalas, não mude a função aqui: aprove a solicitação dela.'
                : undefined
          }
        >
          {ACCOUNT_ROLES.map((one) => (
            <RoleRadio key={one} role={one} checked={role === one} onChoose={() => set({ role: one })} />
          ))}
        </FieldSet>
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy} disabled={unverified || role === user.role}>
            Mudar função
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

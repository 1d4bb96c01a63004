import { call } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, PasswordField } from '../../ui/field.tsx';
import type { Account } from './admin-model.ts';

/** Takes the second factor away from somebody who has lost app and recovery codes, for the administrator's own password. */
export function ResetSecondFactorDialog({
  user: { id, name },
  onClose,
}: {
  user: Account;
  onClose: () => void;
}) {
  const { field, onSubmit, busy, values } = useApiForm({
    initial: { password: '' },
    send: (body) => call('POST /api/users/{id}/second-factor/reset', { path: { id }, body }),
    success: { title: 'Verificação em duas etapas retirada', description: 'A pessoa foi avisada.' },
    failure: 'Erro ao retirar a verificação',
    then: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Retirar a verificação em duas etapas"
      description={`${name} volta a entrar só com a senha. Faça isto apenas se reconhece a pessoa e ela perdeu o aplicativo e os códigos de recuperação. Fica registrado, e a pessoa é avisada.`}
    >
      <Form onSubmit={onSubmit}>
        <PasswordField label="Sua senha" autoComplete="current-password" required {...field('password')} />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="danger" busy={busy} disabled={values.password === ''}>
            Retirar a verificação
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

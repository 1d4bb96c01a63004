import type { FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { storeToken } from '../../../api/http.ts';
import { useApiForm } from '../../../api/use-api-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Form, PasswordField } from '../../../ui/field.tsx';

const MIN_LENGTH = 6;
const TOO_SHORT = 'A senha deve ter pelo menos 6 caracteres.';
const DIFFERENT = 'As senhas não coincidem';

/** A new password in place of the old one; this session goes on, the others end. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { field, values, onSubmit, busy } = useApiForm({
    initial: { currentPassword: '', newPassword: '', confirmation: '' },
    check: ({ newPassword }) => ({ newPassword: newPassword.length < MIN_LENGTH ? TOO_SHORT : undefined }),
    send: async ({ currentPassword, newPassword }) => {
      const { token } = await call('POST /api/auth/change-password', {
        body: { currentPassword, newPassword },
      });
      storeToken(token);
    },
    success: { title: 'Senha alterada com sucesso', description: 'Nos outros aparelhos, entre de novo.' },
    failure: 'Erro ao alterar senha',
    then: onClose,
  });
  const { currentPassword, newPassword, confirmation } = values;
  const isReady = currentPassword !== '' && newPassword !== '' && newPassword === confirmation;
  const differs = confirmation !== '' && newPassword !== confirmation;

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (isReady) onSubmit(event);
    else event.preventDefault();
  }

  return (
    <Dialog open onClose={onClose} title="Alterar senha">
      <Form onSubmit={submit}>
        <PasswordField
          label="Senha atual"
          autoComplete="current-password"
          required
          {...field('currentPassword')}
        />
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          hint="Pelo menos 6 caracteres."
          required
          {...field('newPassword')}
        />
        <PasswordField
          label="Repita a nova senha"
          autoComplete="new-password"
          required
          {...field('confirmation')}
          error={differs ? DIFFERENT : undefined}
        />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy} disabled={!isReady}>
            Alterar senha
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

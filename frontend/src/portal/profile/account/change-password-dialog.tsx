import { useState, type FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { storeToken } from '../../../api/http.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, FormActions, PasswordField } from '../../../ui/field.tsx';

const MIN_LENGTH = 6;
const TOO_SHORT = 'A senha deve ter pelo menos 6 caracteres.';
const DIFFERENT = 'As senhas não coincidem';

/** A new password in place of the old one; this session goes on, the others end. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState({ currentPassword: '', newPassword: '', confirmation: '' });
  const [tooShort, setTooShort] = useState(false);
  const { currentPassword, newPassword, confirmation } = form;
  const change = useApiMutation({
    run: async () => {
      const { token } = await call('POST /api/auth/change-password', {
        body: { currentPassword, newPassword },
      });
      storeToken(token);
    },
    success: { title: 'Senha alterada com sucesso', description: 'Nos outros aparelhos, entre de novo.' },
    failure: 'Erro ao alterar senha',
    then: onClose,
  });
  const errors = change.error?.fields ?? {};
  const isReady = currentPassword !== '' && newPassword !== '' && newPassword === confirmation;
  const differs = confirmation !== '' && newPassword !== confirmation;

  function type(part: Partial<typeof form>): void {
    setForm({ ...form, ...part });
    setTooShort(false);
    change.reset();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isShort = newPassword.length < MIN_LENGTH;
    setTooShort(isShort);
    if (isReady && !isShort) change.mutate();
  }

  return (
    <Dialog open onClose={onClose} title="Alterar senha">
      <Form onSubmit={submit}>
        <PasswordField
          label="Senha atual"
          autoComplete="current-password"
          value={currentPassword}
          onChange={({ target }) => type({ currentPassword: target.value })}
          error={errors.currentPassword}
          required
        />
        <PasswordField
          label="Nova senha"
          autoComplete="new-password"
          hint="Pelo menos 6 caracteres"
          value={newPassword}
          onChange={({ target }) => type({ newPassword: target.value })}
          error={tooShort ? TOO_SHORT : errors.newPassword}
          required
        />
        <PasswordField
          label="Repita a nova senha"
          autoComplete="new-password"
          value={confirmation}
          onChange={({ target }) => type({ confirmation: target.value })}
          error={differs ? DIFFERENT : undefined}
          required
        />
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={change.isPending} disabled={!isReady}>
            Alterar senha
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

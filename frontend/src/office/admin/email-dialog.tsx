import { call } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { passwordMissing } from '../../lib/typed.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, PasswordField, TextField } from '../../ui/field.tsx';
import type { Account } from './admin-model.ts';

/** Another e-mail for somebody who has lost their mailbox, on the administrator's word. */
export function EmailDialog({ user: { id, name, email }, onClose }: { user: Account; onClose: () => void }) {
  const { field, onSubmit, busy } = useApiForm({
    initial: { email: '', password: '' },
    check: (given) => ({
      email: given.email.includes('@') ? undefined : 'Escreva o e-mail inteiro, como nome@exemplo.com.',
      password: passwordMissing(given.password),
    }),
    send: (body) => call('PUT /api/users/{id}/email', { path: { id }, body }),
    success: { title: 'E-mail alterado', description: `${name} entra com o novo, e é avisado no sistema.` },
    failure: 'Erro ao alterar e-mail',
    then: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Mudar o e-mail da conta"
      description={
        <>
          <p>
            <strong>{name}</strong> ({email})
          </p>
          <p>
            Só para quem perdeu o acesso ao e-mail antigo: os outros mudam o seu no próprio perfil. Confira
            com a pessoa que o novo é dela. Ela é avisada no sistema e no e-mail antigo, e o ato fica na
            auditoria.
          </p>
        </>
      }
    >
      <Form onSubmit={onSubmit}>
        <TextField label="E-mail novo" type="email" required {...field('email')} />
        <PasswordField
          label="Sua senha, para confirmar"
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            Mudar o e-mail
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

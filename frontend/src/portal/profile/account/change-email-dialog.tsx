import { call, type Answer } from '../../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../../api/queries.ts';
import { useApiForm } from '../../../api/use-api-form.ts';
import { passwordMissing } from '../../../lib/typed.ts';
import { useUser } from '../../../shared/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Form, PasswordField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Muted, Stack } from '../../../ui/page.tsx';
import { QueryState } from '../../../ui/states.tsx';

type Pending = NonNullable<Answer<'GET /api/email-change'>['pending']>;

/** Another e-mail for the account, once both mailboxes have confirmed it; and how far that is. */
export default function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const change = useApiQuery('/api/email-change', {}, { fresh: true });
  return (
    <Dialog open onClose={onClose} title="Alterar e-mail">
      <QueryState query={change}>
        {({ pending }) =>
          pending ? <Waiting pending={pending} onClose={onClose} /> : <Wish onClose={onClose} />
        }
      </QueryState>
    </Dialog>
  );
}

function Wish({ onClose }: { onClose: () => void }) {
  const { email } = useUser();
  const { field, onSubmit, busy } = useApiForm({
    initial: { email: '', password: '' },
    check: (given) => ({
      email: given.email.includes('@') ? undefined : 'Escreva o e-mail inteiro, como nome@exemplo.com.',
      password: passwordMissing(given.password),
    }),
    send: (body) => call('POST /api/email-change', { body }),
    success: ({ message }) => ({ title: 'Confira os dois e-mails', description: message }),
    failure: 'Erro ao pedir a mudança de e-mail',
  });
  return (
    <Form onSubmit={onSubmit}>
      <p>
        Enviamos um link para o e-mail novo e outro para {email}. A mudança vale quando você tiver aberto os
        dois; até lá, entre com o de agora.
      </p>
      <TextField label="E-mail novo" type="email" autoComplete="email" required {...field('email')} />
      <PasswordField
        label="Sua senha, para confirmar"
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <Lost />
      <DialogFoot onClose={onClose}>
        <Button type="submit" look="primary" busy={busy}>
          Enviar os links
        </Button>
      </DialogFoot>
    </Form>
  );
}

function Waiting({ pending, onClose }: { pending: Pending; onClose: () => void }) {
  const { email } = useUser();
  const withdraw = useApiMutation({
    run: () => call('DELETE /api/email-change'),
    success: ({ message }) => message,
    failure: 'Erro ao cancelar o pedido',
  });
  const { newEmail, oldConfirmed, newConfirmed } = pending;
  return (
    <Stack>
      <p>A mudança espera a confirmação dos dois e-mails. Cada link vale por 24 horas.</p>
      <ul>
        <li>
          {email}: <strong>{oldConfirmed ? 'confirmado' : 'falta confirmar'}</strong>
        </li>
        <li>
          {newEmail}: <strong>{newConfirmed ? 'confirmado' : 'falta confirmar'}</strong>
        </li>
      </ul>
      <Notice>Não chegou? Confira o endereço e a pasta de spam, ou cancele o pedido e comece de novo.</Notice>
      <Lost />
      <DialogFoot onClose={onClose} leave="Fechar">
        <Button look="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Cancelar o pedido
        </Button>
      </DialogFoot>
    </Stack>
  );
}

const Lost = () => (
  <Muted>
    Não abre mais o e-mail de agora? Peça à administração que o mude: só ela pode fazer isso sem ele.
  </Muted>
);

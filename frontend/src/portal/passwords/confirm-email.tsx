import { useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { messageOf } from '../../api/http.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useSession } from '../../shared/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormActions } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { FrontPage } from '../front-page.tsx';
import { CheckingLink, UncheckedLink } from './link-check.tsx';
import { LinkState } from './link-state.tsx';

/** Confirms or cancels another e-mail for an account, by a button: opening the page alone does nothing. */
export default function ConfirmEmail() {
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  if (token === '')
    return <DeadLink title="Link incompleto" text="Abra o endereço completo que veio no e-mail." />;
  return <CheckedLink token={token} notMe={params.has('not-me')} />;
}

type Mailbox = 'old' | 'new';

function CheckedLink({ token, notMe }: { token: string; notMe: boolean }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    '/api/email-change/links/{token}',
    { path: { token } },
    { fresh: true },
  );
  const confirm = useApiMutation({
    run: () => call('POST /api/email-change/confirm', { body: { token } }),
    failure: 'Erro ao confirmar o e-mail',
  });
  const cancel = useApiMutation({
    run: (_: Mailbox) => call('POST /api/email-change/cancel', { body: { token } }),
    failure: 'Erro ao cancelar o pedido',
  });
  // First what was done: the link, asked for again, is used up by then.
  if (confirm.data) {
    const { changed, message } = confirm.data;
    const title = changed ? 'E-mail alterado' : 'Confirmado';
    return <LinkState kind="done" title={title} text={message} actions={<Onward />} />;
  }
  if (cancel.data) return <Cancelled message={cancel.data.message} mailbox={cancel.variables} />;
  const refused = confirm.error ?? cancel.error;
  if (refused && [400, 409].includes(refused.status))
    return <DeadLink title="Nada mudou" text={messageOf(refused)} />;
  if (data?.mailbox) {
    const { mailbox } = data;
    return (
      <Decision
        mailbox={mailbox}
        notMe={notMe}
        confirm={{ busy: confirm.isPending, run: () => confirm.mutate() }}
        cancel={{ busy: cancel.isPending, run: () => cancel.mutate(mailbox) }}
      />
    );
  }
  if (isFetching) return <CheckingLink title="Mudança de e-mail" />;
  if (data) return <DeadLink title="Link inválido" text={data.message} />;
  return <UncheckedLink error={error} onRetry={() => void refetch()} />;
}

function Cancelled({ message, mailbox }: { message: string; mailbox: Mailbox }) {
  if (mailbox === 'new')
    return <LinkState kind="done" title="Pedido cancelado" text={message} actions={<Onward />} />;
  return (
    <LinkState
      kind="done"
      title="Pedido cancelado"
      text={message}
      actions={
        <ButtonLink to="/forgot-password" look="primary" wide>
          Criar uma nova senha
        </ButtonLink>
      }
    >
      <p>Quem fez o pedido conhece a sua senha: crie outra agora.</p>
    </LinkState>
  );
}

interface Act {
  busy: boolean;
  run: () => void;
}

function Decision({
  mailbox,
  notMe,
  confirm,
  cancel,
}: {
  mailbox: Mailbox;
  notMe: boolean;
  confirm: Act;
  cancel: Act;
}) {
  const busy = confirm.busy || cancel.busy;
  return (
    <FrontPage title="Mudança de e-mail">
      <Stack gap={24}>
        <h1>Mudar o e-mail da conta?</h1>
        <p>
          {mailbox === 'old'
            ? 'Este é o e-mail atual da conta. Se foi você quem pediu para trocá-lo, confirme. Se não foi, cancele.'
            : 'Este passa a ser o e-mail da conta. Se foi você quem pediu, confirme. Se não foi, cancele.'}
        </p>
        <FormActions>
          <Button
            look={notMe ? 'danger' : 'secondary'}
            busy={cancel.busy}
            disabled={busy}
            onClick={cancel.run}
          >
            Não fui eu: cancelar
          </Button>
          <Button
            look={notMe ? 'secondary' : 'primary'}
            busy={confirm.busy}
            disabled={busy}
            onClick={confirm.run}
          >
            Confirmar a mudança
          </Button>
        </FormActions>
      </Stack>
    </FrontPage>
  );
}

/** A link that changes nothing; in the profile one sees which address counts, and asks again. */
function DeadLink({ title, text }: { title: string; text: string }) {
  return (
    <LinkState
      kind="invalid"
      title={title}
      text={text}
      actions={
        <ButtonLink to="/profile" look="primary" wide>
          Ver meu perfil
        </ButtonLink>
      }
    >
      <p>No seu perfil você vê qual e-mail vale agora e pode pedir a mudança de novo.</p>
    </LinkState>
  );
}

function Onward() {
  const { state } = useSession();
  return state.status === 'signed-in' ? (
    <ButtonLink to="/profile" look="primary" wide>
      Ver meu perfil
    </ButtonLink>
  ) : (
    <ButtonLink to="/login" look="primary" wide>
      Ir para Login
    </ButtonLink>
  );
}

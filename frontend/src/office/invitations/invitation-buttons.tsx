import { useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { invitedWords } from './invitations-model.ts';

/** Loaded when it is opened: it draws the code to be scanned. */
const HandOverDialog = lazyPage(() => import('./hand-over-dialog.tsx'), null);

export type Invitable = Pick<
  Answer<'GET /api/ministers/{id}'>,
  'id' | 'fullName' | 'scheduleName' | 'phone' | 'access'
>;

/** What brings one person in: an account, a mail with the link, or the link in hand. */
export function InvitationButtons({ minister }: { minister: Invitable }) {
  const { id, access } = minister;
  const [giving, setGiving] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const hand = useApiMutation({
    run: () => call('POST /api/ministers/{id}/setup-link', { path: { id } }),
    failure: 'Erro ao criar o link',
    then: ({ setupLink }) => setLink(setupLink),
  });
  const mail = useApiMutation({
    run: () => call('POST /api/ministers/invitations', { body: { ministerIds: [id] } }),
    success: ({ invited }) => invitedWords(invited),
    failure: 'Erro ao enviar o convite',
  });
  const onGiven = (setupLink: string) => {
    setGiving(false);
    setLink(setupLink);
  };
  return (
    <>
      {access === 'none' && <Button onClick={() => setGiving(true)}>Dar uma conta</Button>}
      {access === 'invited' && (
        <>
          <Button busy={mail.isPending} onClick={() => mail.mutate()}>
            Convidar por e-mail
          </Button>
          <Button busy={hand.isPending} onClick={() => hand.mutate()}>
            Entregar o link
          </Button>
        </>
      )}
      {giving && <GiveAccountDialog minister={minister} onGiven={onGiven} onClose={() => setGiving(false)} />}
      {link !== null && <HandOverDialog minister={minister} link={link} onClose={() => setLink(null)} />}
    </>
  );
}

function GiveAccountDialog({
  minister: { id, scheduleName },
  onGiven,
  onClose,
}: {
  minister: Invitable;
  onGiven: (link: string) => void;
  onClose: () => void;
}) {
  const { field, onSubmit, busy } = useApiForm({
    initial: { email: '' },
    send: (body) => call('POST /api/ministers/{id}/account', { path: { id }, body }),
    success: 'Conta criada',
    failure: 'Erro ao criar a conta',
    then: ({ setupLink }) => onGiven(setupLink),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Dar uma conta a ${scheduleName}`}
      description="O cadastro, as respostas e as escalas continuam os mesmos. A seguir você entrega o link para criar a senha."
    >
      <Form onSubmit={onSubmit}>
        <TextField
          label="E-mail com que a pessoa vai entrar"
          type="email"
          required
          maxLength={254}
          hint="Confira com a pessoa: quem lê este e-mail pode trocar a senha."
          {...field('email')}
        />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            Criar a conta
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

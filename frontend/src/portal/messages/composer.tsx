import { useState, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useCan } from '../../app/session.tsx';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, TextAreaField, TextField } from '../../ui/field.tsx';
import {
  gapsOf,
  MAX_BODY,
  MAX_SUBJECT,
  recipientNamed,
  replySubject,
  type PersonalMessage,
  type Recipient,
} from './messages-model.ts';
import { RecipientField, type Addressee } from './recipient-field.tsx';

interface Draft {
  to: Addressee;
  subject: string;
  body: string;
}

/** A message to the coordination or, for those who oversee, to one person. It stays on the device until it was sent. */
export function Composer({
  recipients,
  answered,
  onClose,
}: {
  recipients: readonly Recipient[];
  answered: PersonalMessage | null;
  onClose: () => void;
}) {
  const mayChoose = useCan()('people.read');
  const draft = useDraft<Draft>(answered ? `message.${answered.id}` : 'message', {
    to: (answered && recipientNamed(recipients, answered.senderName)) ?? 'coordination',
    subject: answered ? replySubject(answered.subject) : '',
    body: '',
  });
  const { to, subject, body } = draft.value;
  const [tried, setTried] = useState(false);
  const gaps = {
    ...(to === null ? { to: 'Escolha para quem é a mensagem.' } : {}),
    ...gapsOf({ subject, body }, { subject: 'Escreva o assunto.', body: 'Escreva a mensagem.' }),
  };
  const missing: { to?: string; subject?: string; body?: string } = tried ? gaps : {};
  const send = useApiMutation({
    run: () =>
      call('POST /api/personal-messages', {
        body: {
          subject: subject.trim(),
          body: body.trim(),
          ...(typeof to === 'object' && to ? { recipientId: to.id } : { toCoordination: true }),
        },
      }),
    success: ({ recipients: count }) => ({
      title: 'Mensagem enviada',
      description:
        typeof to === 'object' && to
          ? `${to.name} pode ler a mensagem.`
          : `A coordenação pode ler a mensagem (${count === 1 ? '1 pessoa' : `${count} pessoas`}).`,
    }),
    failure: 'Erro ao enviar mensagem',
    then: () => {
      draft.forget();
      onClose();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (Object.keys(gaps).length === 0) send.mutate();
  }

  const fields = send.error?.fields ?? {};
  return (
    <Dialog
      open
      onClose={onClose}
      title={mayChoose ? 'Escrever mensagem' : 'Escrever à coordenação'}
      description={answered && `Em resposta a “${answered.subject}”, de ${answered.senderName}`}
    >
      <Form onSubmit={submit}>
        {mayChoose && (
          <RecipientField
            recipients={recipients}
            value={to}
            onChange={(next) => draft.set((before) => ({ ...before, to: next }))}
            error={missing.to ?? fields.recipientId}
          />
        )}
        <TextField
          label="Assunto"
          required
          maxLength={MAX_SUBJECT}
          value={subject}
          onChange={(event) => draft.set((before) => ({ ...before, subject: event.target.value }))}
          error={missing.subject ?? fields.subject}
        />
        <TextAreaField
          label="Mensagem"
          required
          rows={7}
          maxLength={MAX_BODY}
          value={body}
          onChange={(event) => draft.set((before) => ({ ...before, body: event.target.value }))}
          error={missing.body ?? fields.body}
        />
        <FormActions>
          <Button onClick={onClose}>Voltar</Button>
          <Button type="submit" look="primary" busy={send.isPending}>
            {send.isPending ? 'Enviando...' : 'Enviar mensagem'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

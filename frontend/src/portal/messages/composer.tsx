import { call, type Answer } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { useCan } from '../../shared/session.tsx';
import { MAX_BODY, MAX_SUBJECT, messageGaps } from '../../lib/message-text.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, TextAreaField, TextField } from '../../ui/field.tsx';
import { recipientNamed, replySubject, type PersonalMessage, type Recipient } from './messages-model.ts';
import { RecipientField, type Addressee } from './recipient-field.tsx';

type Sent = Answer<'POST /api/personal-messages'>;

interface Draft {
  to: Addressee;
  subject: string;
  body: string;
}

/**
 * A message to the coordination or, for those who oversee, to one person, for those who coordinate, to everybody. It stays
 * on the device until it was sent.
 */
export default function Composer({
  recipients,
  answered,
  onClose,
}: {
  recipients: readonly Recipient[];
  answered: PersonalMessage | null;
  onClose: () => void;
}) {
  const can = useCan();
  const mayChoose = can('people.read');
  const mayWriteToAll = can('people.write');
  const { field, error, values, set, onSubmit, busy, failure } = useApiForm<Draft, Sent>({
    initial: {
      to:
        (answered && recipientNamed(recipients, answered.senderName)) ??
        (mayWriteToAll && !answered ? null : 'coordination'),
      subject: answered ? replySubject(answered.subject) : '',
      body: '',
    },
    draftKey: answered ? `message.${answered.id}` : 'message',
    check: ({ to, subject, body }) => ({
      ...(to === null ? { to: 'Escolha para quem é a mensagem.' } : {}),
      ...messageGaps({ subject, body }),
    }),
    send: ({ to, subject, body }) =>
      call('POST /api/personal-messages', {
        body: {
          subject: subject.trim(),
          body: body.trim(),
          ...(typeof to === 'object' && to ? { recipientId: to.id } : {}),
          ...(to === 'everyone' ? { toEveryone: true } : {}),
          ...(to === 'coordination' ? { toCoordination: true } : {}),
        },
      }),
    success: ({ recipients: count }, { to }) => ({
      title: 'Mensagem enviada',
      description:
        typeof to === 'object' && to
          ? `${to.name} pode ler a mensagem.`
          : to === 'everyone'
            ? `${plural(count, 'pessoa pode', 'pessoas podem')} ler a mensagem.`
            : `A coordenação pode ler a mensagem (${plural(count, 'pessoa', 'pessoas')}).`,
    }),
    failure: 'Erro ao enviar mensagem',
    then: onClose,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={mayChoose ? 'Escrever mensagem' : 'Escrever à coordenação'}
      description={answered && `Em resposta a “${answered.subject}”, de ${answered.senderName}`}
    >
      <Form onSubmit={onSubmit}>
        {mayChoose && (
          <RecipientField
            recipients={recipients}
            value={values.to}
            onChange={(to) => set({ to })}
            mayWriteToAll={mayWriteToAll}
            error={error('to') ?? failure?.fields.recipientId}
          />
        )}
        <TextField label="Assunto" required maxLength={MAX_SUBJECT} {...field('subject')} />
        <TextAreaField label="Mensagem" required rows={7} maxLength={MAX_BODY} {...field('body')} />
        <FormActions>
          <Button onClick={onClose}>Voltar</Button>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? 'Enviando...' : 'Enviar mensagem'}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

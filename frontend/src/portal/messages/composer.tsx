import { call, type Answer } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { useCan } from '../../shared/session.tsx';
import { MAX_BODY, MAX_SUBJECT, messageGaps } from '../../lib/message-text.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextAreaField, TextField } from '../../ui/field.tsx';
import { recipientNamed, replySubject, type PersonalMessage, type Recipient } from './messages-model.ts';
import { isChosen, RecipientField, type Addressee } from './recipient-field.tsx';

type Sent = Answer<'POST /api/personal-messages'>;

interface Text {
  subject: string;
  body: string;
}

interface Draft extends Text {
  to: Addressee;
}

/**
 * A message to the coordination or, for those who oversee, to one person, for those who coordinate, to a group of people
 * or to everybody. It stays on the device until it was sent.
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
  const replied = answered && recipientNamed(recipients, answered.senderName);
  const { field, error, values, set, onSubmit, busy, failure } = useApiForm<Draft, Sent>({
    initial: {
      to: replied
        ? { group: 'person', id: replied.id }
        : { group: mayWriteToAll && !answered ? null : 'coordination', id: null },
      subject: answered ? replySubject(answered.subject) : '',
      body: '',
    },
    draftKey: answered ? `message.${answered.id}` : 'message',
    check: ({ to, subject, body }) => ({
      to: isChosen(to) ? undefined : 'Escolha para quem é a mensagem.',
      ...messageGaps({ subject, body }),
    }),
    send: ({ to, subject, body }) => send(to, { subject: subject.trim(), body: body.trim() }),
    success: ({ recipients: count }, { to }) => ({
      title: 'Mensagem enviada',
      description:
        to.group === 'person'
          ? `${recipients.find(({ id }) => id === to.id)?.name ?? 'A pessoa'} pode ler a mensagem.`
          : to.group === 'coordination'
            ? `A coordenação pode ler a mensagem (${plural(count, 'pessoa', 'pessoas')}).`
            : `${plural(count, 'pessoa pode', 'pessoas podem')} ler a mensagem.`,
    }),
    failure: 'Erro ao enviar mensagem',
    then: onClose,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={mayChoose ? 'Nova mensagem' : 'Escrever à coordenação'}
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
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? 'Enviando...' : 'Enviar mensagem'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

function send({ group, id }: Addressee, body: Text): Promise<Sent> {
  if (group === 'team') return call('POST /api/slots/{id}/message', { path: { id: id! }, body });
  if (group === 'unanswered')
    return call('POST /api/questionnaires/{id}/message', { path: { id: id! }, body });
  return call('POST /api/personal-messages', {
    body: {
      ...body,
      ...(group === 'person'
        ? { recipientId: id }
        : { [group === 'everyone' ? 'toEveryone' : 'toCoordination']: true }),
    },
  });
}

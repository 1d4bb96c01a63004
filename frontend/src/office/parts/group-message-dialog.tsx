import { call, type Answer } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { MAX_BODY, MAX_SUBJECT, messageGaps } from '../../lib/message-text.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextAreaField, TextField } from '../../ui/field.tsx';

/** To whom a message goes, how they are called, and about what it is, where that is known. */
export type Group = { words: string; subject?: string } & (
  | { kind: 'team'; slotId: number }
  | { kind: 'unanswered'; questionnaireId: number }
);

interface Text {
  subject: string;
  body: string;
}
type Sent = Answer<'POST /api/personal-messages'>;

/** A message of the coordination to several people at once: each reads it among their own. */
export default function GroupMessageDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { field, onSubmit, busy, forget } = useApiForm<Text, Sent>({
    initial: { subject: group.subject ?? '', body: '' },
    draftKey: `group-message.${keyOf(group)}`,
    check: messageGaps,
    send: ({ subject, body }) => send(group, { subject: subject.trim(), body: body.trim() }),
    success: ({ recipients }) => ({
      title: 'Mensagem enviada',
      description: `${plural(recipients, 'pessoa pode', 'pessoas podem')} ler a mensagem.`,
    }),
    failure: 'Erro ao enviar a mensagem',
    then: onClose,
  });
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Nova mensagem" description={`Para: ${group.words}.`}>
      <Form onSubmit={onSubmit}>
        <TextField label="Assunto" maxLength={MAX_SUBJECT} required {...field('subject')} />
        <TextAreaField label="Mensagem" rows={6} maxLength={MAX_BODY} required {...field('body')} />
        <DialogFoot onClose={cancel}>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? 'Enviando...' : 'Enviar mensagem'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

const keyOf = (group: Group): string =>
  group.kind === 'team' ? `team.${group.slotId}` : `unanswered.${group.questionnaireId}`;

const send = (group: Group, body: Text): Promise<Sent> =>
  group.kind === 'team'
    ? call('POST /api/slots/{id}/message', { path: { id: group.slotId }, body })
    : call('POST /api/questionnaires/{id}/message', { path: { id: group.questionnaireId }, body });

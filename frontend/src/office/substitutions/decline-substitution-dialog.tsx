import { call } from '../../api/client.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { massMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextAreaField } from '../../ui/field.tsx';
import type { Substitution } from './substitutions-model.ts';

/** Ends a request without a substitute, with a word to the person who asked. */
export function DeclineSubstitutionDialog({
  request: { id, scheduleName, date, time },
  onClose,
}: {
  request: Substitution;
  onClose: () => void;
}) {
  const { field, onSubmit, busy, forget } = useApiForm({
    initial: { note: '' },
    draftKey: `substitution-note.${id}`,
    check: ({ note }) => ({ note: note.trim() === '' ? 'Escreva um recado para quem pediu.' : undefined }),
    send: ({ note }) =>
      call('POST /api/substitutions/{id}/decline', { path: { id }, body: { note: note.trim() } }),
    success: { title: 'Pedido encerrado', description: `${scheduleName} recebe o seu recado por e-mail.` },
    failure: 'Erro ao encerrar o pedido',
    then: onClose,
  });
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Não há quem substitua"
      description={`${scheduleName} continua na missa de ${massMoment({ date, time })}, e recebe o seu recado.`}
    >
      <Form onSubmit={onSubmit}>
        <TextAreaField label="Recado" required maxLength={500} {...field('note')} />
        <DialogFoot onClose={cancel}>
          <Button type="submit" look="danger" busy={busy}>
            Encerrar pedido
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

import { useState, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { hour, longDate } from '../../lib/dates.ts';
import { useUser } from '../../app/session.tsx';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormActions, TextAreaField } from '../../ui/field.tsx';
import type { Substitution } from './coordination-model.ts';

/** Ends a request without a substitute, with a word to the person who asked. */
export function DeclineSubstitutionDialog({
  request: { id, scheduleName, date, time },
  onClose,
}: {
  request: Substitution;
  onClose: () => void;
}) {
  const note = useDraft(`substitution-note.${useUser().id}.${id}`, '');
  const [missing, setMissing] = useState<string>();
  const decline = useApiMutation({
    run: () =>
      call('POST /api/substitutions/{id}/decline', { path: { id }, body: { note: note.value.trim() } }),
    success: { title: 'Pedido encerrado', description: `${scheduleName} recebe o seu recado por e-mail.` },
    failure: 'Erro ao encerrar o pedido',
    then: () => {
      note.forget();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = note.value.trim() === '';
    setMissing(empty ? 'Escreva um recado para quem pediu.' : undefined);
    if (!empty) decline.mutate();
  };
  const cancel = () => {
    note.forget();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Não há quem substitua"
      description={`${scheduleName} continua na missa de ${longDate(date)}, ${hour(time)}, e recebe o seu recado.`}
    >
      <Form onSubmit={submit}>
        <TextAreaField
          label="Recado"
          required
          maxLength={500}
          value={note.value}
          onChange={({ target }) => note.set(target.value)}
          error={missing ?? decline.error?.fields.note}
        />
        <FormActions>
          <Button onClick={cancel}>Cancelar</Button>
          <Button type="submit" look="danger" busy={decline.isPending}>
            Encerrar pedido
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

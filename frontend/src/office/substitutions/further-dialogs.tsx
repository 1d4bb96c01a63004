import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { massMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextAreaField } from '../../ui/field.tsx';
import type { Substitution } from './substitutions-model.ts';

/** Has the next people asked without waiting for the hour. */
export function AskNextDialog({
  request: { id, exchange, namedName },
  onClose,
}: {
  request: Substitution;
  onClose: () => void;
}) {
  const partner = exchange && namedName;
  const ask = useApiMutation({
    run: () => call('POST /api/substitutions/{id}/ask-next', { path: { id } }),
    success: ({ status }) =>
      status === 'exhausted'
        ? { title: 'Não há mais a quem perguntar', description: 'Todos os que podiam foram perguntados.' }
        : { title: partner ? 'A pergunta foi enviada' : 'As próximas pessoas foram perguntadas' },
    failure: 'Erro ao perguntar às próximas pessoas',
    then: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={partner ? `Perguntar já a ${partner}?` : 'Perguntar já às próximas pessoas?'}
      description={
        partner
          ? 'O e-mail vai agora, também se for noite.'
          : 'Elas recebem o e-mail agora, também se for noite. Quem já foi perguntado ainda pode aceitar.'
      }
      confirm="Perguntar já"
      busy={ask.isPending}
      onConfirm={() => ask.mutate()}
    />
  );
}

/** Takes the person off the mass though nobody comes in their place. */
export function LeaveEmptyDialog({
  request: { id, scheduleName, date, time },
  onClose,
}: {
  request: Substitution;
  onClose: () => void;
}) {
  const { field, onSubmit, busy } = useApiForm({
    initial: { note: '' },
    send: ({ note }) =>
      call('POST /api/substitutions/{id}/leave-empty', { path: { id }, body: { note: note.trim() || null } }),
    success: { title: 'Lugar deixado vazio', description: `${scheduleName} recebe um e-mail com a mudança.` },
    failure: 'Erro ao deixar o lugar vazio',
    then: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Deixar o lugar vazio?"
      description={`${scheduleName} sai da missa de ${massMoment({ date, time })}, e ninguém entra. No editor da escala você pode desfazer.`}
    >
      <Form onSubmit={onSubmit}>
        <TextAreaField label="Anotação" rows={2} maxLength={500} {...field('note')} />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="danger" busy={busy}>
            Deixar vazio
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

import { call, type Answer } from '../../../api/client.ts';
import { useApiForm } from '../../../api/use-api-form.ts';
import { capital, massMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PersonField } from '../../parts/person-field.tsx';
import { nameOf } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';

/** Sets the schedule's rule that two people never serve at one mass. */
export default function ApartDialog({ ministerId, onClose }: { ministerId: number; onClose: () => void }) {
  const editor = useRosterEditor();
  const { scheduleId, ministers } = editor.roster;
  const name = nameOf(editor, ministerId);
  const { error, values, set, onSubmit, busy } = useApiForm<
    { otherId: number | null },
    Answer<'POST /api/ai-schedule/schedules/{id}/rules'>
  >({
    initial: { otherId: null },
    check: ({ otherId }) => ({ otherId: otherId === null ? 'Escolha a outra pessoa.' : undefined }),
    send: ({ otherId }) =>
      call('POST /api/ai-schedule/schedules/{id}/rules', {
        path: { id: scheduleId },
        body: { kind: 'apart', ministerId, otherId: otherId! },
      }),
    success: ({ text, replaced, notes }) => ({
      title: 'Regra acrescentada',
      description: [`${text}.`, ...replaced.map((old) => `Substitui: ${old}.`), ...notes].join(' '),
    }),
    failure: 'A regra não foi guardada',
    then: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} não serve junto com…`}
      description="Vale em todo cálculo desta escala. Nenhum dos dois é avisado. A regra está, para mudar ou retirar, na página do assistente."
    >
      <Form onSubmit={onSubmit}>
        <PersonField
          label="Outra pessoa"
          people={ministers.filter(({ id }) => id !== ministerId)}
          value={values.otherId}
          onChange={(otherId) => set({ otherId })}
          error={error('otherId')}
        />
        {values.otherId !== null && <FixedTogether ids={[ministerId, values.otherId]} />}
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            Acrescentar regra
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

/** The masses to which both are fixed, where no rule can part them, and the way to release either. */
function FixedTogether({ ids }: { ids: readonly [number, number] }) {
  const editor = useRosterEditor();
  const [first, second] = ids;
  const both = editor
    .duties(first)
    .filter(({ slotId, pinned }) => pinned && editor.place(slotId, second)?.pinned)
    .flatMap(({ slotId }) => editor.masses.get(slotId) ?? []);
  if (both.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title="Os dois estão fixados na mesma missa"
      actions={ids.map((id) => (
        <Button
          key={id}
          disabled={editor.busy}
          onClick={() => editor.move(...both.map((mass) => ({ ministerId: id, to: mass.id, pinned: false })))}
        >
          Soltar {nameOf(editor, id)}
        </Button>
      ))}
    >
      {capital(both.map(massMoment).join('; '))}. Solte um deles, ou mude-o de missa, antes de acrescentar a
      regra.
    </Notice>
  );
}

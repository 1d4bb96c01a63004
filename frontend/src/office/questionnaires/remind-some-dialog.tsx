import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Checkbox, FieldSet } from '../../ui/field.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { QueryState } from '../../ui/states.tsx';
import { remindWords, type Unanswered } from './questionnaire-model.ts';
import { isJustReminded, reminderWords } from './telephone-model.ts';
import { useRemind, useUnanswered } from './use-questionnaires.ts';

/** Those who have not answered, chosen at first but for those just reminded; who is left out is not reminded. */
export default function RemindSomeDialog({
  questionnaireId,
  onClose,
}: {
  questionnaireId: number;
  onClose: () => void;
}) {
  const unanswered = useUnanswered(questionnaireId);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Escolher quem lembrar"
      description="Cada pessoa recebe um e-mail e um aviso, no máximo uma vez por hora."
    >
      <QueryState query={unanswered} loading={<Loading />}>
        {(people) => (
          <Choice
            questionnaireId={questionnaireId}
            people={people.filter(({ hasAccount }) => hasAccount)}
            onClose={onClose}
          />
        )}
      </QueryState>
    </Dialog>
  );
}

function Choice({
  questionnaireId,
  people,
  onClose,
}: {
  questionnaireId: number;
  people: readonly Unanswered[];
  onClose: () => void;
}) {
  const now = new Date().toISOString();
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(people.filter((person) => isJustReminded(person, now)).map(({ ministerId }) => ministerId)),
  );
  const remind = useRemind(questionnaireId, onClose);
  const chosen = people.map(({ ministerId }) => ministerId).filter((id) => !left.has(id));

  function toggle(id: number): void {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }

  return (
    <>
      <FieldSet legend="Quem não respondeu e tem conta">
        {people.length > 1 && (
          <Checkbox
            label="Todos"
            checked={chosen.length === people.length}
            onChange={({ target }) =>
              setLeft(new Set(target.checked ? [] : people.map(({ ministerId }) => ministerId)))
            }
          />
        )}
        {people.map(({ ministerId: id, fullName, remindedAt }) => (
          <Checkbox
            key={id}
            label={remindedAt ? `${fullName} · ${reminderWords(remindedAt, now)}` : fullName}
            checked={!left.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </FieldSet>
      <DialogFoot onClose={onClose}>
        <Button
          look="primary"
          disabled={chosen.length === 0}
          busy={remind.isPending}
          onClick={() => remind.mutate({ ministerIds: chosen })}
        >
          {chosen.length === 0 ? 'Lembrar' : remindWords(chosen.length)}
        </Button>
      </DialogFoot>
    </>
  );
}

import { useState } from 'react';
import { useApiQuery } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, FieldSet, FormActions } from '../../ui/field.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { QueryState } from '../../ui/states.tsx';
import { notAnsweredBy, remindWords, type Minister } from './questionnaire-model.ts';
import { useRemind, useResponses } from './use-questionnaires.ts';

/** Those who have not answered, all of them chosen at first; who is left out is not reminded. */
export default function RemindSomeDialog({
  questionnaireId,
  onClose,
}: {
  questionnaireId: number;
  onClose: () => void;
}) {
  const responses = useResponses(questionnaireId);
  const ministers = useApiQuery(
    '/api/ministers',
    { query: { filter: JSON.stringify({ isActive: true }) } },
    { fresh: true },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Escolher quem lembrar"
      description="Cada pessoa recebe um e-mail e um aviso, no máximo uma vez por hora."
    >
      <QueryState query={responses} loading={<Loading />}>
        {(answered) => (
          <QueryState query={ministers} loading={<Loading />}>
            {(all) => (
              <Choice
                questionnaireId={questionnaireId}
                people={notAnsweredBy(all, answered)}
                onClose={onClose}
              />
            )}
          </QueryState>
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
  people: readonly Minister[];
  onClose: () => void;
}) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const remind = useRemind(questionnaireId, onClose);
  const chosen = people.filter(({ id }) => !left.has(id)).map(({ id }) => id);

  function toggle(id: number): void {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }

  return (
    <>
      <FieldSet legend="Quem não respondeu">
        {people.length > 1 && (
          <Checkbox
            label="Todos"
            checked={chosen.length === people.length}
            onChange={({ target }) => setLeft(new Set(target.checked ? [] : people.map(({ id }) => id)))}
          />
        )}
        {people.map(({ id, fullName }) => (
          <Checkbox key={id} label={fullName} checked={!left.has(id)} onChange={() => toggle(id)} />
        ))}
      </FieldSet>
      <FormActions sticky>
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          look="primary"
          disabled={chosen.length === 0}
          busy={remind.isPending}
          onClick={() => remind.mutate({ ministerIds: chosen })}
        >
          {chosen.length === 0 ? 'Lembrar' : remindWords(chosen.length)}
        </Button>
      </FormActions>
    </>
  );
}

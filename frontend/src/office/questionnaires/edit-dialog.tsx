import { useState, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useUser } from '../../shared/session.tsx';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { useFocusOnError } from '../../lib/use-focus-on-error.ts';
import { DetailsFields } from './details-fields.tsx';
import { DraftNotice } from './draft-notice.tsx';
import {
  draftOf,
  editsOf,
  questionnaireErrors,
  reconcile,
  type QuestionnaireDraft,
} from './editing-model.ts';
import type { Questionnaire } from './questionnaire-model.ts';
import { QuestionsEditor } from './questions-editor.tsx';

interface Props {
  questionnaire: Questionnaire;
  onClose: () => void;
}

/** Changes a questionnaire and its questions; those of masses keep their mass. */
export function EditDialog({ questionnaire, onClose }: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Editar questionário"
      description={
        questionnaire.status === 'completed' &&
        'Este questionário está concluído. Defina um novo prazo de resposta para reabri-lo.'
      }
    >
      <EditForm
        key={attempt}
        questionnaire={questionnaire}
        onClose={onClose}
        onRestart={() => setAttempt(attempt + 1)}
      />
    </Dialog>
  );
}

function EditForm({ questionnaire, onClose, onRestart }: Props & { onRestart: () => void }) {
  const { id } = questionnaire;
  const { value, set, forget, restored } = useDraft(
    `questionnaire.${useUser().id}.${id}`,
    draftOf(questionnaire),
  );
  const draft = reconcile(value, questionnaire.questions);
  const [refusals, setRefusals] = useState(0);
  const errors = refusals > 0 ? questionnaireErrors(draft) : { questions: {} };
  const change = (part: Partial<QuestionnaireDraft>) => set({ ...draft, ...part });
  const close = () => {
    forget();
    onClose();
  };
  const save = useApiMutation({
    run: () => call('PATCH /api/questionnaires/{id}', { path: { id }, body: editsOf(draft, questionnaire) }),
    success: ({ title }) => ({ title: 'Questionário atualizado!', description: `"${title}" foi salvo.` }),
    failure: 'Erro ao atualizar questionário',
    otherwise: 'Tente novamente.',
    then: close,
  });
  const fields = save.error?.fields ?? {};
  const form = useFocusOnError(refusals, save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { title, questions } = questionnaireErrors(draft);
    if (title === undefined && Object.keys(questions).length === 0) save.mutate();
    else setRefusals(refusals + 1);
  };
  return (
    <Form ref={form} onSubmit={submit}>
      {restored && (
        <DraftNotice
          onRestart={() => {
            forget();
            onRestart();
          }}
        />
      )}
      <TextField
        label="Título"
        required
        maxLength={200}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
        error={errors.title ?? fields.title}
      />
      <DetailsFields value={draft} errors={fields} onChange={change} />
      <QuestionsEditor
        questions={draft.questions}
        errors={errors.questions}
        serverErrors={fields}
        onChange={(questions) => change({ questions })}
      />
      <DialogFoot onClose={close}>
        <Button type="submit" look="primary" busy={save.isPending}>
          Salvar alterações
        </Button>
      </DialogFoot>
    </Form>
  );
}

import type { ReactNode } from 'react';
import {
  answeredCount,
  progressInWords,
  type AnswersForm as Answers,
  type Question,
} from '../../shared/answers/answers-model.ts';
import { AnswersForm, FormNotice } from '../../shared/answers/answers-form.tsx';
import { expectationInWords, type Prospect } from '../../shared/answers/prospect-model.ts';
import { Button } from '../../ui/button.tsx';

/** The person's own answers: begun with what they usually answer, or with what they have answered already. */
export function ResponseForm({
  initial,
  isUpdate,
  sending,
  onSend,
  ...form
}: {
  draftKey: string;
  questions: readonly Question[];
  initial: Answers;
  /** null: not known. */
  prospect: Prospect | null;
  isUpdate: boolean;
  sending: boolean;
  /** Question id → what the server says about its answer. */
  refused: Readonly<Record<string, string>>;
  onSend: (form: Answers) => void;
  onDiscard: () => void;
  /** What else is to be said before sending. */
  foot?: ReactNode;
}) {
  const hasHabit = !isUpdate && Object.keys(initial.responses).length > 0;
  return (
    <AnswersForm
      {...form}
      initial={initial}
      startsOpen={!isUpdate}
      words={{
        restored: 'Estas são as respostas que você já tinha marcado neste aparelho e ainda não enviou.',
        discarded: isUpdate
          ? 'O formulário volta à resposta que você já enviou.'
          : hasHabit
            ? 'O formulário volta ao seu costume.'
            : 'O formulário volta a ficar vazio.',
        blocked: 'Você bloqueou este dia no seu perfil: nele não será escalado.',
        notesHint: 'Se quiser, conte à coordenação o que ela precisa saber.',
        progress: (responses) =>
          progressInWords(answeredCount(form.questions, responses), form.questions.length),
        expectation: expectationInWords,
      }}
      head={({ answered, restored, answerAll }) =>
        hasHabit &&
        !restored &&
        answered > 0 && (
          <FormNotice act={<Button onClick={() => answerAll({})}>Começar em branco</Button>}>
            Começamos com o seu costume: os dias bloqueados, as suas últimas respostas e o seu perfil.
            Confira, mude o que for diferente e envie.
          </FormNotice>
        )
      }
      acts={(isEmpty) => (
        <Button type="submit" look="primary" busy={sending} disabled={isEmpty}>
          {sending ? 'Enviando...' : isUpdate ? 'Atualizar resposta' : 'Enviar resposta'}
        </Button>
      )}
      onSend={onSend}
    />
  );
}

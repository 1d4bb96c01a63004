import { useState, type FormEvent } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import {
  answeredCount,
  freeQuestions,
  isAnswered,
  massDays,
  missingRequired,
  progressInWords,
  type AnswersForm,
  type Question,
  type Responses,
} from './answers-model.ts';
import { MassDays } from './mass-days.tsx';
import { PatternFilling } from './pattern-filling.tsx';
import {
  blockedMasses,
  expectationInWords,
  expectedDuties,
  shortMasses,
  type Prospect,
} from './prospect-model.ts';
import { anchorOf, QuestionField } from './question-field.tsx';
import styles from './response-form.module.css';

const MAX_NOTES = 2000;

/** All questions, how far one is, and the button that sends them. Mounted anew, it starts from draft or `initial`. */
export function ResponseForm({
  draftKey,
  questions,
  initial,
  prospect,
  isUpdate,
  sending,
  refused,
  onSend,
  onDiscard,
}: {
  draftKey: string;
  questions: readonly Question[];
  initial: AnswersForm;
  /** null: not known. */
  prospect: Prospect | null;
  isUpdate: boolean;
  sending: boolean;
  /** Question id → what the server says about its answer. */
  refused: Readonly<Record<string, string>>;
  onSend: (form: AnswersForm) => void;
  onDiscard: () => void;
}) {
  const draft = useDraft(draftKey, initial);
  const { responses, additionalNotes } = draft.value;
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [discarding, setDiscarding] = useState(false);

  const hasHabit = !isUpdate && Object.keys(initial.responses).length > 0;
  const short = prospect ? shortMasses(questions, prospect) : [];
  const blocked = prospect ? blockedMasses(questions, prospect) : [];
  const hasMasses = massDays(questions).length > 0;
  const others = freeQuestions(questions);
  const answered = answeredCount(questions, responses);
  const nextOpen = [...questions].find(({ id }) => !isAnswered(responses, id));
  const errors = {
    ...refused,
    ...Object.fromEntries(
      missing.filter((id) => !isAnswered(responses, id)).map((id) => [id, 'Responda a esta pergunta.']),
    ),
  };

  const answerAll = (next: Responses) => draft.set((before) => ({ ...before, responses: next }));
  const answer = (id: string, values: readonly string[]) =>
    draft.set((before) => ({ ...before, responses: { ...before.responses, [id]: values } }));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const open = missingRequired(questions, responses);
    setMissing(open);
    if (open[0] === undefined) onSend(draft.value);
    else goTo(open[0]);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {draft.restored && (
        <div className={styles.notice}>
          <p>Estas são as respostas que você já tinha marcado neste aparelho e ainda não enviou.</p>
          <Button onClick={() => setDiscarding(true)}>Descartar e recomeçar</Button>
        </div>
      )}
      {hasHabit && !draft.restored && answered > 0 && (
        <div className={styles.notice}>
          <p>
            Começamos com o seu costume: os dias bloqueados, as suas últimas respostas e o seu perfil.
            Confira, mude o que for diferente e envie.
          </p>
          <Button onClick={() => answerAll({})}>Começar em branco</Button>
        </div>
      )}
      {hasMasses && (
        <>
          {short.length > 0 && (
            <p className={styles.hint}>
              {short.length === 1 ? 'Em uma missa ainda faltam' : `Em ${short.length} missas ainda faltam`}{' '}
              pessoas: elas dizem “Faltam pessoas”.
            </p>
          )}
          <PatternFilling
            questions={questions}
            responses={responses}
            startsOpen={!isUpdate}
            onChange={answerAll}
          />
          <section className={styles.section}>
            <h3>Missa por missa</h3>
            <MassDays {...{ questions, responses, errors, short, blocked }} onAnswer={answer} />
          </section>
        </>
      )}
      {others.length > 0 && (
        <section className={styles.section}>
          <h3>{hasMasses ? 'Outras perguntas' : 'Perguntas'}</h3>
          {others.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              values={responses[question.id] ?? []}
              onChange={(values) => answer(question.id, values)}
              error={errors[question.id]}
            />
          ))}
        </section>
      )}
      <TextAreaField
        label="Observações"
        hint="Se quiser, conte à coordenação o que ela precisa saber."
        maxLength={MAX_NOTES}
        value={additionalNotes}
        onChange={({ target }) => draft.set((before) => ({ ...before, additionalNotes: target.value }))}
      />
      {hasMasses && <p className={styles.hint}>Missas sem resposta contam como indisponível.</p>}
      <div className={styles.footer}>
        <ProgressBar value={(answered / Math.max(1, questions.length)) * 100} label="Perguntas respondidas" />
        <div className={styles.progress}>
          <strong aria-live="polite">{progressInWords(answered, questions.length)}</strong>
          {nextOpen && answered > 0 && (
            <Button look="quiet" onClick={() => goTo(nextOpen.id)}>
              Ir para a próxima
            </Button>
          )}
        </div>
        {prospect && hasMasses && (
          <p aria-live="polite" className={styles.hint}>
            {expectationInWords(expectedDuties(questions, responses, prospect))}
          </p>
        )}
        <Button type="submit" look="primary" busy={sending} disabled={answered === 0}>
          {sending ? 'Enviando...' : isUpdate ? 'Atualizar resposta' : 'Enviar resposta'}
        </Button>
      </div>
      <ConfirmDialog
        open={discarding}
        onClose={() => setDiscarding(false)}
        title="Descartar o que você marcou?"
        description={
          isUpdate
            ? 'O formulário volta à resposta que você já enviou.'
            : hasHabit
              ? 'O formulário volta ao seu costume.'
              : 'O formulário volta a ficar vazio.'
        }
        confirm="Descartar respostas"
        destructive
        onConfirm={() => {
          draft.forget();
          onDiscard();
        }}
      />
    </form>
  );
}

/** Brings a question into view and the keyboard to its first control. */
function goTo(questionId: string): void {
  const place = document.getElementById(anchorOf(questionId));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
}

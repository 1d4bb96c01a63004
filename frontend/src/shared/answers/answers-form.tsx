import { useState, type FormEvent, type ReactNode } from 'react';
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
  type AnswersForm as Answers,
  type Question,
  type Responses,
} from './answers-model.ts';
import styles from './answers-form.module.css';
import { MassDays } from './mass-days.tsx';
import { PatternFilling } from './pattern-filling.tsx';
import { blockedMasses, expectedDuties, shortMasses, type Prospect } from './prospect-model.ts';
import { anchorOf, QuestionField } from './question-field.tsx';

const MAX_NOTES = 2000;

/** How the form speaks: to those whose answers they are, or to who notes them for somebody. */
export interface FormWords {
  /** These answers were begun on this device before. */
  restored: string;
  /** To what the form returns when they are discarded. */
  discarded: string;
  /** Of a day on which the person does not serve. */
  blocked: string;
  notesHint: string;
  /** How far one is. */
  progress: (responses: Responses) => string;
  /** How often the person would serve with these answers. */
  expectation?: (expected: number) => string;
}

/** Where the form stands, to those who say something at its head. */
export interface Beginning {
  answered: number;
  /** Whether it began with what this device had kept. */
  restored: boolean;
  answerAll: (responses: Responses) => void;
}

/** All questions, how far one is, and the acts that send them. Mounted anew, it starts from draft or `initial`. */
export function AnswersForm({
  draftKey,
  questions,
  initial,
  prospect,
  words,
  refused,
  startsOpen,
  head,
  foot,
  acts,
  onSend,
  onDiscard,
}: {
  draftKey: string;
  questions: readonly Question[];
  initial: Answers;
  /** null: not known. */
  prospect: Prospect | null;
  words: FormWords;
  /** Question id → what the server says about its answer. */
  refused: Readonly<Record<string, string>>;
  /** Whether many masses can be answered at once without opening that first. */
  startsOpen: boolean;
  head?: (beginning: Beginning) => ReactNode;
  /** What else is to be said before sending. */
  foot?: ReactNode;
  /** The buttons that send. */
  acts: (isEmpty: boolean) => ReactNode;
  /** @param act the value of the button that was pressed. */
  onSend: (form: Answers, act: string | null) => void;
  onDiscard: () => void;
}) {
  const draft = useDraft(draftKey, initial);
  const { responses, additionalNotes } = draft.value;
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [discarding, setDiscarding] = useState(false);

  const short = prospect ? shortMasses(questions, prospect) : [];
  const blocked = prospect ? blockedMasses(questions, prospect) : [];
  const hasMasses = massDays(questions).length > 0;
  const others = freeQuestions(questions);
  const answered = answeredCount(questions, responses);
  const nextOpen = questions.find(({ id }) => !isAnswered(responses, id));
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
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (open[0] === undefined) onSend(draft.value, submitter?.getAttribute('value') ?? null);
    else goTo(open[0]);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {draft.restored && (
        <FormNotice act={<Button onClick={() => setDiscarding(true)}>Descartar e recomeçar</Button>}>
          {words.restored}
        </FormNotice>
      )}
      {head?.({ answered, restored: draft.restored, answerAll })}
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
            startsOpen={startsOpen}
            onChange={answerAll}
          />
          <section className={styles.section}>
            <h3>Missa por missa</h3>
            <MassDays
              {...{ questions, responses, errors, short, blocked }}
              blockedWords={words.blocked}
              onAnswer={answer}
            />
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
        hint={words.notesHint}
        maxLength={MAX_NOTES}
        value={additionalNotes}
        onChange={({ target }) => draft.set((before) => ({ ...before, additionalNotes: target.value }))}
      />
      {foot}
      {hasMasses && <p className={styles.hint}>Missas sem resposta contam como indisponível.</p>}
      <div className={styles.footer} data-sticky="tall">
        <ProgressBar value={(answered / Math.max(1, questions.length)) * 100} label="Perguntas respondidas" />
        <div className={styles.progress}>
          <strong aria-live="polite">{words.progress(responses)}</strong>
          {nextOpen && answered > 0 && (
            <Button look="quiet" onClick={() => goTo(nextOpen.id)}>
              Próxima sem resposta
            </Button>
          )}
        </div>
        {prospect && hasMasses && words.expectation && (
          <p aria-live="polite" className={styles.hint}>
            {words.expectation(expectedDuties(questions, responses, prospect))}
          </p>
        )}
        {acts(answered === 0)}
      </div>
      <ConfirmDialog
        open={discarding}
        onClose={() => setDiscarding(false)}
        title="Descartar o que você marcou?"
        description={words.discarded}
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

/** What the head of the form says, with what can be done about it. */
export const FormNotice = ({ act, children }: { act: ReactNode; children: ReactNode }) => (
  <div className={styles.notice}>
    <p>{children}</p>
    {act}
  </div>
);

/** Brings a question into view and the keyboard to its first control. */
function goTo(questionId: string): void {
  const place = document.getElementById(anchorOf(questionId));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
}

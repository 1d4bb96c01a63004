import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { newQuestion, type QuestionDraft } from './editing-model.ts';
import { QuestionEditor } from './question-editor.tsx';
import styles from './questionnaires.module.css';

/** The questions of masses, folded away, and the coordination's own, to which more can be added. */
export function QuestionsEditor({
  questions,
  errors,
  serverErrors,
  onChange,
}: {
  questions: readonly QuestionDraft[];
  errors: Readonly<Record<string, string>>;
  serverErrors: Readonly<Record<string, string>>;
  onChange: (questions: QuestionDraft[]) => void;
}) {
  const [opened, setOpened] = useState<string | null>(null);
  const masses = questions.filter(({ slotId }) => slotId !== null);
  const own = questions.filter(({ slotId }) => slotId === null);
  const replace = (question: QuestionDraft) =>
    onChange(questions.map((other) => (other.id === question.id ? question : other)));
  const add = () => {
    const question = newQuestion(Date.now(), questions);
    onChange([...questions, question]);
    setOpened(question.id);
  };
  const errorOf = ({ id }: QuestionDraft): string | undefined => {
    const index = questions.findIndex((question) => question.id === id);
    return (
      errors[id] ??
      Object.entries(serverErrors).find(([field]) => field.startsWith(`questions.${index}.`))?.[1]
    );
  };
  const editors = (list: readonly QuestionDraft[]) => (
    <ul className={styles.editors}>
      {list.map((question) => (
        <li key={question.id}>
          <QuestionEditor
            question={question}
            error={errorOf(question)}
            open={opened === question.id || errorOf(question) !== undefined}
            onToggle={() => setOpened(opened === question.id ? null : question.id)}
            onChange={replace}
            onRemove={
              question.slotId === null
                ? () => onChange(questions.filter(({ id }) => id !== question.id))
                : null
            }
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {serverErrors.questions && (
        <p role="alert" className={styles.error}>
          {serverErrors.questions}
        </p>
      )}
      <MassQuestions count={masses.length} faulty={masses.some((one) => errorOf(one) !== undefined)}>
        {editors(masses)}
      </MassQuestions>
      <section>
        <Stack gap={8}>
          <h3>Outras perguntas ({own.length})</h3>
          {own.length === 0 ? <Muted>Pergunte o que mais precisar saber dos ministros.</Muted> : editors(own)}
          <Row>
            <Button onClick={add}>
              <Plus aria-hidden size={20} />
              Adicionar pergunta
            </Button>
          </Row>
        </Stack>
      </section>
    </>
  );
}

/** Some forty rows that seldom change: closed until asked for, or until one of them is wrong. */
function MassQuestions({ count, faulty, children }: { count: number; faulty: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const shown = open || faulty;
  return (
    <section>
      <Stack gap={8}>
        <Row justify="space-between">
          <h3>Perguntas das missas ({count})</h3>
          <Button look="quiet" aria-expanded={shown} disabled={faulty} onClick={() => setOpen(!open)}>
            {shown ? 'Ocultar' : 'Mostrar'}
            <span className="visually-hidden">perguntas das missas</span>
          </Button>
        </Row>
        <Muted>Cada uma fica ligada à sua missa: o texto pode mudar, a pergunta não pode ser retirada.</Muted>
        {shown && children}
      </Stack>
    </section>
  );
}

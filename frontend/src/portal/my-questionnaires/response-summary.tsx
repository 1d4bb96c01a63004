import { useApiQuery } from '../../api/queries.ts';
import { longDate } from '../../lib/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import {
  choicesOf,
  formOf,
  freeQuestions,
  isAnswered,
  massDays,
  massTitle,
  type GivenResponse,
  type Question,
} from '../../shared/answers/answers-model.ts';
import { NotedBy } from './noted-by.tsx';
import type { SentQuestionnaire } from './sent-model.ts';
import styles from './response-summary.module.css';

/** What was answered, to be read when it can no longer be changed. */
export default function ResponseSummary({
  questionnaire: { id, title, questions },
  onClose,
}: {
  questionnaire: SentQuestionnaire;
  onClose: () => void;
}) {
  const own = useApiQuery('/api/questionnaires/{id}/responses', { path: { id } }, { fresh: true });
  return (
    <Dialog open wide onClose={onClose} title={title} description="A resposta que você enviou.">
      <QueryState query={own} empty={<EmptyState text="Sua resposta não está mais guardada." />}>
        {([response]) => <Answers questions={questions} response={response} />}
      </QueryState>
    </Dialog>
  );
}

function Answers({
  questions,
  response,
}: {
  questions: readonly Question[];
  response?: GivenResponse | undefined;
}) {
  const { responses, additionalNotes } = formOf(questions, response);
  const words = (question: Question): string => {
    if (!isAnswered(responses, question.id)) return 'Sem resposta';
    const choices = choicesOf(question);
    const labels = responses[question.id]!.map(
      (value) => choices.find((choice) => choice.value === value)?.label ?? value,
    );
    return labels.join(', ');
  };
  return (
    <Stack gap={24}>
      {response && <NotedBy response={response} />}
      {massDays(questions).map(({ date, masses }) => (
        <section key={date}>
          <h3 className={styles.day}>{longDate(date)}</h3>
          <Lines lines={masses.map((mass) => [massTitle(mass), words(mass)])} />
        </section>
      ))}
      <Lines lines={freeQuestions(questions).map((question) => [question.question, words(question)])} />
      {additionalNotes && <Lines lines={[['Observações', additionalNotes]]} />}
    </Stack>
  );
}

function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    lines.length > 0 && (
      <dl className={styles.lines}>
        {lines.map(([term, answer]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

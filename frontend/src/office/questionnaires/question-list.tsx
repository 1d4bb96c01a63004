import { Disclosure } from '../../ui/disclosure.tsx';
import { Muted } from '../../ui/page.tsx';
import { plural } from '../../lib/plural.ts';
import { QUESTION_TYPE_LABELS, type Question } from './questionnaire-model.ts';
import styles from './questionnaires.module.css';

/** The questions, shown on demand. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <Disclosure summary={`Ver ${plural(questions.length, 'pergunta', 'perguntas')}`}>
      <ol className={styles.questions}>
        {questions.map(({ id, question, type, options, required, description }) => (
          <li key={id}>
            <strong>
              {question}
              {required && ' (obrigatória)'}
            </strong>
            {description && <span>{description}</span>}
            <Muted>
              {QUESTION_TYPE_LABELS[type]}
              {options.length > 0 && `: ${options.join(', ')}`}
            </Muted>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

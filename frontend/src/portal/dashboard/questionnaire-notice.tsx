import { longDateTimeOf } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Questionnaire } from './dashboard-model.ts';
import styles from './dashboard.module.css';

/** A calm reminder of the questionnaire that waits for an answer. */
export function QuestionnaireNotice({
  questionnaire: { title, responseDeadline },
  others,
}: {
  questionnaire: Questionnaire;
  /** How many more wait. */
  others: number;
}) {
  return (
    <section aria-label="Questionário à espera da sua resposta" className={styles.notice}>
      <div>
        <p className={styles.noticeTitle}>{title}</p>
        <p>
          {responseDeadline
            ? `Responda até ${longDateTimeOf(responseDeadline)}.`
            : 'Conte em quais missas você pode servir.'}
          {others > 0 &&
            (others === 1
              ? ' Há mais um questionário à espera.'
              : ` Há mais ${others} questionários à espera.`)}
        </p>
      </div>
      <ButtonLink look="primary" to="/my-questionnaires">
        Responder agora
      </ButtonLink>
    </section>
  );
}

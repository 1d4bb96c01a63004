import type { Answer } from '../../api/client.ts';
import { isFirstOnItsWay, useApiQuery } from '../../api/queries.ts';
import { useToday } from '../../shared/parish.tsx';
import { useCan } from '../../shared/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { SkeletonCards } from '../../ui/states.tsx';
import { deadlineInWords } from '../my-questionnaires/sent-model.ts';
import { MyOffers } from '../my-schedule/my-offers.tsx';
import { FirstDays } from './first-days.tsx';
import { Management } from './management.tsx';
import { MinistryNumbers, QuickActions } from './ministry.tsx';
import { NextMasses } from './next-masses.tsx';
import { comesFirst } from './dashboard-model.ts';
import { Courses, RecentNews } from './readings.tsx';
import styles from './dashboard.module.css';

const FirstStepsCard = lazyPage(() => import('./first-steps-card.tsx'), null);
const WhoServes = lazyPage(() => import('./who-serves.tsx'), null);

type WaitingQuestionnaire = NonNullable<Answer<'GET /api/dashboard'>['nextQuestionnaire']>;

/** The cards of a member's first page, filled from the server. */
export function MemberHome() {
  const can = useCan();
  const serves = can('duties.own');
  const today = useToday()?.date;
  const duties = useApiQuery('/api/my-duties', {}, { fresh: true, enabled: serves });
  const offers = useApiQuery('/api/my-offers', {}, { fresh: true, enabled: serves });
  const news = useApiQuery('/api/news', { query: {} }, { fresh: true });
  const courses = useApiQuery('/api/training-courses', { query: {} }, { fresh: true });
  // Asked anew by the bar below at every change of page.
  const numbers = useApiQuery('/api/dashboard');
  if (duties.isLoading || numbers.isLoading || isFirstOnItsWay(offers)) return <SkeletonCards />;
  // Places that nobody could take wait in Minha Escala.
  const questions = (offers.data ?? []).filter(({ askedAt }) => askedAt !== null);
  const { nextQuestionnaire: waiting = null, openQuestionnaires = 0 } = numbers.data ?? {};
  // Nothing matters more than a mass of today, or one to which the person has to say that they come.
  const massFirst = comesFirst(duties.data ?? [], today, Date.now());
  const mustConfirm = massFirst && duties.data!.some(({ asksConfirmation }) => asksConfirmation);
  const notice = waiting && (
    <QuestionnaireNotice
      questionnaire={waiting}
      others={openQuestionnaires - 1}
      isMainAction={!mustConfirm}
    />
  );
  const nextMasses = serves && (
    <NextMasses query={duties} isMainAction={mustConfirm || (waiting === null && questions.length === 0)} />
  );
  return (
    <>
      {!massFirst && <MyOffers offers={questions} />}
      {!massFirst && notice}
      <div className={styles.columns}>
        <div className={styles.main}>
          {massFirst && nextMasses}
          {massFirst && <MyOffers offers={questions} />}
          {massFirst && notice}
          {can('schedules.read') && <WhoServes />}
          {can('people.write') && <FirstStepsCard />}
          {can('reports.read') && <Management />}
          {!massFirst && nextMasses}
          {serves && <FirstDays />}
          <RecentNews query={news} />
        </div>
        <div className={styles.side}>
          <Courses query={courses} />
          <MinistryNumbers query={numbers} />
          <QuickActions serves={serves} numbers={numbers.data} />
        </div>
      </div>
    </>
  );
}

/** A calm reminder of the questionnaire that waits for an answer. */
function QuestionnaireNotice({
  questionnaire: { id, title, responseDeadline },
  others,
  isMainAction,
}: {
  questionnaire: WaitingQuestionnaire;
  /** How many more wait. */
  others: number;
  isMainAction: boolean;
}) {
  return (
    <section aria-label="Questionário à espera da sua resposta" className={styles.notice}>
      <div>
        <p className={styles.noticeTitle}>{title}</p>
        <p>
          {responseDeadline
            ? `${deadlineInWords(responseDeadline, new Date())}.`
            : 'Conte em quais missas você pode servir.'}
          {others > 0 &&
            (others === 1
              ? ' Há mais um questionário à espera.'
              : ` Há mais ${others} questionários à espera.`)}
        </p>
      </div>
      <ButtonLink look={isMainAction ? 'primary' : 'secondary'} to={`/my-questionnaires?id=${id}`}>
        Responder agora
      </ButtonLink>
    </section>
  );
}

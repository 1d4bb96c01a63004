import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useSession } from '../session.tsx';
import { longDate } from '../../lib/dates.ts';
import { massDays, massTitle, type Question, type Responses } from './answers-model.ts';
import { QuestionField } from './question-field.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import styles from './answers-form.module.css';

/** The masses one by one, below the heading of their day and with its liturgical colour beside it. */
export function MassDays({
  questions,
  responses,
  errors,
  short,
  blocked,
  blockedWords,
  onAnswer,
}: {
  questions: readonly Question[];
  responses: Responses;
  errors: Readonly<Record<string, string>>;
  /** Masses for which people lack. */
  short: readonly Question[];
  /** Masses on days that the person has blocked. */
  blocked: readonly Question[];
  /** Said of such a day. */
  blockedWords: string;
  onAnswer: (id: string, values: readonly string[]) => void;
}) {
  const days = massDays(questions);
  const calendar = useLiturgicalDays(days.map(({ date }) => date));
  return days.map(({ date, masses }) => {
    const day = calendar.get(date);
    const name = day?.liturgicalName ?? null;
    return (
      <section key={date} className={styles.day} data-liturgical={day?.liturgicalColor}>
        <header>
          <h4>{longDate(date)}</h4>
          {(name ?? day?.holiday) && (
            <p>
              <Dotted facts={[name, day?.holiday]} />
            </p>
          )}
          {masses.some((mass) => blocked.includes(mass)) && <p>{blockedWords}</p>}
        </header>
        <div className={styles.rows}>
          {masses.map((mass) => (
            <QuestionField
              key={mass.id}
              question={mass}
              day={longDate(date)}
              title={massTitle(mass)}
              note={
                [short.includes(mass) && 'Faltam pessoas', mass.description !== name && mass.description]
                  .filter(Boolean)
                  .join(' · ') || null
              }
              values={responses[mass.id] ?? []}
              onChange={(values) => onAnswer(mass.id, values)}
              error={errors[mass.id]}
            />
          ))}
        </div>
      </section>
    );
  });
}

type LiturgicalDay = Answer<'GET /api/calendar'>[number];

/** The liturgical days of ordered dates, which lie in one month or in two that follow each other; none by a mail's link. */
function useLiturgicalDays(dates: readonly string[]): ReadonlyMap<string, LiturgicalDay> {
  const first = monthOf(dates[0]);
  const last = monthOf(dates.at(-1));
  const enabled = useSession().state.status === 'signed-in' && dates.length > 0;
  const { data: start = [] } = useApiQuery('/api/calendar', { query: first }, { enabled });
  const { data: end = [] } = useApiQuery(
    '/api/calendar',
    { query: last },
    { enabled: enabled && first.month !== last.month },
  );
  return new Map([...start, ...end].map((day) => [day.date, day]));
}

function monthOf(date = '2026-01-01'): { year: number; month: number } {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return { year, month };
}

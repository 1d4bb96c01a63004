import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Answer } from '../../api/client.ts';
import { dateOf } from '../../lib/dates.ts';
import { labelOf, TRAINING_STATUS_LABELS } from '../../api/labels.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Muted } from '../../ui/page.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { QueryState } from '../../ui/states.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { coursesInOrder, COURSES_SHOWN, NEWS_SHOWN, type Course } from './dashboard-model.ts';
import styles from './dashboard.module.css';

/** The newest news; each opens in the message centre. */
export function RecentNews({ query }: { query: UseQueryResult<Answer<'GET /api/news'>> }) {
  return (
    <Card
      title="Notícias Recentes"
      actions={
        <ButtonLink look="quiet" to="/messages?tab=comunidade" className={styles.all}>
          Ver todas<span className="visually-hidden"> as notícias</span>
        </ButtonLink>
      }
    >
      <QueryState query={query} empty={<Muted>Ainda não há notícias.</Muted>}>
        {(news) => (
          <ul className={styles.list}>
            {news.slice(0, NEWS_SHOWN).map(({ id, title, summary, publishedAt }) => (
              <li key={id}>
                <h3>
                  <Link to={`/messages?tab=comunidade&news=${id}`} className={styles.title}>
                    {title}
                  </Link>
                </h3>
                <p>
                  <Unbroken text={summary} />
                </p>
                {publishedAt && <p className={styles.caption}>{dateOf(publishedAt)}</p>}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

/** How far the own courses are. */
export function Courses({ query }: { query: UseQueryResult<Course[]> }) {
  return (
    <Card
      title="Treinamentos"
      actions={
        <ButtonLink look="quiet" to="/training" className={styles.all}>
          Ver todos<span className="visually-hidden"> os treinamentos</span>
        </ButtonLink>
      }
    >
      <QueryState query={query} empty={<Muted>Ainda não há cursos.</Muted>}>
        {(courses) => (
          <ul className={styles.list}>
            {coursesInOrder(courses)
              .slice(0, COURSES_SHOWN)
              .map(({ id, title, progress, status, completedModules, totalModules }) => (
                <li key={id}>
                  <h3>
                    <Link to={`/training?course=${id}`} className={styles.title}>
                      {title}
                    </Link>
                  </h3>
                  <ProgressBar value={progress} label={`Progresso em ${title}`} />
                  <p className={styles.caption}>
                    <Dotted
                      facts={[
                        labelOf(TRAINING_STATUS_LABELS, status),
                        `${completedModules} de ${totalModules} aulas`,
                      ]}
                    />
                  </p>
                </li>
              ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

import { useApiQuery } from '../../api/queries.ts';
import { durationWords } from '../../lib/dates.ts';
import { useToday } from '../../shared/parish.tsx';
import { labelOf, PRIORITY_LABELS, TRAINING_STATUS_LABELS } from '../../api/labels.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, CardGrid } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { CourseProgress } from './course-progress.tsx';
import { LessonMark } from './lesson-mark.tsx';
import { actOf, priorityOf, type CourseSummary, type Priority } from './training-model.ts';
import styles from './training.module.css';

const STATUS_TONES: Record<CourseSummary['status'], Tone> = {
  not_started: 'neutral',
  in_progress: 'info',
  completed: 'success',
};
const PRIORITY_TONES: Record<Priority, Tone> = { high: 'error', medium: 'warning', low: 'neutral' };

/** Every course with the own progress. */
export function Courses() {
  const courses = useApiQuery('/api/training-courses', { query: {} }, { fresh: true });
  return (
    <QueryState
      query={courses}
      empty={<EmptyState text="Os cursos do ministério aparecem aqui quando a coordenação os publicar." />}
    >
      {(all) => {
        const first =
          all.find(({ status }) => status === 'in_progress') ??
          all.find(({ status }) => status === 'not_started');
        return (
          <CardGrid min={340}>
            {all.map((course) => (
              <CourseCard key={course.id} course={course} isFirst={course === first} />
            ))}
          </CardGrid>
        );
      }}
    </QueryState>
  );
}

function CourseCard({ course, isFirst }: { course: CourseSummary; isFirst: boolean }) {
  const { id, title, description, status, totalModules, modules } = course;
  return (
    <Card className={styles.course} title={title}>
      <CourseBadges course={course} />
      <p>{description}</p>
      <div>
        <CourseProgress course={course} />
      </div>
      <Disclosure summary={`Aulas (${totalModules})`}>
        <ol className={styles.lessons}>
          {modules.map((lesson) => (
            <li key={lesson.id}>
              <LessonMark completed={lesson.completed} />
              <span>{lesson.title}</span>
              <span className={styles.duration}>{durationWords(lesson.durationMinutes)}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
      <ButtonLink
        look={isFirst ? 'primary' : 'secondary'}
        to={`/training?course=${id}`}
        className={styles.action}
      >
        {actOf(status)}
        <span className="visually-hidden"> o curso {title}</span>
      </ButtonLink>
    </Card>
  );
}

/** The state of a course and how urgent it is. */
export function CourseBadges({ course }: { course: Pick<CourseSummary, 'status' | 'dueDate'> }) {
  const today = useToday();
  const priority = today && priorityOf(course, today.date);
  return (
    <p className={styles.badges}>
      <Badge tone={STATUS_TONES[course.status]}>{labelOf(TRAINING_STATUS_LABELS, course.status)}</Badge>
      {priority && (
        <Badge tone={PRIORITY_TONES[priority]}>Prioridade: {labelOf(PRIORITY_LABELS, priority)}</Badge>
      )}
    </p>
  );
}

import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { durationWords } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Prose } from '../../ui/prose.tsx';
import { LessonMark } from './lesson-mark.tsx';
import { lessonAfter, lessonOf, type Course, type Lesson } from './training-model.ts';
import styles from './course-reader.module.css';

/** The text of one lesson and the list of all; the address holds which. */
export function CourseReader({ course }: { course: Course }) {
  const [search, setSearch] = useSearchParams();
  const lesson = lessonOf(course.modules, Number(search.get('lesson')) || null);
  const complete = useApiMutation({
    run: (id: number) => call('POST /api/training-modules/{id}/complete', { path: { id } }),
    success: ({ status }) =>
      status === 'completed'
        ? { title: 'Curso concluído!', description: `Você concluiu “${course.title}”.` }
        : 'Aula concluída!',
    failure: 'Erro ao concluir a aula',
    then: ({ modules }, id) => {
      const next = lessonAfter(modules, id);
      setSearch({ course: String(course.id), lesson: String(next?.id ?? id) });
    },
  });
  if (!lesson) {
    return (
      <EmptyState
        text="As aulas deste curso ainda estão sendo escritas."
        action={<ButtonLink to="/training">Ver os outros cursos</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.reader}>
      <LessonText
        lesson={lesson}
        position={course.modules.indexOf(lesson) + 1}
        course={course}
        busy={complete.isPending}
        onComplete={() => complete.mutate(lesson.id)}
      />
      <Card title="Aulas deste curso" className={styles.contents}>
        <ol className={styles.lessons}>
          {course.modules.map((one) => (
            <li key={one.id}>
              <Link
                to={`/training?course=${course.id}&lesson=${one.id}`}
                aria-current={one.id === lesson.id ? 'true' : undefined}
                className={styles.lesson}
              >
                <LessonMark completed={one.completed} />
                <span>{one.title}</span>
                <small>{durationWords(one.durationMinutes)}</small>
              </Link>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

function LessonText({
  lesson,
  position,
  course,
  busy,
  onComplete,
}: {
  lesson: Lesson;
  position: number;
  course: Course;
  busy: boolean;
  onComplete: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(lesson.id);
  useEffect(() => {
    if (shown.current === lesson.id) return;
    shown.current = lesson.id;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [lesson.id]);
  const next = lessonAfter(course.modules, lesson.id);
  return (
    <article className={styles.text}>
      <p className={styles.caption}>
        <Dotted
          facts={[`Aula ${position} de ${course.modules.length}`, durationWords(lesson.durationMinutes)]}
        />
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {lesson.title}
      </h2>
      <Prose text={lesson.body} />
      <div className={styles.actions}>
        {lesson.completed ? (
          <>
            <Badge tone="success">Aula concluída</Badge>
            {next ? (
              <ButtonLink look="primary" to={`/training?course=${course.id}&lesson=${next.id}`}>
                Próxima aula
              </ButtonLink>
            ) : (
              <ButtonLink look="primary" to="/training">
                Escolher outro curso
              </ButtonLink>
            )}
          </>
        ) : (
          <Button look="primary" busy={busy} onClick={onComplete}>
            Concluir aula
          </Button>
        )}
      </div>
    </article>
  );
}

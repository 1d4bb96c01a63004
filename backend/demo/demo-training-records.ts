import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from '../src/platform/dates/month.js';
import { TrainingCourse, TrainingModule, TrainingProgress } from '../src/training/training-course.entity.js';
import type { User } from '../src/accounts/user.entity.js';
import { demoCourses, type DemoCourse } from './content/content.js';
import type { DemoMoment } from './demo-moment.js';
import type { PeopleRecords } from './demo-people-records.js';
import type { SeededRandom } from './random.js';

/** Courses were assigned so many days ago; their time to finish counts from then. */
const ASSIGNED_DAYS_AGO = 24;

/** How many lessons somebody has finished, one a day from so many days ago on. */
interface Done {
  lessons: number;
  fromDaysAgo: number;
}

/** What the shown people have finished; the notices to them speak of it. */
const SHOWN: Record<'ministro' | 'coordenador', Record<string, Done>> = {
  ministro: {
    'Formação básica do ministro': { lessons: Infinity, fromDaysAgo: 23 },
    'Comunhão aos enfermos': { lessons: 2, fromDaysAgo: 6 },
  },
  coordenador: {
    'Formação básica do ministro': { lessons: Infinity, fromDaysAgo: 24 },
    'A Comunhão na missa': { lessons: Infinity, fromDaysAgo: 16 },
    'Comunhão aos enfermos': { lessons: Infinity, fromDaysAgo: 24 },
    'Vasos sagrados, reserva e adoração': { lessons: 3, fromDaysAgo: 5 },
  },
};

/** How likely somebody begins each course after the one before, and then finishes it. */
const BEGINS = [0.85, 0.6, 0.35, 0.25];
const FINISHES = 0.6;

interface StoredCourse {
  title: string;
  modules: TrainingModule[];
}

/** Stores the courses with their lessons, and what each active minister has finished. */
export async function storeTraining(
  em: EntityManager,
  moment: DemoMoment,
  { logins, ministers }: PeopleRecords,
  random: SeededRandom,
): Promise<void> {
  const courses = demoCourses().map((course, position) => courseRecord(em, moment, course, position));
  await em.flush();

  const finished = (user: User, { modules }: StoredCourse, { lessons, fromDaysAgo }: Done) =>
    modules.slice(0, lessons).map((module, index) => {
      const completedAt = moment.daysAgo(Math.max(1, fromDaysAgo - index), '20:15');
      return { user, module, completedAt, createdAt: completedAt, updatedAt: completedAt };
    });
  const shown = (['ministro', 'coordenador'] as const).flatMap((role) =>
    courses.flatMap((course) => {
      const done = SHOWN[role][course.title];
      return done ? finished(logins[role], course, done) : [];
    }),
  );
  const isShown = new Set<User>(Object.values(logins));
  const others = ministers
    .filter(({ person, minister }) => person.isActive && !isShown.has(minister.user))
    .flatMap(({ person, minister }) => {
      const own = random.fork(person.key);
      const stop = courses.findIndex((_, index) => !own.chance(BEGINS[index] ?? 0));
      return courses.slice(0, stop === -1 ? undefined : stop).flatMap((course) => {
        const lessons = own.chance(FINISHES) ? Infinity : own.int(1, course.modules.length);
        return finished(minister.user, course, { lessons, fromDaysAgo: own.int(8, ASSIGNED_DAYS_AGO) });
      });
    });
  await em.insertMany(TrainingProgress, [...shown, ...others]);
}

function courseRecord(
  em: EntityManager,
  moment: DemoMoment,
  { title, description, dueInDays, modules }: DemoCourse,
  position: number,
): StoredCourse {
  const at = moment.daysAgo(ASSIGNED_DAYS_AGO, '09:00');
  const stamps = { createdAt: at, updatedAt: at };
  const dueDate = addDays(moment.today, dueInDays - ASSIGNED_DAYS_AGO);
  const course = em.create(TrainingCourse, { title, description, dueDate, position, ...stamps });
  return {
    title,
    modules: modules.map((module, index) =>
      em.create(TrainingModule, { ...module, course, position: index, ...stamps }),
    ),
  };
}

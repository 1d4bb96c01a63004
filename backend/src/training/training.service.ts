import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { invalid, notFound } from '../platform/errors/app-error.js';
import type { ListQuery } from '../platform/lists/list-query.js';
import { readPage, type Page } from '../platform/lists/page.js';
import { TrainingCourse, TrainingModule } from './training-course.entity.js';
import { courseRows, moduleRows, TRAINING_COURSES, TRAINING_MODULES } from './training-rows.js';
import type {
  CreateTrainingCourseRequest,
  CreateTrainingModuleRequest,
  TrainingCourseDetailResponse,
  TrainingCourseResponse,
  TrainingModuleResponse,
  UpdateTrainingCourseRequest,
  UpdateTrainingModuleRequest,
} from './training.dto.js';

const COURSE_NOT_FOUND = 'Curso não encontrado.';
const MODULE_NOT_FOUND = 'Aula não encontrada.';

/** Continuing formation: courses of lessons, and which of them each person has finished. */
@Injectable()
export class TrainingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  listCourses({ userId }: Session, query: ListQuery): Promise<Page<TrainingCourseResponse>> {
    return readPage(this.em.getKysely(), TRAINING_COURSES, courseRows(userId), query);
  }

  /**
   * The course with the texts of its lessons and the caller's progress.
   * @throws AppError 404 when there is none.
   */
  async readCourse({ userId }: Session, id: number): Promise<TrainingCourseDetailResponse> {
    const source = courseRows(userId, true);
    const { rows } = await sql<TrainingCourseDetailResponse>`
      select ${source.select} from ${source.from} where c.id = ${id}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound(COURSE_NOT_FOUND);
    return rows[0];
  }

  async createCourse(
    session: Session,
    { position, ...values }: CreateTrainingCourseRequest,
  ): Promise<TrainingCourseDetailResponse> {
    const now = this.clock.now();
    const { id } = await this.em.transactional(async (em) => {
      const stamps = { createdAt: now, updatedAt: now };
      const course = em.create(TrainingCourse, {
        ...values,
        ...stamps,
        position: position ?? (await nextPosition(em, sql`training_course`)),
      });
      await em.persist(course).flush();
      return course;
    });
    return this.readCourse(session, id);
  }

  /** @throws AppError 404 when there is none. */
  async changeCourse(
    session: Session,
    id: number,
    body: UpdateTrainingCourseRequest,
  ): Promise<TrainingCourseDetailResponse> {
    await this.em.transactional(async (em) => {
      em.assign(await findCourse(em, id), body, { ignoreUndefined: true });
    });
    return this.readCourse(session, id);
  }

  /**
   * Removes the course with its lessons and everybody's progress in it.
   * @throws AppError 404 when there is none.
   */
  async removeCourse(id: number): Promise<{ id: number }> {
    await this.em.transactional(async (em) => em.remove(await findCourse(em, id)));
    return { id };
  }

  listModules({ userId }: Session, query: ListQuery): Promise<Page<TrainingModuleResponse>> {
    return readPage(this.em.getKysely(), TRAINING_MODULES, moduleRows(userId), query);
  }

  /** @throws AppError 404 when there is none. */
  async readModule({ userId }: Session, id: number): Promise<TrainingModuleResponse> {
    const source = moduleRows(userId);
    const { rows } = await sql<TrainingModuleResponse>`
      select ${source.select} from ${source.from} where m.id = ${id}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound(MODULE_NOT_FOUND);
    return rows[0];
  }

  /** @throws AppError 400 when the course does not exist. */
  async createModule(
    session: Session,
    { courseId, position, ...values }: CreateTrainingModuleRequest,
  ): Promise<TrainingModuleResponse> {
    const now = this.clock.now();
    const { id } = await this.em.transactional(async (em) => {
      const course = await em.findOne(TrainingCourse, courseId);
      if (!course) {
        const message = 'Curso: escolha um registro válido.';
        throw invalid(message, { courseId: message });
      }
      const lessons = sql`training_module where course_id = ${courseId}`;
      const stamps = { createdAt: now, updatedAt: now };
      const module = em.create(TrainingModule, {
        ...values,
        ...stamps,
        course,
        position: position ?? (await nextPosition(em, lessons)),
      });
      await em.persist(module).flush();
      return module;
    });
    return this.readModule(session, id);
  }

  /** @throws AppError 404 when there is none. */
  async changeModule(
    session: Session,
    id: number,
    body: UpdateTrainingModuleRequest,
  ): Promise<TrainingModuleResponse> {
    await this.em.transactional(async (em) => {
      em.assign(await findModule(em, id), body, { ignoreUndefined: true });
    });
    return this.readModule(session, id);
  }

  /** @throws AppError 404 when there is none. */
  async removeModule(id: number): Promise<{ id: number }> {
    await this.em.transactional(async (em) => em.remove(await findModule(em, id)));
    return { id };
  }

  /**
   * Notes that the caller finished a lesson; a second time changes nothing.
   * @returns the course with the caller's progress.
   * @throws AppError 404 when there is no such lesson.
   */
  async complete(session: Session, moduleId: number): Promise<TrainingCourseDetailResponse> {
    const { courseId } = await this.readModule(session, moduleId);
    const now = this.clock.now();
    await sql`
      insert into training_progress (user_id, module_id, completed_at, created_at, updated_at)
      values (${session.userId}, ${moduleId}, ${now}, ${now}, ${now})
      on conflict (user_id, module_id) do nothing`.execute(this.em.getKysely());
    return this.readCourse(session, courseId);
  }
}

/** One more than the highest position among these rows. */
async function nextPosition(em: EntityManager, rows: RawBuilder<unknown>): Promise<number> {
  const result = await sql<{
    next: number;
  }>`select coalesce(max(position), -1) + 1 as next from ${rows}`.execute(em.getKysely());
  return result.rows[0]!.next;
}

async function findCourse(em: EntityManager, id: number): Promise<TrainingCourse> {
  const course = await em.findOne(TrainingCourse, id);
  if (!course) throw notFound(COURSE_NOT_FOUND);
  return course;
}

async function findModule(em: EntityManager, id: number): Promise<TrainingModule> {
  const module = await em.findOne(TrainingModule, id);
  if (!module) throw notFound(MODULE_NOT_FOUND);
  return module;
}

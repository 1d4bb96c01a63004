import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TrainingProgress } from '../../src/training/training-course.entity.js';
import type {
  TrainingCourseDetailResponse,
  TrainingCourseResponse,
  TrainingModuleResponse,
} from '../../src/training/training.dto.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('Formation', () => {
  let app: TestApp;
  let coordinator: Caller;
  let minister: Caller;
  let other: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    minister = await app.as('ministro');
    other = await app.as('ministro');
  });
  afterAll(() => app.stop());

  async function makeCourse(title: string, lessons: number): Promise<TrainingCourseDetailResponse> {
    const { body: course } = await coordinator.post<TrainingCourseDetailResponse>('/api/training-courses', {
      title,
      description: 'Curso inventado.',
      dueDate: '2026-12-20',
    });
    for (let i = 1; i <= lessons; i += 1) {
      const { status } = await coordinator.post('/api/training-modules', {
        courseId: course.id,
        title: `Aula ${i}`,
        body: `Texto ${i}`,
        durationMinutes: 10 * i,
      });
      expect(status).toBe(201);
    }
    return (await coordinator.get<TrainingCourseDetailResponse>(`/api/training-courses/${course.id}`)).body;
  }

  const complete = (caller: Caller, moduleId: number) =>
    caller.post<TrainingCourseDetailResponse>(`/api/training-modules/${moduleId}/complete`);

  describe('courses', () => {
    it('should go from not started to completed, for each person alone', async () => {
      const course = await makeCourse('Comunhão aos enfermos', 3);
      expect(course).toMatchObject({
        dueDate: '2026-12-20',
        durationMinutes: 60,
        totalModules: 3,
        completedModules: 0,
        progress: 0,
        status: 'not_started',
      });
      const [one, two, three] = course.modules.map(({ id }) => id) as [number, number, number];
      expect((await complete(minister, two)).body).toMatchObject({
        completedModules: 1,
        progress: 33,
        status: 'in_progress',
        modules: [{ completed: false }, { completed: true }, { completed: false }],
      });
      await complete(minister, one);
      expect((await complete(minister, three)).body).toMatchObject({ progress: 100, status: 'completed' });
      const { body } = await other.get(`/api/training-courses/${course.id}`);
      expect(body).toMatchObject({ progress: 0, status: 'not_started' });
    });

    it('should count a lesson once, also when it is completed twice at once', async () => {
      const { modules } = await makeCourse('Vasos sagrados', 2);
      const id = modules[0]!.id;
      const answers = await Promise.all([1, 2, 3, 4].map(() => complete(minister, id)));
      for (const { status, body } of answers)
        expect([status, body]).toMatchObject([200, { completedModules: 1, progress: 50 }]);
      expect(await app.em().count(TrainingProgress, { module: id })).toBe(1);
      expect((await complete(minister, 987654)).status).toBe(404);
    });

    it('should be listed in their order, lessons without their texts', async () => {
      const { headers, body } = await minister.get<TrainingCourseResponse[]>('/api/training-courses');
      expect(headers['content-range']).toBe('training-courses 0-1/2');
      expect(body.map(({ title }) => title)).toEqual(['Comunhão aos enfermos', 'Vasos sagrados']);
      expect(body[1]!.modules).toEqual([
        { id: expect.any(Number), position: 0, title: 'Aula 1', durationMinutes: 10, completed: true },
        { id: expect.any(Number), position: 1, title: 'Aula 2', durationMinutes: 20, completed: false },
      ]);
    });

    it('should be changed and removed with their lessons by the coordination', async () => {
      const course = await makeCourse('Passageiro', 2);
      const url = `/api/training-courses/${course.id}`;
      expect((await coordinator.put(url, { dueDate: null })).body).toMatchObject({
        title: 'Passageiro',
        dueDate: null,
      });
      const lesson = `/api/training-modules/${course.modules[1]!.id}`;
      expect((await coordinator.put(lesson, { position: 0, title: 'Última' })).body).toMatchObject({
        position: 0,
        durationMinutes: 20,
      });
      expect((await coordinator.delete(lesson)).status).toBe(200);
      expect((await coordinator.get(lesson)).status).toBe(404);
      await complete(minister, course.modules[0]!.id);
      expect((await coordinator.delete(url)).body).toEqual({ id: course.id });
      const left = await coordinator.get<TrainingModuleResponse[]>(
        `/api/training-modules?courseId=${course.id}`,
      );
      expect(left.body).toEqual([]);
    });

    it('should not be changed by ministers or the rector', async () => {
      for (const caller of [minister, await app.as('reitor')]) {
        expect((await caller.post('/api/training-courses', {})).status).toBe(403);
        expect((await caller.put('/api/training-courses/1', {})).status).toBe(403);
        expect((await caller.delete('/api/training-modules/1')).status).toBe(403);
      }
    });

    it('should refuse a lesson of no course', async () => {
      const { status, body } = await coordinator.post('/api/training-modules', {
        courseId: 987654,
        title: 'Aula',
        body: 'Texto',
        durationMinutes: 10,
      });
      expect([status, body]).toMatchObject([
        400,
        { errors: { courseId: 'Curso: escolha um registro válido.' } },
      ]);
    });
  });

  describe.each([
    [
      '/api/liturgical-materials',
      { name: 'Cálice', description: 'Taça.', function: 'Contém o vinho.', care: 'Pela haste.' },
      { care: 'Nunca pela borda.' },
    ],
    [
      '/api/procedures',
      { title: 'Antes da missa', description: 'Ao chegar.', steps: ['Lave as mãos.', 'Reze.'] },
      { steps: ['Reze.'] },
    ],
  ])('%s', (url, values, change) => {
    it('should be written by the coordination and read by members', async () => {
      const created = await coordinator.post<{ id: number }>(url, values);
      expect(created).toMatchObject({ status: 201, body: { ...values, position: 0 } });
      const one = `${url}/${created.body.id}`;
      expect((await coordinator.put(one, change)).body).toEqual({ ...created.body, ...change });
      expect((await minister.get(url)).body).toEqual([{ ...created.body, ...change }]);
      expect((await minister.get(one)).body).toEqual({ ...created.body, ...change });
      expect((await minister.delete(one)).status).toBe(403);
      expect((await (await app.as('reitor')).put(one, change)).status).toBe(403);
      expect((await coordinator.delete(one)).body).toEqual({ id: created.body.id });
      expect((await minister.get(one)).status).toBe(404);
    });
  });
});

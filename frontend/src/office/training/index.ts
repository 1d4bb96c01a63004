import type { ResourceProps } from 'react-admin';
import { TrainingCourseCreate, TrainingCourseEdit, TrainingCourseList } from './training-courses.tsx';
import { TrainingModuleCreate, TrainingModuleEdit } from './training-modules.tsx';

export const trainingCourses = {
  list: TrainingCourseList,
  edit: TrainingCourseEdit,
  create: TrainingCourseCreate,
  recordRepresentation: 'title',
} satisfies Partial<ResourceProps>;

/** Lessons have no list of their own: each course shows its lessons. */
export const trainingModules = {
  edit: TrainingModuleEdit,
  create: TrainingModuleCreate,
  recordRepresentation: 'title',
} satisfies Partial<ResourceProps>;

import type { ResourceProps } from 'react-admin';

export const trainingCourses = {} satisfies Partial<ResourceProps>;
export const trainingModules = {} satisfies Partial<ResourceProps>;

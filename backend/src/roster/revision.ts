import { Int } from '../platform/fields/fields.js';

const MAX_REVISION = 2_147_483_647;

/** A schedule's version, which every change of its roster raises. */
export const Revision = (description?: string, { optional = false } = {}) =>
  Int({
    min: 1,
    max: MAX_REVISION,
    example: 12,
    optional,
    ...(description !== undefined && { description }),
  });

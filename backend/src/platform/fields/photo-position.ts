import { Decimal } from './fields.js';

/** Pixels by which a photo may be moved on either axis (specification section 9). */
const MAX_OFFSET = 20;

/** Where a profile photo sits in its circle, in pixels from the middle. */
export class PhotoPositionValues {
  @Decimal({ min: -MAX_OFFSET, max: MAX_OFFSET, example: 0 })
  x!: number;

  @Decimal({ min: -MAX_OFFSET, max: MAX_OFFSET, example: 0 })
  y!: number;
}

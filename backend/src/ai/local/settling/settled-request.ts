/** A request, once it is certain what it means for one schedule. */
import type { MassFilter } from '../../../roster/index.js';
import type { MassRef, PersonRef } from '../../assistant/index.js';
import type { KindId } from '../requests/kinds.js';

/** A request whose people and masses are certain. */
export interface SettledRequest {
  kind: KindId;
  text: string;
  people: PersonRef[];
  /** What was said of days and times. */
  filters: MassFilter[];
  /** The masses meant, in their order. */
  masses: MassRef[];
  number: number | null;
  numbers: number[];
  words: string[];
  /** Why it cannot be done as it was said, in Portuguese. */
  problem: string | null;
}

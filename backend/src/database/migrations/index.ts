import type { MigrationObject } from '@mikro-orm/core';
import { Migration20261121044847 } from './migration-20261121044847-initial.js';

/** In the order in which they run. */
export const migrations: MigrationObject[] = [
  { name: 'migration-20261121044847-initial', class: Migration20261121044847 },
];

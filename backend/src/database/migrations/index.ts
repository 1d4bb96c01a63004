import type { MigrationObject } from '@mikro-orm/core';
import { Migration20261121042530 } from './migration-20261121042530-initial.js';

/** In the order in which they run. */
export const migrations: MigrationObject[] = [
  { name: 'migration-20261121042530-initial', class: Migration20261121042530 },
];

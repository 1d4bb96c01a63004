import type { MigrationObject } from '@mikro-orm/core';
import { Migration20261121052838 } from './migration-20261121052838-initial.js';

/** In the order in which they run. */
export const migrations: MigrationObject[] = [
  { name: 'migration-20261121052838-initial', class: Migration20261121052838 },
];

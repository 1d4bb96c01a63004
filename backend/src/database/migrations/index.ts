import type { MigrationObject } from '@mikro-orm/core';

/** In the order in which they run. */
export const migrations: MigrationObject[] = [];

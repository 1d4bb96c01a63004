import type { MigrationObject } from '@mikro-orm/core';
import { Migration20261121052838 } from './migration-20261121052838-initial.js';
import { Migration20261121062813 } from './migration-20261121062813-assistant.js';
import { Migration20261121063359 } from './migration-20261121063359-substitutions.js';
import { Migration20261121074406 } from './migration-20261121074406-roster-history.js';
import { Migration20261121074500 } from './migration-20261121074500-publication.js';
import { Migration20261121100000 } from './migration-20261121100000-proposal-revision.js';
import { Migration20261122090000 } from './migration-20261122090000-discarded-drafts.js';
import { Migration20261122150000 } from './migration-20261122150000-numeric-roster-ids.js';
import { Migration20261122153000 } from './migration-20261122153000-shares-email.js';
import { Migration20261122160000 } from './migration-20261122160000-one-kind-of-proposal.js';
import { Migration20261122190000 } from './migration-20261122190000-names-of-ferias.js';
import { Migration20261122200000 } from './migration-20261122200000-erasure-by-reference.js';
import { Migration20261122210000 } from './migration-20261122210000-history-indexes.js';
import { Migration20261122210100 } from './migration-20261122210100-names-that-look-alike.js';
import { Migration20261122210200 } from './migration-20261122210200-what-waits-for-others.js';
import { Migration20261122210300 } from './migration-20261122210300-calendars-end-with-sessions.js';
import { Migration20261122211000 } from './migration-20261122211000-consents.js';
import { Migration20261122212000 } from './migration-20261122212000-audit-seals.js';
import { Migration20261122213000 } from './migration-20261122213000-roster-proofs.js';
import { Migration20261122214000 } from './migration-20261122214000-people-without-account.js';

/** In the order in which they run. */
export const migrations: MigrationObject[] = [
  { name: 'migration-20261121052838-initial', class: Migration20261121052838 },
  { name: 'migration-20261121062813-assistant', class: Migration20261121062813 },
  { name: 'migration-20261121063359-substitutions', class: Migration20261121063359 },
  { name: 'migration-20261121074406-roster-history', class: Migration20261121074406 },
  { name: 'migration-20261121074500-publication', class: Migration20261121074500 },
  { name: 'migration-20261121100000-proposal-revision', class: Migration20261121100000 },
  { name: 'migration-20261122090000-discarded-drafts', class: Migration20261122090000 },
  { name: 'migration-20261122150000-numeric-roster-ids', class: Migration20261122150000 },
  { name: 'migration-20261122153000-shares-email', class: Migration20261122153000 },
  { name: 'migration-20261122160000-one-kind-of-proposal', class: Migration20261122160000 },
  { name: 'migration-20261122190000-names-of-ferias', class: Migration20261122190000 },
  { name: 'migration-20261122200000-erasure-by-reference', class: Migration20261122200000 },
  { name: 'migration-20261122210000-history-indexes', class: Migration20261122210000 },
  { name: 'migration-20261122210100-names-that-look-alike', class: Migration20261122210100 },
  { name: 'migration-20261122210200-what-waits-for-others', class: Migration20261122210200 },
  { name: 'migration-20261122210300-calendars-end-with-sessions', class: Migration20261122210300 },
  { name: 'migration-20261122211000-consents', class: Migration20261122211000 },
  { name: 'migration-20261122212000-audit-seals', class: Migration20261122212000 },
  { name: 'migration-20261122213000-roster-proofs', class: Migration20261122213000 },
  { name: 'migration-20261122214000-people-without-account', class: Migration20261122214000 },
];

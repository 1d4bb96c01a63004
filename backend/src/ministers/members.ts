import { sql, type RawBuilder } from 'kysely';
import { SERVING_ROLES, type Role } from '../platform/access/permissions.js';

/** `from` of the people who serve or served: `m` the minister, `u` the account, which not everybody has. */
export const MEMBERS = sql`minister m left join user_account u on u.id = m.user_id`;

/** Role of a minister without an account. */
const WITHOUT_ACCOUNT: Role = 'ministro';

/** Role of one of {@link MEMBERS}. */
export const MEMBER_ROLE = sql<Role>`coalesce(u.role, ${sql.lit(WITHOUT_ACCOUNT)})`;

/** Condition on {@link MEMBERS}: active, and their account, if they have one, is not switched off. */
export const IS_ACTIVE_MEMBER = sql<boolean>`(m.is_active and u.disabled_at is null)`;

/** Condition on {@link MEMBERS}: they take part in rosters and are asked by questionnaires. */
export const SERVES: RawBuilder<boolean> = sql<boolean>`
  (${IS_ACTIVE_MEMBER} and ${MEMBER_ROLE} = any(${[...SERVING_ROLES]}))`;

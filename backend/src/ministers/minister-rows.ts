import { sql, type RawBuilder } from 'kysely';
import { ROLES } from '../platform/access/permissions.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListSpec } from '../platform/lists/list-query.js';
import { contains, type ListSource } from '../platform/lists/page.js';
import { comparisonKey } from '../platform/text.js';
import { MEMBER_ROLE, MEMBERS } from './members.js';
import { EXPERIENCES, PROFILE_FIELDS } from './minister.entity.js';

/** Whether somebody can sign in: has no account, has one without a password yet, or has come in. */
export const ACCESS_STATES = ['none', 'invited', 'entered'] as const;
export const ACCESS_LABELS: Record<(typeof ACCESS_STATES)[number], string> = {
  none: 'Sem conta',
  invited: 'Ainda não entrou',
  entered: 'Já entrou',
};

const ACCESS = sql`case when u.id is null then 'none' when u.password_hash is null then 'invited' else 'entered' end`;

export const MINISTERS = {
  resource: 'ministers',
  sort: ['fullName', 'scheduleName', 'email', 'experience', 'isActive', 'mandateUntil', 'createdAt'],
  defaultSort: ['fullName', 'ASC'],
  filters: { q: 'text', isActive: 'boolean', experience: EXPERIENCES, role: ROLES, access: ACCESS_STATES },
} as const satisfies ListSpec;

/** Every field of a profile, from `minister m`. */
export const PROFILE_COLUMNS: RawBuilder<unknown> = sql.join(
  Object.keys(PROFILE_FIELDS).map((field) => {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return sql`${sql.ref(`m.${column}`)} as ${sql.id(field)}`;
  }),
);

const PHOTO_URL = sql`'/api/photos/' || m.photo_file as "profileImageUrl"`;

/** Of `minister m`: how the photo sits in its circle. */
export const PHOTO_PLACE = sql`m.profile_image_position as "profileImagePosition",
  m.profile_image_rotation as "profileImageRotation", m.profile_image_scale as "profileImageScale"`;

/** Columns of `minister m` that every member may see. */
const CARD_COLUMNS = sql`m.id, m.schedule_name as "scheduleName", ${PHOTO_URL}, ${PHOTO_PLACE}`;

const SORT = {
  fullName: sql`m.full_name_key`,
  scheduleName: sql`n.key`,
  email: sql`u.email`,
  experience: sql`array_position(${EXPERIENCES}::text[], m.experience)`,
  isActive: sql`m.is_active`,
  mandateUntil: sql`m.mandate_until`,
  createdAt: sql`m.created_at`,
};

/** The whole records. */
export const MINISTER_ROWS: ListSource = {
  select: sql`m.id, ${PHOTO_URL}, u.id as "userId", u.email, ${MEMBER_ROLE} as role,
    ${ACCESS} as access, ${PROFILE_COLUMNS},
    ${isoInstant(sql`(select max(t.created_at) from one_time_token t where t.user_id = u.id and t.purpose = 'setup')`)} as "invitedAt",
    ${isoInstant(sql`m.created_at`)} as "createdAt",
    ${isoInstant(sql`m.updated_at`)} as "updatedAt"`,
  from: sql`${MEMBERS} left join schedule_name n on n.minister_id = m.id`,
  where: [sql`m.erased_at is null`],
  id: sql`m.id`,
  sort: SORT,
  nullable: ['mandateUntil', 'scheduleName', 'email'],
  filters: {
    q: (text: string) => {
      const key = comparisonKey(text);
      return sql`(${contains(sql`m.full_name_key`, key)} or ${contains(sql`n.key`, key)}
        or ${contains(sql`u.email`, text.trim().toLowerCase())})`;
    },
    isActive: (isActive: boolean) => sql`m.is_active = ${isActive}`,
    experience: (experience: string) => sql`m.experience = ${experience}`,
    role: (role: string) => sql`${MEMBER_ROLE} = ${role}`,
    access: (access: string) => sql`${ACCESS} = ${access}`,
  },
};

export const MINISTER_CARDS = {
  resource: 'ministers',
  sort: ['scheduleName'],
  defaultSort: ['scheduleName', 'ASC'],
  filters: { q: 'text' },
} as const satisfies ListSpec;

/** What ministers see of each other: those who serve, by the name in the schedule. */
export const MINISTER_CARD_ROWS: ListSource = {
  select: CARD_COLUMNS,
  from: sql`minister m left join schedule_name n on n.minister_id = m.id`,
  where: [sql`m.is_active`],
  id: sql`m.id`,
  sort: { scheduleName: SORT.scheduleName },
  nullable: ['scheduleName'],
  filters: { q: (text: string) => contains(sql`n.key`, comparisonKey(text)) },
};

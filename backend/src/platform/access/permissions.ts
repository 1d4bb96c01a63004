export const ROLES = ['user', 'ministro', 'coordenador', 'reitor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** How each role is called on screen. */
export const ROLE_LABELS: Record<Role, string> = {
  user: 'Ministro',
  ministro: 'Ministro',
  coordenador: 'Coordenador',
  reitor: 'Reitor',
  admin: 'Administrador',
};

const everyone = ROLES;
const serving = ['ministro', 'coordenador'] as const;
const members = ['ministro', 'coordenador', 'reitor', 'admin'] as const;
const overseers = ['coordenador', 'reitor', 'admin'] as const;
const coordinators = ['coordenador', 'admin'] as const;
const administrators = ['admin'] as const;

/**
 * Who may do what (docs/permissions.md). The guard reads it, `/api/auth/me` returns the caller's share,
 * and nothing else decides on access; whose record it is, is decided in each query.
 */
export const PERMISSIONS = {
  'account.own': everyone,
  'registration.own': everyone,
  'profile.own': serving,
  'questionnaires.answer': serving,
  'duties.own': serving,
  'schedules.published': members,
  'content.read': members,
  'ministers.directory': members,
  'people.read': overseers,
  'people.write': coordinators,
  'reports.read': overseers,
  'schedules.read': overseers,
  'schedules.write': coordinators,
  'assistant.use': coordinators,
  'news.write': overseers,
  'registrations.review': administrators,
  'users.manage': administrators,
  'settings.manage': administrators,
  'emails.manage': administrators,
  'audit.read': administrators,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export function can(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Role[]).includes(role);
}

export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

export function permissionsOf(role: Role): Permission[] {
  return PERMISSION_NAMES.filter((permission) => can(role, permission));
}

/** Roles whose holders take part in rosters and receive questionnaires. */
export const SERVING_ROLES: readonly Role[] = serving;

/** Roles that the approval of a registration may give. */
export const APPROVAL_ROLES = ['reitor', 'coordenador', 'ministro'] as const satisfies readonly Role[];
export type ApprovalRole = (typeof APPROVAL_ROLES)[number];

import type { Permission } from '../../shared/session.tsx';

/** What seeing and changing each resource takes; the server decides the same way on every call. */
const NEEDS: Record<string, { read: Permission; write: Permission }> = {
  ministers: { read: 'people.read', write: 'people.write' },
  'mass-rules': { read: 'schedules.read', write: 'schedules.write' },
  schedules: { read: 'schedules.read', write: 'schedules.write' },
  news: { read: 'content.read', write: 'news.write' },
  'community-posts': { read: 'content.read', write: 'news.write' },
  'training-courses': { read: 'people.read', write: 'people.write' },
  'training-modules': { read: 'people.read', write: 'people.write' },
  'liturgical-materials': { read: 'people.read', write: 'people.write' },
  procedures: { read: 'people.read', write: 'people.write' },
  emails: { read: 'emails.manage', write: 'emails.manage' },
  'audit-events': { read: 'audit.read', write: 'audit.read' },
};

const READING: readonly string[] = ['list', 'show', 'export'];

/** Whether someone with the given permissions may do an action of react-admin on a resource. */
export function canAccess(permissions: readonly Permission[], resource: string, action: string): boolean {
  const needs = NEEDS[resource];
  return needs !== undefined && permissions.includes(READING.includes(action) ? needs.read : needs.write);
}

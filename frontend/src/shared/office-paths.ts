import type { Permission } from './session.tsx';

export interface OfficePlace {
  to: string;
  label: string;
  needs: Permission;
  /** The beginning of further addresses that belong to it. */
  also?: readonly string[];
}

/** The pages of the back office, in the groups of its navigation. */
export const OFFICE_GROUPS: readonly { title: string; places: readonly OfficePlace[] }[] = [
  {
    title: 'Escalas',
    places: [
      { to: '/coordination', label: 'Coordenação', needs: 'reports.read', also: ['/first-steps'] },
      { to: '/schedules', label: 'Escalas', needs: 'schedules.read', also: ['/ai-schedule'] },
      { to: '/questionnaires', label: 'Questionários', needs: 'schedules.read' },
      { to: '/attendance', label: 'Presença', needs: 'schedules.read' },
      { to: '/fairness', label: 'Equilíbrio', needs: 'reports.read' },
    ],
  },
  {
    title: 'Pessoas',
    places: [
      { to: '/ministers', label: 'Ministros', needs: 'people.read', also: ['/import', '/invitations'] },
      { to: '/admin', label: 'Cadastros e usuários', needs: 'people.read' },
    ],
  },
  {
    title: 'Conteúdo',
    places: [
      { to: '/news', label: 'Notícias', needs: 'news.write' },
      { to: '/community-posts', label: 'Mural', needs: 'news.write' },
      { to: '/training-courses', label: 'Formação', needs: 'people.read', also: ['/training-modules'] },
      { to: '/liturgical-materials', label: 'Materiais', needs: 'people.read' },
      { to: '/procedures', label: 'Procedimentos', needs: 'people.read' },
    ],
  },
  {
    title: 'Sistema',
    places: [
      { to: '/mass-rules', label: 'Cronograma padrão', needs: 'schedules.read' },
      { to: '/emails', label: 'E-mails', needs: 'emails.manage' },
      { to: '/audit-events', label: 'Auditoria', needs: 'audit.read' },
      { to: '/settings', label: 'Configurações', needs: 'settings.manage' },
    ],
  },
];

const PLACES = OFFICE_GROUPS.flatMap(({ places }) => places);

/** react-admin leads those whom it refuses there. */
const ACCESS_DENIED = '/access-denied';

const rootOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;

/** The page to which an address belongs. */
export const officePlaceOf = (pathname: string): OfficePlace | undefined =>
  PLACES.find(({ to, also = [] }) => [to, ...also].includes(rootOf(pathname)));

/** Whether the back office answers an address. */
export const isOfficePath = (pathname: string): boolean =>
  officePlaceOf(pathname) !== undefined || rootOf(pathname) === ACCESS_DENIED;

/** The groups with the pages that somebody may open; a group without any is left out. */
export const openGroups = (can: (permission: Permission) => boolean): typeof OFFICE_GROUPS =>
  OFFICE_GROUPS.map(({ title, places }) => ({
    title,
    places: places.filter(({ needs }) => can(needs)),
  })).filter(({ places }) => places.length > 0);

import type { Permission } from './session.tsx';

/** The rooms of the back office, as its navigation shows them. */
export const OFFICE_PLACES: readonly { to: string; label: string; needs: Permission }[] = [
  { to: '/coordination', label: 'Coordenação', needs: 'reports.read' },
  { to: '/schedules', label: 'Escalas', needs: 'schedules.read' },
  { to: '/questionnaires', label: 'Questionários', needs: 'schedules.read' },
  { to: '/fairness', label: 'Equilíbrio', needs: 'reports.read' },
  { to: '/ministers', label: 'Ministros', needs: 'people.read' },
  { to: '/mass-rules', label: 'Cronograma padrão', needs: 'schedules.read' },
  { to: '/news', label: 'Notícias', needs: 'news.write' },
  { to: '/community-posts', label: 'Mural', needs: 'news.write' },
  { to: '/training-courses', label: 'Formação', needs: 'people.read' },
  { to: '/liturgical-materials', label: 'Materiais', needs: 'people.read' },
  { to: '/procedures', label: 'Procedimentos', needs: 'people.read' },
  { to: '/admin', label: 'Cadastros e usuários', needs: 'people.read' },
  { to: '/emails', label: 'E-mails', needs: 'emails.manage' },
  { to: '/audit-events', label: 'Auditoria', needs: 'audit.read' },
  { to: '/settings', label: 'Configurações', needs: 'settings.manage' },
];

/** Addresses that no link of the navigation leads to; to the last react-admin leads those whom it refuses. */
const OTHERS = ['/ai-schedule', '/import', '/invitations', '/training-modules', '/access-denied'];

const OFFICE = new Set([...OFFICE_PLACES.map(({ to }) => to), ...OTHERS]);

/** Whether the back office answers an address. */
export const isOfficePath = (pathname: string): boolean => OFFICE.has(`/${pathname.split('/')[1] ?? ''}`);

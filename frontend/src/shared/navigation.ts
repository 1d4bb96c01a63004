import {
  BookOpen,
  CalendarCheck,
  CalendarDays,
  House,
  Mail,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { Permission } from './session.tsx';

export interface NavigationItem {
  to: string;
  label: string;
  description?: string;
  icon: LucideIcon;
  /** Shown only to holders of it. */
  needs?: Permission;
}

/** The sidebar's two groups (specification section 2). */
export const NAVIGATION: readonly { title: string; items: readonly NavigationItem[] }[] = [
  {
    title: 'Menu Principal',
    items: [
      {
        to: '/dashboard',
        label: 'Página Inicial',
        description: 'Suas missas, notícias e treinamentos',
        icon: House,
      },
      { to: '/my-schedule', label: 'Minha Escala', icon: CalendarDays, needs: 'duties.own' },
      { to: '/training', label: 'Formação Contínua', icon: BookOpen, needs: 'content.read' },
      { to: '/messages', label: 'Centro de Mensagens', icon: Mail, needs: 'content.read' },
    ],
  },
  {
    title: 'Gerenciamento',
    items: [
      { to: '/profile', label: 'Meu Perfil', icon: UserRound },
      {
        to: '/my-questionnaires',
        label: 'Disponibilidade',
        icon: CalendarCheck,
        needs: 'questionnaires.answer',
      },
      {
        to: '/coordination',
        label: 'Coordenação',
        description: 'Gestão de escalas e questionários',
        icon: UsersRound,
        // Held by coordenador and admin alone, for whom the specification shows this entry.
        needs: 'schedules.write',
      },
    ],
  },
];

/** Whether somebody finds an address in one of these groups. */
export const isInMenu = (address: string, can: (permission: Permission) => boolean): boolean =>
  NAVIGATION.some(({ items }) => items.some(({ to, needs }) => to === address && (!needs || can(needs))));

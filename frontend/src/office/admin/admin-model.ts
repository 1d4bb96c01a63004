import type { Answer } from '../../api/client.ts';
import type { Tone } from '../../ui/badge.tsx';
import { APPROVAL_ROLES, EXPERIENCE_LABELS, WIZARD_EXPERIENCE_LABELS, labelOf } from '../../api/labels.ts';

export type Registration = Answer<'GET /api/registration-requests'>[number];
export type RegistrationStats = Answer<'GET /api/stats/registrations'>;
export type Account = Answer<'GET /api/users'>[number];
export type Role = Account['role'];

/** The four count cards, which filter the list below them. */
export type RegistrationFilter = keyof RegistrationStats;

export const REGISTRATION_FILTERS: readonly {
  value: RegistrationFilter;
  card: string;
  title: string;
  empty: string;
}[] = [
  {
    value: 'pending',
    card: 'Pendentes',
    title: 'Cadastros Pendentes',
    empty: 'Nenhuma solicitação pendente',
  },
  {
    value: 'approved',
    card: 'Aprovados',
    title: 'Ministros Aprovados',
    empty: 'Nenhuma solicitação aprovada',
  },
  {
    value: 'rejected',
    card: 'Rejeitados',
    title: 'Cadastros Rejeitados',
    empty: 'Nenhuma solicitação rejeitada',
  },
  { value: 'total', card: 'Total', title: 'Todos os Cadastros', empty: 'Nenhuma solicitação recebida' },
];

/** Roles that an administrator gives to an account. */
export const ACCOUNT_ROLES = [...APPROVAL_ROLES, 'admin'] as const;

export const ROLE_DESCRIPTIONS: Record<(typeof ACCOUNT_ROLES)[number], string> = {
  reitor: 'Acesso de leitura, relatórios pastorais e publicação de notícias.',
  coordenador: 'Gerencia escalas, eventos, formação, ministros e notícias.',
  ministro: 'Vê as escalas, confirma disponibilidade e faz as formações.',
  admin: 'Faz tudo o que a coordenação faz, aprova cadastros e gerencia usuários e configurações.',
};

export const REGISTRATION_TONES: Record<string, Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'error',
};

export const ROLE_TONES: Record<Role, Tone> = {
  admin: 'info',
  reitor: 'info',
  coordenador: 'success',
  ministro: 'neutral',
  user: 'neutral',
};

/** A request may hold either of the two sets of experience. */
export const experienceLabel = (experience: string): string =>
  labelOf({ ...EXPERIENCE_LABELS, ...WIZARD_EXPERIENCE_LABELS }, experience);

/** What the administrator's rejection lacks, if anything. */
export const reasonError = (reason: string): string | undefined =>
  reason.trim() === '' ? 'Escreva o motivo: a pessoa o recebe por e-mail.' : undefined;

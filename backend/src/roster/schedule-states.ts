import { transition, type Transitions } from '../platform/states/state-machine.js';

export const SCHEDULE_STATUSES = [
  'draft',
  'planning',
  'active',
  'published',
  'completed',
  'archived',
] as const;
export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number];

export const SCHEDULE_STATUS_LABELS: Record<ScheduleStatus, string> = {
  draft: 'Rascunho',
  planning: 'Planejamento',
  active: 'Ativa',
  published: 'Publicada',
  completed: 'Concluído',
  archived: 'Arquivada',
};

/** Schedules that every minister sees. */
export const RELEASED_STATUSES = ['published', 'completed'] as const satisfies readonly ScheduleStatus[];

/** Schedules whose masses and people no longer change. */
export const CLOSED_STATUSES = ['completed', 'archived'] as const satisfies readonly ScheduleStatus[];

/** Whether a schedule is still only being made. */
export const isPlanned = (status: ScheduleStatus): boolean => status === 'draft' || status === 'planning';

/**
 * draft → planning → active → published → completed → archived. Steps before publication may be skipped;
 * a published schedule can return to planning, its roster kept.
 */
const SCHEDULE_TRANSITIONS: Transitions<ScheduleStatus> = {
  draft: ['planning', 'active', 'published'],
  planning: ['active', 'published'],
  active: ['planning', 'published'],
  published: ['planning', 'completed'],
  completed: ['archived'],
  archived: [],
};

/** @throws AppError 422 naming both states. */
export function changeScheduleStatus(from: ScheduleStatus, to: ScheduleStatus): ScheduleStatus {
  const message = `Uma escala em "${SCHEDULE_STATUS_LABELS[from]}" não pode passar para "${SCHEDULE_STATUS_LABELS[to]}".`;
  return transition(SCHEDULE_TRANSITIONS, from, to, message);
}

import type { Tone } from '../../ui/badge.tsx';
import type { Answer } from '../../api/client.ts';

export type Schedule = Answer<'GET /api/schedules'>[number];
export type ScheduleStatus = Schedule['status'];

export const SCHEDULE_TONES: Record<ScheduleStatus, Tone> = {
  draft: 'neutral',
  planning: 'info',
  active: 'warning',
  published: 'success',
  completed: 'neutral',
  archived: 'neutral',
};

/** A step that a schedule can take by itself; publishing and unpublishing have their own dialogs. */
export interface Step {
  to: ScheduleStatus;
  /** What is pressed. */
  action: string;
  /** What it means, asked before a step that cannot be taken back. */
  warning?: string;
}

const PLAN: Step = { to: 'planning', action: 'Passar para planejamento' };
const ACTIVATE: Step = { to: 'active', action: 'Ativar escala' };

/** The server's table of transitions, without publication. */
const STEPS: Record<ScheduleStatus, readonly Step[]> = {
  draft: [PLAN, ACTIVATE],
  planning: [ACTIVATE],
  active: [{ ...PLAN, action: 'Voltar para planejamento' }],
  published: [
    {
      to: 'completed',
      action: 'Concluir escala',
      warning: 'As missas e as pessoas desta escala não mudam mais. Os ministros continuam a vê-la.',
    },
  ],
  completed: [
    {
      to: 'archived',
      action: 'Arquivar escala',
      warning: 'Os ministros deixam de ver esta escala. Ela continua guardada aqui, só para leitura.',
    },
  ],
  archived: [],
};

export const stepsFrom = (status: ScheduleStatus): readonly Step[] => STEPS[status];

/** The day on which a new mass most likely is: the schedule's first, or today where that is past. */
export const firstDayFrom = (
  today: string,
  { startDate, endDate }: Pick<Schedule, 'startDate' | 'endDate'>,
) => (today > startDate && today <= endDate ? today : startDate);

/** Whether the schedule can be made known to its ministers. */
export const canBePublished = (status: ScheduleStatus): boolean =>
  status === 'draft' || status === 'planning' || status === 'active';

/** Whether the schedule is still only being made. */
export const isPlanned = (status: ScheduleStatus): boolean => status === 'draft' || status === 'planning';

/** Whether masses and people may still change. */
export const isOpen = (status: ScheduleStatus): boolean => status !== 'completed' && status !== 'archived';

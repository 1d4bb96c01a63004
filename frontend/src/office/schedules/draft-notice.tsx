import { Notice } from '../../ui/notice.tsx';
import type { Schedule } from '../roster/schedule-states.ts';

/** Whether a roster's names no longer change unseen. */
export const isReleased = ({ status }: Pick<Schedule, 'status'>): boolean =>
  status === 'published' || status === 'completed';

/** Says, before a roster is shared, that it is none yet. */
export const DraftNotice = ({ schedule }: { schedule: Pick<Schedule, 'status'> }) =>
  isReleased(schedule) ? null : (
    <Notice tone="warning">Esta escala não está publicada: os nomes ainda podem mudar.</Notice>
  );

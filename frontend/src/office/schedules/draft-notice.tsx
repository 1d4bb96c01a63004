import { Notice } from '../../ui/notice.tsx';
import { isReleased } from '../../shared/released.ts';
import type { Schedule } from '../roster/schedule-states.ts';

/** Says, before a roster is shared, that it is none yet. */
export const DraftNotice = ({ schedule }: { schedule: Pick<Schedule, 'status'> }) =>
  isReleased(schedule) ? null : (
    <Notice tone="warning">Esta escala não está publicada: os nomes ainda podem mudar.</Notice>
  );

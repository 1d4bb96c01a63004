import { labelOf, SCHEDULE_STATUS_LABELS } from '../../api/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { SCHEDULE_TONES, type ScheduleStatus } from '../roster/schedule-states.ts';

/** The state of a schedule in a word. */
export const ScheduleBadge = ({ status }: { status: ScheduleStatus }) => (
  <Badge tone={SCHEDULE_TONES[status]}>{labelOf(SCHEDULE_STATUS_LABELS, status)}</Badge>
);

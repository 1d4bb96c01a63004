import { REGISTRATION_STATUS_LABELS, labelOf } from '../../api/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { REGISTRATION_TONES } from './admin-model.ts';

/** A word about the state of a request. */
export function RegistrationStatus({ status }: { status: string }) {
  return (
    <Badge tone={REGISTRATION_TONES[status] ?? 'neutral'}>
      {labelOf(REGISTRATION_STATUS_LABELS, status)}
    </Badge>
  );
}

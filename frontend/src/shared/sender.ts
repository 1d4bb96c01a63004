import { labelOf, ROLE_LABELS } from '../api/labels.ts';

interface Sender {
  senderName: string;
  senderRole: string | null;
  senderScheduleName: string | null;
}

/** Who wrote: the name, the role, and the name in the schedule of who serves. A name alone may be anybody's. */
export const senderOf = ({ senderName, senderRole, senderScheduleName }: Sender): string =>
  [
    senderName,
    senderRole && labelOf(ROLE_LABELS, senderRole),
    senderScheduleName && `na escala: ${senderScheduleName}`,
  ]
    .filter(Boolean)
    .join(' · ');

import { labelOf, ROLE_LABELS } from '../api/labels.ts';

interface Sender {
  senderName: string;
  senderRole: string | null;
  senderScheduleName: string | null;
}

/** Who wrote: the name, the role, and the name in the schedule of who serves. A name alone may be anybody's. */
export const senderFacts = ({ senderName, senderRole, senderScheduleName }: Sender): (string | null)[] => [
  senderName,
  senderRole && labelOf(ROLE_LABELS, senderRole),
  senderScheduleName && `Na escala: ${senderScheduleName}`,
];

/** The same in one text. */
export const senderOf = (sender: Sender): string => senderFacts(sender).filter(Boolean).join(' · ');

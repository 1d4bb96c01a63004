import type { Answer } from '../../../api/client.ts';

export type Explanation = Answer<'GET /api/schedules/{id}/ministers/{ministerId}/explanation'>;
export type MassReason = Explanation['masses'][number];

export interface ReasonGroups {
  serves: MassReason[];
  /** Masses that the person could serve at and does not. */
  passedOver: MassReason[];
  /** Masses that the person did not offer for. */
  notOffered: MassReason[];
}

/** A person's masses by what became of them. */
export function groupsOf(masses: readonly MassReason[]): ReasonGroups {
  const notOffered = ({ chosen, code }: MassReason): boolean => !chosen && code === 'not-available';
  return {
    serves: masses.filter(({ chosen }) => chosen),
    passedOver: masses.filter((mass) => !mass.chosen && !notOffered(mass)),
    notOffered: masses.filter(notOffered),
  };
}

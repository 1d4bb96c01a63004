import type { Answer } from '../../../api/client.ts';
import { ANSWERS } from '../../../lib/availability.ts';
import { ANSWER_LABELS } from '../../../lib/labels.ts';
import { matches } from '../../../lib/matches.ts';
import type { Assignment, Conflict, RosterIndex, RosterMinister } from '../editor/editor-model.ts';

export type Candidate = Answer<'GET /api/slots/{id}/candidates'>[number];

const ORIGINS: Record<Assignment['origin'], string | null> = {
  automatic: null,
  manual: 'posto à mão',
  assistant: 'pelo assistente',
  substitution: 'substituição',
};

/** 'fixado, posto à mão': what is to be known about a place; null: nothing. */
export function noteOf({ pinned, origin }: Pick<Assignment, 'pinned' | 'origin'>): string | null {
  return [pinned ? 'fixado' : null, ORIGINS[origin]].filter((word) => word !== null).join(', ') || null;
}

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** '2 de 4 · parte justa 1,5': duties of the month against the limit and the fair share. */
export function loadText({
  duties,
  dutiesElsewhere,
  limit,
  share,
}: Pick<RosterMinister, 'duties' | 'dutiesElsewhere' | 'limit' | 'share'>): string {
  return `${duties + dutiesElsewhere} de ${limit} · parte justa ${decimal.format(share)}`;
}

/** 'Sobre esta missa: Disponível 12 · Talvez 3 · Indisponível 4'; null where nobody was asked. */
export function tallyText({ roster, masses, answer }: RosterIndex, slotId: number): string | null {
  if (!masses.get(slotId)?.asked) return null;
  const answers = Map.groupBy(roster.ministers, ({ id }) => answer(slotId, id));
  const counts = ANSWERS.map((each) => `${ANSWER_LABELS[each]} ${answers.get(each)?.length ?? 0}`);
  return `Sobre esta missa: ${counts.join(' · ')}`;
}

export interface Choice {
  /** Nothing forbids them, by who should serve next. */
  possible: Candidate[];
  blocked: Candidate[];
}

/** Those who could still enter a mass and whose name holds what is typed, in the server's order. */
export function choiceOf(
  candidates: readonly Candidate[],
  typed: string,
  isPresent: (ministerId: number) => boolean,
): Choice {
  const found = candidates.filter(
    ({ ministerId, scheduleName }) => !isPresent(ministerId) && matches(scheduleName, typed),
  );
  return {
    possible: found.filter(({ possible }) => possible),
    blocked: found.filter(({ possible }) => !possible),
  };
}

/** What speaks against a candidate, but for what the reason says already. */
export function concernsOf({ possible, reasons }: Pick<Candidate, 'possible' | 'reasons'>): Conflict[] {
  return possible ? reasons.filter(({ code }) => !(code in ANSWER_LABELS)) : reasons;
}

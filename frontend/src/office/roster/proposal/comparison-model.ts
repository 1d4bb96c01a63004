import type { Answer } from '../../../api/client.ts';
import { plural } from '../../../lib/plural.ts';
import type { BrokenRule } from '../editor/editor-model.ts';
import { formatNumber } from './run-model.ts';
import { differs } from './verdict-model.ts';

/** A computed proposal beside the roster that stands. */
export type Comparison = Answer<'GET /api/roster-runs/{id}/comparison'>;
export type ComparedMass = Comparison['masses'][number];
export type ComparedStage = Comparison['stages'][number];

/** 'Muda 3 lugares em 2 missas e preenche 1 lugar vazio.' */
export function changeSummary({ masses }: Pick<Comparison, 'masses'>): string {
  if (masses.length === 0) return 'Nada muda na escala de agora.';
  const places = masses.reduce((sum, { added, removed }) => sum + Math.max(added.length, removed.length), 0);
  const filled = masses.reduce((sum, mass) => sum + mass.missingBefore - mass.missingAfter, 0);
  const effect =
    filled === 0
      ? ''
      : filled > 0
        ? ` e preenche ${plural(filled, 'lugar vazio', 'lugares vazios')}`
        : ` e deixa ${plural(-filled, 'lugar a mais vazio', 'lugares a mais vazios')}`;
  return `Muda ${plural(places, 'lugar', 'lugares')} em ${plural(masses.length, 'missa', 'missas')}${effect}.`;
}

/** 'Ainda ficam 5 lugares vazios.'; null where a proposal leaves none. */
export function stillEmpty({ stages }: Pick<Comparison, 'stages'>): string | null {
  const left = stages.find(({ name }) => name === 'emptyPlaces')?.after ?? 0;
  if (left === 0) return null;
  return `Ainda ${left === 1 ? 'fica' : 'ficam'} ${plural(left, 'lugar vazio', 'lugares vazios')}.`;
}

/** The objectives in which the two differ, and those in which they do not. */
export const stagesOf = (
  stages: readonly ComparedStage[],
): { other: ComparedStage[]; same: ComparedStage[] } => ({
  other: stages.filter(differs),
  same: stages.filter((stage) => !differs(stage)),
});

/** '2 a menos'. */
export const differenceOf = ({ before, after }: ComparedStage): string =>
  `${formatNumber(Math.abs(after - before))} ${after < before ? 'a menos' : 'a mais'}`;

/** 'Lugares vazios (2)' and so on, of objectives that are the same in both. */
export const sameInBoth = (stages: readonly ComparedStage[]): string =>
  stages.map(({ label, after }) => `${label} (${formatNumber(after)})`).join('; ');

const MOST_NAMED = 3;

/**
 * 'Quem mais muda: Ana, de 6 para 4 missas; Bia, de 1 para 3.'; null where everybody serves as often as before.
 * @param dutiesOf how many masses a person serves now.
 */
export function movedMost(
  ministers: Comparison['ministers'],
  dutiesOf: (ministerId: number) => number,
): string | null {
  const moved = ministers
    .map(({ ministerId, scheduleName, gained, lost }) => {
      const before = dutiesOf(ministerId);
      return { scheduleName, before, after: before + gained.length - lost.length };
    })
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || b.before - a.before);
  if (moved.length === 0) return null;
  const first = moved.slice(0, MOST_NAMED).map(({ scheduleName, before, after }, index) => {
    const now = index === 0 ? plural(after, 'missa', 'missas') : String(after);
    return `${scheduleName}, de ${before} para ${now}`;
  });
  return `Quem mais muda: ${first.join('; ')}.`;
}

/** How many are missing at a mass now and with the proposal. */
export function missingOf({ missingBefore, missingAfter }: ComparedMass): string {
  const lack = (count: number) => (count === 1 ? 'falta 1 pessoa' : `faltam ${count} pessoas`);
  if (missingBefore === missingAfter)
    return missingAfter === 0 ? 'Continua completa.' : `Continua incompleta: ${lack(missingAfter)}.`;
  const now = missingBefore === 0 ? 'Agora está completa' : `Agora ${lack(missingBefore)}`;
  return missingAfter === 0 ? `${now}; fica completa.` : `${now}; depois, ${lack(missingAfter)}.`;
}

/** How many people enter or leave the chosen masses, those that have begun not plural: they are who gets mail. */
export function countNotified(
  masses: readonly ComparedMass[],
  hasBegun: (slotId: number) => boolean,
): number {
  const people = masses
    .filter(({ slotId }) => !hasBegun(slotId))
    .flatMap(({ added, removed }) => [...added, ...removed]);
  return new Set(people.map(({ ministerId }) => ministerId)).size;
}

/** What the button of acceptance says; `told` is how many get mail, null where nobody does. */
export function acceptLabel(chosen: number, all: number, told: number | null): string {
  const what = chosen === all ? 'Aceitar tudo' : `Aceitar ${plural(chosen, 'missa', 'missas')}`;
  return told === null ? what : `${what} e avisar ${plural(told, 'pessoa', 'pessoas')}`;
}

export interface SelectionFixes {
  /** Masses left out that those refused would leave: with them chosen too, they may enter. */
  include: ComparedMass[];
  /** Chosen masses at which a rule would be broken. */
  exclude: ComparedMass[];
}

/** What may be done about the rules that an acceptance of some masses would break. */
export function selectionFixes(
  rules: readonly BrokenRule[],
  masses: readonly ComparedMass[],
  isChosen: (slotId: number) => boolean,
): SelectionFixes {
  const refused = new Set(rules.map(({ ministerId }) => ministerId));
  const places = new Set(rules.map(({ slotId }) => slotId));
  const isRefused = ({ ministerId }: { ministerId: number }): boolean => refused.has(ministerId);
  return {
    include: masses.filter(({ slotId, removed }) => !isChosen(slotId) && removed.some(isRefused)),
    exclude: masses.filter(
      ({ slotId, added }) => isChosen(slotId) && (places.has(slotId) || added.some(isRefused)),
    ),
  };
}

import type { Answer } from '../../../api/client.ts';
import { plural } from '../../../lib/plural.ts';
import type { BrokenRule } from '../editor/editor-model.ts';
import { formatNumber } from './run-model.ts';

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

const differs = ({ effect }: ComparedStage): boolean => effect !== null;

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

const rulesCount = (count: number): string => plural(count, 'regra', 'regras');

export interface Verdict {
  tone: 'success' | 'info' | 'warning';
  answer: string;
  reason: string | null;
  /** The proposal is better by what a coordinator counts: it is what should be taken. */
  recommended: boolean;
}

/** What nobody would notice: less than one mass going from one person to another who has two fewer. */
const SLIGHT = 2;

const isBalance = ({ name }: ComparedStage): boolean => name === 'unfairness';

/** A fairer proposal whose gain nobody would notice. */
const isSlight = (stage: ComparedStage): boolean =>
  isBalance(stage) && stage.after < stage.before && stage.before - stage.after < SLIGHT;

/**
 * Which of the two is better and why: rules come before objectives, and objectives in their order.
 * @param dutiesOf how many masses a person serves now, by which a better balance is told.
 */
export function verdictOf(
  { better, masses, ministers, stages, brokenBefore, brokenAfter }: Comparison,
  dutiesOf?: (ministerId: number) => number,
): Verdict {
  const others = stages.filter(differs);
  if (masses.length === 0)
    return {
      tone: 'success',
      answer: 'A proposta é igual à escala: não há o que mudar.',
      reason: null,
      recommended: false,
    };
  if (brokenAfter.length > 0)
    return {
      tone: 'warning',
      answer: `A proposta não serve mais inteira: hoje ela não cumpriria ${rulesCount(brokenAfter.length)}.`,
      reason: 'Calcule outra, ou aceite só as missas sem problema.',
      recommended: false,
    };
  const [first] = others;
  if (brokenBefore.length > 0)
    return {
      tone: 'success',
      answer: `A proposta é melhor: a escala de agora não cumpre ${rulesCount(brokenBefore.length)}, e a proposta cumpre todas.`,
      reason: better === 'before' && first ? `Em troca, ela ${first.effect}.` : null,
      recommended: true,
    };
  if (!first || better === 'neither')
    return {
      tone: 'info',
      answer: 'A proposta não melhora a escala: as duas são igualmente boas.',
      reason: 'Trocar muda pessoas de missa sem melhorar nenhum critério.',
      recommended: false,
    };
  if (better === 'before')
    return {
      tone: 'warning',
      answer: 'A escala de agora é melhor.',
      reason: `A proposta ${first.effect}.`,
      recommended: false,
    };
  const decisive = isSlight(first) ? others.find((stage) => stage !== first) : first;
  if (!decisive || decisive.after > decisive.before)
    return {
      tone: 'info',
      answer: 'A proposta quase não muda o equilíbrio.',
      reason: `Trocar muda pessoas de missa por um ganho que ninguém nota${decisive ? `, e ${decisive.effect}` : ''}.`,
      recommended: false,
    };
  const moved = isBalance(decisive) && dutiesOf ? movedMost(ministers, dutiesOf) : '';
  return {
    tone: 'success',
    answer: 'A proposta é melhor.',
    reason: `Ela ${decisive.effect}${moved && `: ${moved}`}.`,
    recommended: true,
  };
}

const MOST_NAMED = 3;

/** 'Ana passa de 6 para 4 missas, Bia de 1 para 3': those whose number of masses changes most. */
function movedMost(ministers: Comparison['ministers'], dutiesOf: (ministerId: number) => number): string {
  const moved = ministers
    .map(({ ministerId, scheduleName, gained, lost }) => {
      const before = dutiesOf(ministerId);
      return { scheduleName, before, after: before + gained.length - lost.length };
    })
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || b.before - a.before);
  const first = moved.slice(0, MOST_NAMED).map(({ scheduleName, before, after }, index) => {
    const now =
      index === 0
        ? `passa de ${before} para ${plural(after, 'missa', 'missas')}`
        : `de ${before} para ${after}`;
    return `${scheduleName} ${now}`;
  });
  return first.join(', ');
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

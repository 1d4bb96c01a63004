import { plural } from '../../../lib/plural.ts';
import type { ComparedStage, Comparison } from './comparison-model.ts';

/** Whether the two rosters are worth something else by an objective. */
export const differs = ({ effect }: ComparedStage): boolean => effect !== null;

/** '2 pessoas servem contra uma regra', however many of their masses and of the rules. */
const peopleAgainst = (rules: Comparison['brokenBefore'], one: string, more: string): string =>
  `${plural(new Set(rules.map(({ ministerId }) => ministerId)).size, `pessoa ${one}`, `pessoas ${more}`)} contra uma regra`;

/** What has to be paid for keeping the rules. */
function priceOf(masses: Comparison['masses'], { effect }: ComparedStage): string {
  const emptier = masses.reduce((sum, mass) => sum + mass.missingAfter - mass.missingBefore, 0);
  return emptier > 0
    ? `Em troca, ela deixa ${plural(emptier, 'lugar a mais vazio', 'lugares a mais vazios')}.`
    : `Em troca, ela ${effect}.`;
}

export interface Verdict {
  tone: 'success' | 'info' | 'warning';
  answer: string;
  reason: string | null;
  /** The proposal is better by what a coordinator counts: it is what should be taken. */
  recommended: boolean;
}

/** Less than one mass going from one person to another who has two fewer: nobody notices. */
const SLIGHT = 2;
/** Such a mass moves two people, and gains as much: of less than half of that among so many, nobody notices either. */
const SLIGHT_FOR_EACH = 0.5;

const isBalance = ({ name }: ComparedStage): boolean => name === 'unfairness';

/** A fairer proposal whose gain nobody would notice, among those whose masses it changes. */
const isSlight = (stage: ComparedStage, moved: number): boolean =>
  isBalance(stage) &&
  stage.after < stage.before &&
  stage.before - stage.after < Math.max(SLIGHT, SLIGHT_FOR_EACH * moved);

/**
 * Which of the two is better and why: rules come before objectives, and objectives in their order. Balance alone is no
 * reason to move people who know their masses.
 * @param isTold people know the roster that stands: it is published.
 */
export function verdictOf(
  { better, masses, ministers, stages, brokenBefore, brokenAfter }: Comparison,
  isTold: boolean,
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
      answer: `A proposta não serve mais inteira: com ela, ${peopleAgainst(brokenAfter, 'serviria', 'serviriam')}.`,
      reason: 'Calcule outra, ou aceite só as missas sem problema.',
      recommended: false,
    };
  const [first] = others;
  if (brokenBefore.length > 0)
    return {
      tone: 'success',
      answer: `A proposta é melhor: ela cumpre todas as regras; agora, ${peopleAgainst(brokenBefore, 'serve', 'servem')}.`,
      reason: better === 'before' && first ? priceOf(masses, first) : null,
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
  const moved = ministers.length;
  const slight = isSlight(first, moved);
  const decisive = slight || (isTold && isBalance(first)) ? others.find((stage) => stage !== first) : first;
  if (decisive && decisive.after < decisive.before)
    return {
      tone: 'success',
      answer: 'A proposta é melhor.',
      reason: `Ela ${decisive.effect}.`,
      recommended: true,
    };
  const price = decisive ? `, e ${decisive.effect}` : '';
  return {
    tone: 'info',
    ...(slight
      ? {
          answer: 'A proposta quase não muda o equilíbrio.',
          reason: `Trocar muda pessoas de missa por um ganho que ninguém nota${price}.`,
        }
      : {
          answer: 'A proposta só melhora o equilíbrio.',
          reason: `Trocar muda ${plural(moved, 'pessoa que já foi avisada', 'pessoas que já foram avisadas')}${price}.`,
        }),
    recommended: false,
  };
}

import { plural } from '../../../lib/plural.ts';
import type { ComparedStage, Comparison } from './comparison-model.ts';

/** Whether the two rosters are worth something else by an objective. */
export const differs = ({ effect }: ComparedStage): boolean => effect !== null;

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

/** Which of the two is better and why: rules come before objectives, and objectives in their order. */
export function verdictOf({ better, masses, stages, brokenBefore, brokenAfter }: Comparison): Verdict {
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
  return {
    tone: 'success',
    answer: 'A proposta é melhor.',
    reason: `Ela ${decisive.effect}.`,
    recommended: true,
  };
}

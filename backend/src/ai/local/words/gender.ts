/** Whom "ele" and "ela" may stand for, by their names. */
import type { PersonRef } from '../../assistant/index.js';
import { MEN, WOMEN } from '../vocabulary/first-names.js';
import { plain } from './words.js';

type Gender = 'man' | 'woman';

/** By the first word of a name; null where it tells nothing. */
function genderOf(name: string): Gender | null {
  const [first = ''] = plain(name).split(' ');
  if (WOMEN.has(first)) return 'woman';
  if (MEN.has(first) || /(?:o|os|r|n|ldo|el)$/.test(first)) return 'man';
  return /(?:a|as)$/.test(first) ? 'woman' : null;
}

/** Those whose names are a man's, or a woman's. */
export const ofGender = (gender: Gender, people: readonly PersonRef[]): readonly PersonRef[] =>
  people.filter(({ name }) => genderOf(name) === gender);

/** Those whom "ele" or "ela" may stand for: all where their names tell nothing of it. */
export function meantByPronoun(pronoun: string, people: readonly PersonRef[]): readonly PersonRef[] {
  const gender: Gender = /el[ae]s?$/.exec(pronoun)?.[0].startsWith('ela') ? 'woman' : 'man';
  const meant = people.filter(({ name }) => genderOf(name) === gender);
  return meant.length > 0 ? meant : people;
}

import { type Kinship, KINSHIP_LABELS } from './family-relationship.entity.js';

export type Gender = 'male' | 'female';

/** What a kinship tells of the relative's gender; "avo" stands for both grandparents. */
const GENDERS: Partial<Record<Kinship, Gender>> = {
  pai: 'male',
  mae: 'female',
  filho: 'male',
  filha: 'female',
  irmao: 'male',
  irma: 'female',
  neto: 'male',
  neta: 'female',
  tio: 'male',
  tia: 'female',
  sobrinho: 'male',
  sobrinha: 'female',
  primo: 'male',
  prima: 'female',
};

type ByGender = Readonly<Record<Gender, Kinship>>;
const PARENT: ByGender = { male: 'pai', female: 'mae' };
const CHILD: ByGender = { male: 'filho', female: 'filha' };
const SIBLING: ByGender = { male: 'irmao', female: 'irma' };
const GRANDPARENT: ByGender = { male: 'avo', female: 'avo' };
const GRANDCHILD: ByGender = { male: 'neto', female: 'neta' };
const UNCLE: ByGender = { male: 'tio', female: 'tia' };
const NEPHEW: ByGender = { male: 'sobrinho', female: 'sobrinha' };
const COUSIN: ByGender = { male: 'primo', female: 'prima' };
const SPOUSE: ByGender = { male: 'conjuge', female: 'conjuge' };
const OTHER: ByGender = { male: 'outro', female: 'outro' };

/** What somebody is to a relative who is their …, by that somebody's own gender. */
const INVERSES: Readonly<Record<Kinship, ByGender>> = {
  pai: CHILD,
  mae: CHILD,
  filho: PARENT,
  filha: PARENT,
  irmao: SIBLING,
  irma: SIBLING,
  conjuge: SPOUSE,
  avo: GRANDCHILD,
  neto: GRANDPARENT,
  neta: GRANDPARENT,
  tio: NEPHEW,
  tia: NEPHEW,
  sobrinho: UNCLE,
  sobrinha: UNCLE,
  primo: COUSIN,
  prima: COUSIN,
  outro: OTHER,
};

/**
 * Somebody's gender by what others call them.
 * @param calledBy the kinships in which they stand in other people's lists.
 * @returns null when nobody tells, or when they contradict each other.
 */
export function genderFrom(calledBy: readonly Kinship[]): Gender | null {
  const told = new Set(calledBy.flatMap((kinship) => GENDERS[kinship] ?? []));
  const [gender] = told;
  return told.size === 1 && gender ? gender : null;
}

/**
 * The kinship seen from the other side.
 * @param gender of the person who calls the relative by `kinship`: a son's parent is "pai" or "mae" by it.
 * @returns `outro` when it depends on a gender that is not known.
 */
export function inverseOf(kinship: Kinship, gender: Gender | null): Kinship {
  const { male, female } = INVERSES[kinship];
  if (male === female) return male;
  return gender ? INVERSES[kinship][gender] : 'outro';
}

/** Whether two kinships can be the two sides of one relationship. */
export function areInverse(one: Kinship, other: Kinship): boolean {
  return Object.values(INVERSES[one]).includes(other) && Object.values(INVERSES[other]).includes(one);
}

/** A kinship within a sentence: 'irmã', 'avô ou avó'. */
export function kinshipWord(kinship: Kinship): string {
  return kinship === 'outro' ? 'familiar' : KINSHIP_LABELS[kinship].toLowerCase().replace(' / ', ' ou ');
}

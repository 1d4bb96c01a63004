import type { Kinship, ServingWish } from '../src/ministers/family-relationship.entity.js';
import type { DemoPerson } from './people.js';
import { SeededRandom, type Weighted } from './random.js';

/** Two relatives, seen from both sides. */
export interface DemoFamily {
  ministerKey: string;
  relatedKey: string;
  /** What the related person is to the minister: 'filha' means "relatedKey is ministerKey's daughter". */
  relationshipType: Kinship;
  /** What the minister is to the related person. */
  inverseType: Kinship;
  wish: ServingWish;
}

const COUPLE_WISHES: Weighted<ServingWish>[] = [
  ['juntos', 6],
  ['indiferente', 3],
  ['separados', 2],
];
const OTHER_WISHES: Weighted<ServingWish>[] = [
  ['indiferente', 5],
  ['juntos', 3],
  ['separados', 2],
];

/** The family relationships among the people of one household: one row a pair. The demo minister serves with the spouse. */
export function demoFamilies(seed: number | string, people: readonly DemoPerson[]): DemoFamily[] {
  const random = new SeededRandom(seed).fork('families');
  return people.flatMap((person, index) =>
    people
      .slice(index + 1)
      .filter((other) => person.household !== null && other.household?.id === person.household.id)
      .map((other) => relate(person, other, random)),
  );
}

function relate(person: DemoPerson, other: DemoPerson, random: SeededRandom): DemoFamily {
  const relationshipType = kinshipOf(other, person);
  const isCouple = relationshipType === 'conjuge';
  const wish = random.weighted(isCouple ? COUPLE_WISHES : OTHER_WISHES);
  return {
    ministerKey: person.key,
    relatedKey: other.key,
    relationshipType,
    inverseType: kinshipOf(person, other),
    wish: person.email.endsWith('@demo.local') ? 'juntos' : wish,
  };
}

/** What `person` is to `other`, both of one household. */
function kinshipOf(person: DemoPerson, other: DemoPerson): Kinship {
  const isFemale = person.gender === 'female';
  if (person.household?.role === 'child') return isFemale ? 'filha' : 'filho';
  if (other.household?.role === 'child') return isFemale ? 'mae' : 'pai';
  if (person.household?.role === 'sibling') return isFemale ? 'irma' : 'irmao';
  return 'conjuge';
}

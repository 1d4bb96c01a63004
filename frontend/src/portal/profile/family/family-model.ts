import type { Answer } from '../../../api/client.ts';
import { plain } from '../../../lib/matches.ts';

export type Relationship = Answer<'GET /api/ministers/{id}/family'>[number];
export type Person = Answer<'GET /api/ministers/all'>[number];
export type Kinship = Relationship['relationshipType'];
export type Wish = Relationship['wish'];

const UNKNOWN = 'Ministro não encontrado';

/** What a person is called in the list: by the schedule name, with the full name for those who may see it. */
export const nameOf = (person: Person): string =>
  'fullName' in person && person.fullName !== person.scheduleName
    ? `${person.scheduleName} (${person.fullName})`
    : person.scheduleName;

/** The relative's name as the server gives it with the relationship. */
export const relativeName = ({ relatedScheduleName }: Relationship): string =>
  relatedScheduleName.trim() || UNKNOWN;

/** People whose name holds every word typed, without regard to accents and case. */
export function matching(people: readonly Person[], typed: string): Person[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    const name = plain(nameOf(person));
    return words.every((word) => name.includes(word));
  });
}

/** Whom one may add: everybody but oneself and those who are in the list already. */
export function candidates(
  people: readonly Person[],
  ownId: number,
  family: readonly Relationship[],
): Person[] {
  const taken = new Set([ownId, ...family.map(({ relatedMinisterId }) => relatedMinisterId)]);
  return people.filter(({ id }) => !taken.has(id));
}

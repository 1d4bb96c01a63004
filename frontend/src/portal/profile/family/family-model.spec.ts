import { describe, expect, it } from 'vitest';
import {
  candidates,
  matching,
  nameOf,
  relativeName,
  type Person,
  type Relationship,
} from './family-model.ts';

const person = (id: number, scheduleName: string, fullName?: string): Person => ({
  id,
  scheduleName,
  profileImageUrl: null,
  profileImagePosition: { x: 0, y: 0 },
  profileImageRotation: 0,
  profileImageScale: 1,
  ...(fullName === undefined ? {} : { fullName }),
});

const relative = (relatedMinisterId: number, relatedScheduleName = 'Rui S.'): Relationship => ({
  id: 1,
  ministerId: 2,
  relatedMinisterId,
  relatedScheduleName,
  relatedProfileImageUrl: null,
  relationshipType: 'irmao',
  wish: 'indiferente',
  confirmation: 'confirmed',
});

describe(matching, () => {
  const people = [person(1, 'Átila M.'), person(2, 'João B.', 'João Batista Leme'), person(3, 'Joana L.')];
  const found = (typed: string) => matching(people, typed).map(({ id }) => id);

  it('should not mind accents, case and the order of words', () => {
    expect(found('atila')).toEqual([1]);
    expect(found('LEME joão')).toEqual([2]);
    expect(found('joa')).toEqual([2, 3]);
  });

  it('should find everybody before anything is typed, and nobody by a stranger’s name', () => {
    expect(found('  ')).toEqual([1, 2, 3]);
    expect(found('Zuleica')).toEqual([]);
  });
});

describe('names', () => {
  it('should add the full name for those who may see it', () => {
    expect(nameOf(person(1, 'Ana S.'))).toBe('Ana S.');
    expect(nameOf(person(1, 'Ana S.', 'Ana Souza'))).toBe('Ana S. (Ana Souza)');
  });

  it('should say so when the relative is not known', () => {
    expect(relativeName(relative(5))).toBe('Rui S.');
    expect(relativeName(relative(5, ''))).toBe('Ministro não encontrado');
  });
});

describe(candidates, () => {
  it('should leave out oneself and those already in the family', () => {
    const people = [person(2, 'Eu'), person(5, 'Rui S.'), person(6, 'Ana')];
    expect(candidates(people, 2, [relative(5)]).map(({ id }) => id)).toEqual([6]);
  });
});

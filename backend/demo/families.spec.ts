import { describe, expect, it } from '@jest/globals';
import { comparisonKey } from '../src/platform/text.js';
import { KINSHIPS, SERVING_WISHES } from '../src/ministers/family-relationship.entity.js';
import { demoFamilies } from './families.js';
import { DEMO_LOGINS, demoPeople, type DemoPerson } from './people.js';

const TODAY = '2026-11-10';
const OPTIONS = [{ value: 'domingo-8h', label: 'Domingo, 8h' }];
const PARENTS = ['pai', 'mae'];
const CHILDREN = ['filho', 'filha'];
const SIBLINGS = ['irmao', 'irma'];

const surnames = ({ fullName }: DemoPerson): string[] => comparisonKey(fullName).split(' ').slice(1);

describe.each(['demo', 5, 'outra'])('demoFamilies with seed %s', (seed) => {
  const people = demoPeople(seed, TODAY, OPTIONS);
  const families = demoFamilies(seed, people);
  const byKey = new Map(people.map((person) => [person.key, person]));
  const person = (key: string): DemoPerson => {
    const found = byKey.get(key);
    if (!found) throw new Error(`Nobody with key ${key}`);
    return found;
  };

  it('should be the same for the same seed', () => {
    expect(demoFamilies(seed, people)).toEqual(families);
  });

  it('should have some 25 pairs, each once, of active people, of every kind and wish', () => {
    expect(families.length).toBeGreaterThanOrEqual(20);
    expect(families.length).toBeLessThanOrEqual(35);
    const pairs = families.map(({ ministerKey, relatedKey }) => [ministerKey, relatedKey].sort().join('-'));
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { ministerKey, relatedKey } of families) {
      expect(ministerKey).not.toBe(relatedKey);
      expect(person(ministerKey).isActive && person(relatedKey).isActive).toBe(true);
    }
    expect(
      families.filter(({ relationshipType }) => relationshipType === 'conjuge').length,
    ).toBeGreaterThanOrEqual(10);
    expect(families.some(({ relationshipType }) => CHILDREN.includes(relationshipType))).toBe(true);
    expect(families.some(({ relationshipType }) => SIBLINGS.includes(relationshipType))).toBe(true);
    expect(new Set(families.map(({ wish }) => wish))).toEqual(new Set(SERVING_WISHES));
  });

  it('should share a surname and, for couples, the wedding', () => {
    for (const { ministerKey, relatedKey, relationshipType } of families) {
      const [a, b] = [person(ministerKey), person(relatedKey)];
      expect(surnames(a).at(-1)).toBe(surnames(b).at(-1));
      if (relationshipType === 'conjuge') {
        expect(a.gender).not.toBe(b.gender);
        expect(a.marriageDate).not.toBeNull();
        expect(a.marriageDate).toBe(b.marriageDate);
        expect(Math.abs(a.age - b.age)).toBeLessThanOrEqual(8);
      }
      if (SIBLINGS.includes(relationshipType)) {
        expect(Math.abs(a.age - b.age)).toBeLessThanOrEqual(10);
        expect(surnames(a).slice(-2)).toEqual(surnames(b).slice(-2));
      }
    }
  });

  it('should make parents old enough and name both sides by gender', () => {
    for (const { ministerKey, relatedKey, relationshipType, inverseType } of families) {
      const [minister, related] = [person(ministerKey), person(relatedKey)];
      expect(KINSHIPS).toEqual(expect.arrayContaining([relationshipType, inverseType]));
      if (CHILDREN.includes(relationshipType)) {
        expect(PARENTS).toContain(inverseType);
        expect(minister.age - related.age).toBeGreaterThanOrEqual(18);
        expect(relationshipType).toBe(related.gender === 'female' ? 'filha' : 'filho');
        expect(inverseType).toBe(minister.gender === 'female' ? 'mae' : 'pai');
        if (minister.marriageDate) expect(minister.marriageDate < related.birthDate).toBe(true);
      }
      if (SIBLINGS.includes(relationshipType)) {
        expect(relationshipType).toBe(related.gender === 'female' ? 'irma' : 'irmao');
        expect(SIBLINGS).toContain(inverseType);
      }
    }
  });

  it('should let the demo minister serve together with a spouse', () => {
    const minister = people.find(({ email }) => email === DEMO_LOGINS.ministro);
    const own = families.filter(({ ministerKey }) => ministerKey === minister?.key);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ relationshipType: 'conjuge', inverseType: 'conjuge', wish: 'juntos' });
  });
});

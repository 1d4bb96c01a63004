import { describe, expect, it } from '@jest/globals';
import { KINSHIPS } from './family-relationship.entity.js';
import { areInverse, genderFrom, inverseOf } from './kinship.js';

describe('inverseOf', () => {
  it.each([
    ['filho', 'male', 'pai'],
    ['filha', 'female', 'mae'],
    ['pai', 'female', 'filha'],
    ['irma', 'male', 'irmao'],
    ['avo', 'female', 'neta'],
    ['tia', 'male', 'sobrinho'],
    ['sobrinho', 'female', 'tia'],
    ['primo', 'female', 'prima'],
  ] as const)('should make of %s, said by a %s, %s', (kinship, gender, inverse) => {
    expect(inverseOf(kinship, gender)).toBe(inverse);
  });

  it('should need no gender where the word is the same for both', () => {
    expect(inverseOf('conjuge', null)).toBe('conjuge');
    expect(inverseOf('neto', null)).toBe('avo');
    expect(inverseOf('outro', null)).toBe('outro');
  });

  it('should be outro where the gender decides and is not known', () => {
    for (const kinship of ['pai', 'filha', 'irmao', 'avo', 'tio', 'sobrinha', 'prima'] as const)
      expect(inverseOf(kinship, null)).toBe('outro');
  });

  it('should lead back, for every kinship and both genders', () => {
    for (const kinship of KINSHIPS) {
      for (const gender of ['male', 'female'] as const) {
        const inverse = inverseOf(kinship, gender);
        expect(areInverse(kinship, inverse)).toBe(true);
        expect(inverseOf(inverse, genderFrom([kinship]) ?? 'male')).toBe(kinship);
      }
    }
  });
});

describe('genderFrom', () => {
  it('should be what the kinships tell', () => {
    expect(genderFrom(['conjuge', 'mae'])).toBe('female');
    expect(genderFrom(['filho', 'irmao'])).toBe('male');
  });

  it('should be unknown when nothing tells, or when two contradict each other', () => {
    expect(genderFrom(['conjuge', 'avo', 'outro'])).toBeNull();
    expect(genderFrom([])).toBeNull();
    expect(genderFrom(['pai', 'mae'])).toBeNull();
  });
});

describe('areInverse', () => {
  it('should refuse two sides that cannot meet', () => {
    expect(areInverse('pai', 'mae')).toBe(false);
    expect(areInverse('filho', 'irmao')).toBe(false);
    expect(areInverse('pai', 'outro')).toBe(false);
  });
});

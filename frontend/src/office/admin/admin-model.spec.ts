import { describe, expect, it } from 'vitest';
import { experienceLabel, reasonError } from './admin-model.ts';

describe('experienceLabel', () => {
  it.each([
    ['pouca', 'Pouca (menos de 1 ano)'],
    ['1-3-anos', '1 a 3 anos'],
    ['desconhecida', 'desconhecida'],
  ])('should show %s as %s', (experience, label) => {
    expect(experienceLabel(experience)).toBe(label);
  });
});

describe('reasonError', () => {
  it('should ask for a reason when there are only blanks', () => {
    expect(reasonError('  \n')).toBe('Escreva o motivo: a pessoa o recebe por e-mail.');
  });

  it('should be content with any word', () => {
    expect(reasonError('Falta a crisma.')).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { isEnglish } from './language.js';

describe(isEnglish.name, () => {
  it.each([
    'I have computed the roster for you.',
    'The roster is ready.',
    'Sure! Let me check the availability of M17 and M3 for the mass at 10:00.',
    'There are 3 rules in this schedule: no more than 3 masses per person.',
  ])('should be so for %j', (text) => expect(isEnglish(text)).toBe(true));

  it.each([
    '',
    'Ok!',
    'Pronto.',
    'M17 e M3 não podem servir no domingo, 6 de dezembro, às 10h.',
    'Entendi: no máximo 3 missas por pessoa. Calculei a escala e sobram 2 lugares vazios.',
    'Fiz a proposta. Confira e diga “aplique”.',
    'A missa “The Chosen and the Shepherd” não está na escala de dezembro, e por isso não a mudei.',
  ])('should not be so for %j', (text) => expect(isEnglish(text)).toBe(false));
});

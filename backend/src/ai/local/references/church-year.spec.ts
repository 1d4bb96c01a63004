import { describe, expect, it } from '@jest/globals';
import { plain } from '../words/words.js';
import { firstOfAdvent, withFeasts } from './church-year.js';

const worldOf = (...masses: readonly [date: string, time: string, description: string][]) => ({
  masses: masses.map(([date, time, description]) => ({ date, time, description })),
  today: masses[0]![0],
});
const DECEMBER = worldOf(
  ['2026-12-06', '08:00', 'Missa dominical'],
  ['2026-12-08', '08:00', 'Imaculada Conceição'],
  ['2026-12-08', '19:30', 'Imaculada Conceição'],
  ['2026-12-13', '08:00', 'Missa dominical'],
  ['2026-12-24', '20:00', 'Missa do Galo'],
  ['2026-12-25', '10:00', 'Natal do Senhor'],
  ['2026-12-27', '08:00', 'Sagrada Família'],
);
const NOVEMBER = worldOf(['2026-11-01', '08:00', 'Missa'], ['2026-11-29', '08:00', 'Missa']);
const MARCH = worldOf(['2026-03-01', '08:00', 'Missa'], ['2026-04-05', '08:00', 'Missa']);

describe('firstOfAdvent', () => {
  it.each([
    [2022, '2022-11-27'],
    [2023, '2023-12-03'],
    [2026, '2026-11-29'],
  ])('should be the fourth Sunday before the Christmas of %i', (year, date) => {
    expect(firstOfAdvent(year)).toBe(date);
  });
});

describe('withFeasts', () => {
  it.each([
    ['no terceiro domingo do Advento', 'no dia 13/12'],
    ['no 2º domingo do Advento', 'no dia 6/12'],
    ['no segundo e no terceiro domingo do Advento', 'no dia 6/12 e dia 13/12'],
    ['no domingo Gaudete', 'no dia 13/12'],
    ['no dia de Santa Luzia', 'no dia 13/12'],
    ['na festa de São Silvestre', 'no dia 31/12'],
    // Two masses are of that day.
    ['no dia da Imaculada', 'no dia 8/12'],
    ['na solenidade da Imaculada Conceição', 'no dia 8/12'],
    ['na véspera da Imaculada', 'no dia 7/12'],
    ['a partir da Imaculada', 'a partir do dia 8/12'],
    ['até a Sagrada Família', 'ate o dia 27/12'],
    ['do dia da Imaculada até o Natal', 'do dia 8/12 ate o natal'],
    ['na oitava do Natal', 'a partir do dia 25/12'],
    ['nos domingos do Advento', 'nos domingos ate o dia 24/12'],
    ['na noite santa', 'na vespera de natal'],
    ['no dia do nascimento de Nosso Senhor', 'no natal'],
    ['às ave-marias', 'a noite'],
  ])('should tell when “%s” is', (said, when) => {
    expect(withFeasts(plain(said), DECEMBER)).toBe(when);
  });

  it.each([
    ['no domingo de Cristo Rei', NOVEMBER, 'no dia 22/11'],
    ['no primeiro domingo do Advento', NOVEMBER, 'no dia 29/11'],
    ['no domingo de Ramos', MARCH, 'no dia 29/3'],
    ['na Semana Santa', MARCH, 'do dia 29/3 ao dia 4/4'],
  ])('should reckon “%s” by Easter and by Advent', (said, world, when) => {
    expect(withFeasts(plain(said), world)).toBe(when);
  });

  it.each([
    'devota de Santa Luzia',
    'foi à capela de São José',
    // Of another month.
    'no dia de São Francisco',
    // The one mass that is called so is found by its name.
    'na Sagrada Família',
    'que seu Advento seja abençoado',
    'a novena da Imaculada',
  ])('should leave “%s” as it is', (said) => {
    expect(withFeasts(plain(said), DECEMBER)).toBe(plain(said));
  });
});

import { describe, expect, it } from '@jest/globals';
import { asAnnounced, newSpecialMasses, readSpecialMasses, readTime } from './special-masses.js';

describe('readTime', () => {
  it.each([
    ['8', '08:00'],
    ['8h', '08:00'],
    [' 19H30 ', '19:30'],
    ['19:30', '19:30'],
    ['06:30', '06:30'],
    ['0h', '00:00'],
    ['24h', null],
    ['8h60', null],
    ['8h3', null],
    ['8:', null],
    ['oito', null],
    ['', null],
  ])('should read %j as %s', (text, time) => expect(readTime(text)).toBe(time));
});

describe('readSpecialMasses', () => {
  const galo = { name: 'Missa do Galo', date: '2026-12-24' };

  it('should read each time once, in order, and drop empty pieces', () => {
    expect(readSpecialMasses([{ ...galo, times: ['20h30, 18h', ' ', '18:00'] }])).toEqual([
      { ...galo, times: ['18:00', '20:30'], description: null },
    ]);
  });

  it.each([
    ['nothing but empty pieces', [' , '], 'Horários são obrigatórios'],
    ['what is no time', ['meio-dia'], 'O horário "meio-dia" não foi entendido. Escreva 8h, 19h30 ou 19:30.'],
  ])('should refuse %s', (_, times, message) => {
    expect(() => readSpecialMasses([{ ...galo, times }])).toThrow(
      expect.objectContaining({ status: 400, message, errors: { 'specialMasses.0.times': message } }),
    );
  });
});

describe('newSpecialMasses', () => {
  it('should leave out what the questionnaire has', () => {
    const stored = [{ name: 'Galo', date: '2026-12-24', times: ['18:00'], description: null }];
    const given = [{ ...stored[0]!, times: ['18:00', '20:30'] }, stored[0]!];
    expect(newSpecialMasses(stored, given)).toEqual([{ ...stored[0]!, times: ['20:30'] }]);
  });
});

describe('asAnnounced', () => {
  it('should call a special mass by its name, and no other', () => {
    const mass = { id: 1, date: '2026-12-24', description: 'Missa ferial', liturgicalName: 'Féria' };
    const masses = [
      { ...mass, time: '18:00' },
      { ...mass, id: 2, time: '06:30' },
    ];
    const special = [
      { name: 'Missa do Galo', date: '2026-12-24', times: ['18:00'], description: 'Com presépio' },
    ];
    expect(asAnnounced(masses, special)).toEqual([
      { ...masses[0], description: 'Missa do Galo', liturgicalName: 'Com presépio' },
      masses[1],
    ]);
  });
});

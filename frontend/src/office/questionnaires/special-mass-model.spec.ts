import { describe, expect, it } from 'vitest';
import {
  BLANK_MASS,
  isBlank,
  serverErrorOf,
  specialMassDraftOf,
  specialMassErrors,
  specialMassOf,
  timesOf,
} from './special-mass-model.ts';

const galo = { name: 'Missa do Galo', date: '2026-12-24', times: '18h, 20h30', description: '' };

describe('timesOf', () => {
  it.each([
    ['18h', ['18h']],
    [' 18h , 20h30,, ', ['18h', '20h30']],
    ['', []],
    [' , ', []],
  ])('should read %j', (text, times) => {
    expect(timesOf(text)).toEqual(times);
  });
});

describe('specialMassErrors', () => {
  it('should name everything that is missing', () => {
    expect(specialMassErrors(BLANK_MASS)).toEqual({
      name: 'Nome é obrigatório',
      date: 'Data é obrigatória',
      times: 'Horários são obrigatórios',
    });
  });

  it.each(['8', '8h', '08:00', '19h30', '19:30', '0h', '23H59'])('should take %s as a time', (times) => {
    expect(specialMassErrors({ ...galo, times })).toEqual({});
  });

  it.each(['24h', '19h60', 'à noite', '19.30', '8h5'])('should not take %s as a time', (times) => {
    expect(specialMassErrors({ ...galo, times: `8h, ${times}` }).times).toContain(`"${times}"`);
  });
});

describe('specialMassOf', () => {
  it('should give what the server takes', () => {
    expect(specialMassOf({ ...galo, name: ' Missa do Galo ' })).toEqual({
      name: 'Missa do Galo',
      date: '2026-12-24',
      times: ['18h', '20h30'],
      description: null,
    });
  });

  it('should come back as it was typed', () => {
    expect(specialMassDraftOf(specialMassOf(galo))).toEqual(galo);
  });
});

describe('isBlank', () => {
  it('should see through blanks', () => {
    expect(isBlank({ ...BLANK_MASS, name: '  ' })).toBe(true);
    expect(isBlank({ ...BLANK_MASS, date: '2026-12-24' })).toBe(false);
  });
});

describe('serverErrorOf', () => {
  it('should find what concerns one mass', () => {
    const fields = { title: 'longo', 'specialMasses.1.date': 'Fora do mês.' };
    expect(serverErrorOf(fields, 1)).toBe('Fora do mês.');
    expect(serverErrorOf(fields, 0)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { dateText, passwordMissing, readDate, readTime, timeText } from './typed.ts';

describe('Dates and times as people type them', () => {
  it.each([
    ['06/12/2026', '2026-12-06'],
    ['6/12/2026', '2026-12-06'],
    ['6.1.2026', '2026-01-06'],
    ['06-12-2026', '2026-12-06'],
    [' 06122026 ', '2026-12-06'],
    ['2026-12-06', '2026-12-06'],
    ['29/02/2028', '2028-02-29'],
  ])('should read %s as %s', (text, date) => {
    expect(readDate(text)).toBe(date);
    expect(dateText(date)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  });

  it.each([
    '',
    '31/02/2026',
    '29/02/2027',
    '12/13/2026',
    '6/12/26',
    '06/12',
    '0/1/2026',
    'amanhã',
    '2026-02-31',
  ])('should take %j for no date, and leave it as it was typed', (text) => {
    expect(readDate(text)).toBeNull();
    expect(dateText(text)).toBe(text);
  });

  it.each([
    ['8', '08:00'],
    ['8h', '08:00'],
    ['19h30', '19:30'],
    ['19:30', '19:30'],
    ['1930', '19:30'],
    ['0H05', '00:05'],
  ])('should read %s as %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each(['', '24h', '8h60', '8h3', '123', 'meio-dia'])('should take %j for no time', (text) => {
    expect(readTime(text)).toBeNull();
    expect(timeText(text)).toBe(text);
  });

  it('should show a stored time as it is said', () => {
    expect([timeText('08:00'), timeText('19:30')]).toEqual(['8h', '19h30']);
  });
});

describe('passwordMissing', () => {
  it('should ask for the password that confirms an act', () => {
    expect(['', 'segredo'].map(passwordMissing)).toEqual(['Informe a sua senha.', undefined]);
  });
});

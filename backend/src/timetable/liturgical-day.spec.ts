import { describe, expect, it } from '@jest/globals';
import { liturgicalDay, movableSolemnities } from './liturgical-day.js';
import { datesOfMonth, isSunday } from '../platform/dates/month.js';

describe('liturgicalDay', () => {
  it.each([
    ['2026-01-04', 'Epifania do Senhor', 'solemnity', 'white', 'christmas'],
    ['2026-01-01', 'Santa Maria, Mãe de Deus', 'solemnity', 'white', 'christmas'],
    ['2026-02-18', 'Quarta-feira de Cinzas', 'weekday', 'purple', 'lent'],
    ['2026-03-15', '4º Domingo da Quaresma', 'sunday', 'rose', 'lent'],
    ['2026-03-29', 'Domingo de Ramos', 'sunday', 'red', 'lent'],
    ['2026-03-30', 'Segunda-feira da Semana Santa', 'weekday', 'purple', 'lent'],
    ['2026-04-02', 'Quinta-feira Santa, Ceia do Senhor', 'weekday', 'white', 'triduum'],
    ['2026-04-03', 'Sexta-feira Santa', 'weekday', 'red', 'triduum'],
    ['2026-04-04', 'Sábado Santo', 'weekday', 'white', 'triduum'],
    ['2026-04-05', 'Domingo da Páscoa', 'solemnity', 'white', 'triduum'],
    ['2026-04-06', 'Segunda-feira da Oitava da Páscoa', 'solemnity', 'white', 'easter'],
    ['2026-05-17', 'Ascensão do Senhor', 'solemnity', 'white', 'easter'],
    ['2026-05-24', 'Pentecostes', 'solemnity', 'red', 'easter'],
    ['2026-06-04', 'Corpus Christi', 'solemnity', 'white', 'ordinary'],
    ['2027-05-27', 'Corpus Christi', 'solemnity', 'white', 'ordinary'],
    ['2025-04-29', 'Santa Catarina de Siena, virgem e doutora da Igreja', 'memorial', 'white', 'easter'],
    ['2025-05-03', 'São Filipe e São Tiago, apóstolos', 'feast', 'red', 'easter'],
    ['2025-05-31', 'Visitação de Nossa Senhora', 'feast', 'white', 'easter'],
    ['2026-06-24', 'Natividade de São João Batista', 'solemnity', 'white', 'ordinary'],
    ['2026-07-16', 'Nossa Senhora do Carmo', 'feast', 'white', 'ordinary'],
    ['2026-07-08', 'Quarta-feira da 14ª semana do Tempo Comum', 'weekday', 'green', 'ordinary'],
    ['2026-10-12', 'Nossa Senhora Aparecida', 'solemnity', 'white', 'ordinary'],
    ['2026-10-28', 'São Simão e São Judas Tadeu, apóstolos', 'feast', 'red', 'ordinary'],
    ['2026-11-02', 'Comemoração de Todos os Fiéis Defuntos', 'solemnity', 'purple', 'ordinary'],
    [
      '2026-11-19',
      'Santos Roque González, Afonso Rodríguez e João del Castillo, presbíteros e mártires',
      'memorial',
      'red',
      'ordinary',
    ],
    ['2026-12-06', '2º Domingo do Advento', 'sunday', 'purple', 'advent'],
    ['2026-12-12', 'Nossa Senhora de Guadalupe, padroeira da América Latina', 'feast', 'white', 'advent'],
    ['2026-12-13', '3º Domingo do Advento', 'sunday', 'rose', 'advent'],
    ['2026-12-17', 'Féria privilegiada do Advento', 'weekday', 'purple', 'advent'],
    ['2026-12-25', 'Natal do Senhor', 'solemnity', 'white', 'christmas'],
  ])('should know %s as %s', async (date, name, rank, color, season) => {
    expect(await liturgicalDay(date)).toEqual({ name, rank, color, season });
  });

  it.each([
    ['2026-06-28', 'São Pedro e São Paulo, apóstolos'],
    ['2024-06-30', 'São Pedro e São Paulo, apóstolos'],
    ['2025-06-29', 'São Pedro e São Paulo, apóstolos'],
    ['2026-08-16', 'Assunção de Nossa Senhora'],
    ['2027-08-15', 'Assunção de Nossa Senhora'],
    ['2024-11-03', 'Todos os Santos'],
    ['2026-11-01', 'Todos os Santos'],
    ['2025-11-01', 'Todos os Santos'],
    ['2025-11-02', 'Comemoração de Todos os Fiéis Defuntos'],
    ['2024-12-08', 'Imaculada Conceição de Nossa Senhora'],
    ['2026-12-08', 'Imaculada Conceição de Nossa Senhora'],
  ])('should keep on %s what Brazil moves there: %s', async (date, name) => {
    expect(await liturgicalDay(date)).toMatchObject({ name, rank: 'solemnity' });
  });

  it('should leave the days that moved solemnities have left', async () => {
    for (const date of ['2026-06-29', '2026-08-15', '2024-11-01', '2024-12-09', '2026-01-06', '2026-05-14']) {
      expect((await liturgicalDay(date)).rank).not.toBe('solemnity');
    }
  });

  it('should take dates that differ in a single year', async () => {
    const overrides = { 2024: { all_saints: '2024-11-01' } };
    expect((await liturgicalDay('2024-11-01', overrides)).name).toBe('Todos os Santos');
    expect((await liturgicalDay('2024-11-03', overrides)).name).toBe('31º Domingo do Tempo Comum');
    expect((await liturgicalDay('2024-11-03')).name).toBe('Todos os Santos');
    expect((await liturgicalDay('2026-11-01', overrides)).name).toBe('Todos os Santos');
  });

  it('should have a Portuguese name, a rank and a colour for every day from 2024 to 2034', async () => {
    for (let year = 2024; year <= 2034; year++) {
      for (let month = 1; month <= 12; month++) {
        for (const date of datesOfMonth(year, month)) {
          const day = await liturgicalDay(date);
          expect(day.name).not.toMatch(/\$|\{|_| of | the |undefined|Our Lady/);
          expect(day.color).toMatch(/^(green|purple|red|rose|white)$/);
          expect(day.rank).toBeDefined();
          expect(day.season).toBeDefined();
          if (isSunday(date)) expect(day.rank).not.toMatch(/weekday|memorial/);
        }
      }
    }
  });

  it('should keep moved solemnities on Sundays', () => {
    for (let year = 2024; year <= 2034; year++) {
      const days = movableSolemnities(year);
      expect(isSunday(days.peter_and_paul_apostles)).toBe(true);
      expect(isSunday(days.assumption_of_the_blessed_virgin_mary)).toBe(true);
      expect(isSunday(days.all_saints)).toBe(year !== 2025 && year !== 2031);
    }
  });

  it('should refuse a date that does not exist', async () => {
    await expect(liturgicalDay('2026-02-29')).rejects.toThrow(RangeError);
  });
});

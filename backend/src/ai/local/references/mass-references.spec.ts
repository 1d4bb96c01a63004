import { describe, expect, it } from '@jest/globals';
import type { MassFilter } from '../../../roster/schedule-rules/schedule-rule.js';
import { findMasses, type MassWorld } from './mass-references.js';
import { plain } from '../words/words.js';

const NOVEMBER: MassWorld = {
  masses: ['01', '02', '05', '06', '08', '15', '22', '28', '29'].map((day) => ({
    date: `2026-11-${day}`,
    time: '08:00',
    description: 'Missa',
  })),
  today: '2026-11-10',
};

const found = (text: string, world = NOVEMBER) => findMasses(plain(text), world);

describe('findMasses', () => {
  it.each([
    ['domingo 8h', { weekday: 0, time: '08:00' }],
    ['dom. às 8', { weekday: 0, time: '08:00' }],
    ['aos domingos', { weekday: 0 }],
    ['todo sábado', { weekday: 6 }],
    ['todas as segundas-feiras', { weekday: 1 }],
    ['na terça-feira às 6h30', { weekday: 2, time: '06:30' }],
    ['ter 6h30', { weekday: 2, time: '06:30' }],
    ['qua 6:30', { weekday: 3, time: '06:30' }],
    ['28/11', { date: '2026-11-28' }],
    ['28/11/2026', { date: '2026-11-28' }],
    ['28-11-26 15h', { date: '2026-11-28', time: '15:00' }],
    ['dia 28', { date: '2026-11-28' }],
    ['dia 1º', { date: '2026-11-01' }],
    ['dia primeiro', { date: '2026-11-01' }],
    ['no dia 28 de novembro às 19h30', { date: '2026-11-28', time: '19:30' }],
    ['28 de novembro de 2026', { date: '2026-11-28' }],
    ['missa das 7h do dia 28/11', { date: '2026-11-28', time: '07:00' }],
    ['sábado, 28/11, 7 horas', { date: '2026-11-28', weekday: 6, time: '07:00' }],
    ['primeira sexta', { date: '2026-11-06' }],
    ['1ª sexta-feira do mês', { date: '2026-11-06' }],
    ['segunda sexta', { date: '2026-11-13' }],
    ['último domingo', { date: '2026-11-29' }],
    ['primeiro domingo do Advento', { date: '2026-11-29' }],
    ['até quinta', { until: '2026-11-12' }],
    ['a partir de sábado', { from: '2026-11-14' }],
    ['primeira quinta às 19h30', { date: '2026-11-05', time: '19:30' }],
    ['domingo 8', { date: '2026-11-08' }],
    ['domingo 10', { weekday: 0, time: '10:00' }],
    ['domingo 8 às 10h', { date: '2026-11-08', time: '10:00' }],
    ['próximo domingo', { date: '2026-11-15' }],
    ['domingo que vem', { date: '2026-11-15' }],
    ['hoje', { date: '2026-11-10' }],
    ['amanhã às 6h30', { date: '2026-11-11', time: '06:30' }],
    ['finados', { date: '2026-11-02' }],
    ['10hs', { time: '10:00' }],
    ['10 hs', { time: '10:00' }],
    ['10hrs', { time: '10:00' }],
    ['10h30', { time: '10:30' }],
    ['10 h 30', { time: '10:30' }],
    ['10:30h', { time: '10:30' }],
    ['10h e meia', { time: '10:30' }],
    ['10 horas da manhã', { time: '10:00' }],
    ['às 7 da noite', { time: '19:00' }],
    ['7h da noite', { time: '19:00' }],
    ['3 da tarde', { time: '15:00' }],
    ['meio-dia', { time: '12:00' }],
    ['de 10/11 a 20/11', { from: '2026-11-10', until: '2026-11-20' }],
    ['do dia 10 ao dia 20', { from: '2026-11-10', until: '2026-11-20' }],
    ['de sexta a domingo', { from: '2026-11-13', until: '2026-11-15' }],
    ['de 10 a 20 de novembro', { from: '2026-11-10', until: '2026-11-20' }],
    ['entre 10/11 e 20/11', { from: '2026-11-10', until: '2026-11-20' }],
    ['a partir do dia 20', { from: '2026-11-20' }],
    ['depois de 20/11', { from: '2026-11-21' }],
    ['até o dia 10', { until: '2026-11-10' }],
    ['antes do dia 10', { until: '2026-11-09' }],
    ['primeira quinzena', { until: '2026-11-15' }],
    ['segunda quinzena', { from: '2026-11-16' }],
    ['domingos até dia 15', { weekday: 0, until: '2026-11-15' }],
  ])('should read "%s"', (text, filter) => {
    expect(found(text)).toMatchObject({ problem: null, references: filter ? [[filter]] : [] });
  });

  it.each([
    ['dia 5 e 6 de dezembro', ['2026-12-05', '2026-12-06']],
    ['dias 8, 15 e 22', ['2026-11-08', '2026-11-15', '2026-11-22']],
    ['dia 8 e dia 15', ['2026-11-08', '2026-11-15']],
    ['nos dias 1 e 2 de novembro', ['2026-11-01', '2026-11-02']],
  ])('should read the days of "%s"', (text, dates) => {
    expect(found(text).references.flat()).toEqual(dates.map((date) => ({ date })));
  });

  it('should read weekends as both days', () => {
    expect(found('fins de semana').references).toEqual([[{ weekday: 6 }, { weekday: 0 }]]);
  });

  it.each([
    [
      'domingo 8h e 10h',
      [
        { weekday: 0, time: '08:00' },
        { weekday: 0, time: '10:00' },
      ],
    ],
    [
      '8h e 10h de domingo',
      [
        { weekday: 0, time: '08:00' },
        { weekday: 0, time: '10:00' },
      ],
    ],
    ['sábados e domingos', [{ weekday: 6 }, { weekday: 0 }]],
    [
      '28/11 às 7h e 29/11 às 8h',
      [
        { date: '2026-11-28', time: '07:00' },
        { date: '2026-11-29', time: '08:00' },
      ],
    ],
  ])('should read both masses of "%s"', (text, filters) => {
    expect(found(text).references.flat()).toEqual(filters);
  });

  it('should leave the rest of the text', () => {
    expect(found('Não escale Ana no domingo 8h nem no dia 28').text).toBe(
      'nao escale ana no <m0> nem no <m1>',
    );
  });

  it.each([
    'máximo 3 por pessoa',
    'regra 2',
    'as 3 missas',
    'segunda regra',
    'mais 2 ministros',
    'de 2 a 3 pessoas',
  ])('should find nothing in "%s"', (text) => {
    expect(found(text)).toEqual({ text: plain(text), references: [], said: [], problem: null });
  });

  it.each([
    ['domingo 28/11', '28/11 é sábado, não domingo.'],
    ['dia 31', 'O dia 31 não existe nesta escala.'],
    ['31/02', 'O dia 31/2 não existe nesta escala.'],
    ['25h', 'O horário 25h não existe.'],
    ['quinta quinta', 'Este mês não tem quinta quinta-feira.'],
    ['de 20/11 a 10/11', 'Não entendi de que dia a que dia.'],
  ])('should say what is wrong with "%s"', (text, problem) => {
    expect(found(text).problem).toBe(problem);
  });

  it('should take a day of the schedule that crosses two months', () => {
    const week = {
      masses: [
        { date: '2026-11-29', time: '08:00', description: 'Missa' },
        { date: '2026-12-01', time: '06:30', description: 'Missa' },
      ],
      today: '2026-11-10',
    };
    expect(found('dia 1', week).references).toEqual([[{ date: '2026-12-01' }]]);
    expect(found('dia 29', week).references).toEqual([[{ date: '2026-11-29' }]]);
  });

  it('should take the year of the schedule', () => {
    const january = {
      masses: [{ date: '2027-01-03', time: '08:00', description: 'Missa' }],
      today: '2026-11-10',
    };
    expect(found('3/1', january).references).toEqual([[{ date: '2027-01-03' }]]);
  });

  it('should understand days of a schedule without masses', () => {
    expect(found('dia 28', { masses: [], today: '2026-11-10' }).references).toEqual([
      [{ date: '2026-11-28' }],
    ]);
  });

  describe('by the names of masses', () => {
    const NAMED: MassWorld = {
      masses: [
        ['2026-11-01', '08:00', 'Missa dominical'],
        ['2026-11-01', '10:00', 'Missa das crianças'],
        ['2026-11-05', '19:30', 'Missa por cura e libertação'],
        ['2026-11-06', '06:30', 'Missa do Sagrado Coração de Jesus'],
        ['2026-11-07', '06:30', 'Missa do Imaculado Coração de Maria'],
        ['2026-11-08', '08:00', 'Missa dominical'],
        ['2026-11-08', '10:00', 'Missa das crianças'],
        ['2026-11-28', '07:00', 'Missa de São Judas Tadeu'],
        ['2026-11-28', '15:00', 'Missa de São Judas Tadeu'],
      ].map(([date, time, description]) => ({ date: date!, time: time!, description: description! })),
      today: '2026-11-03',
    };

    it.each<[string, MassFilter[]]>([
      ['a missa de cura e libertação', [{ date: '2026-11-05', time: '19:30' }]],
      ['missa da cura', [{ date: '2026-11-05', time: '19:30' }]],
      ['na cura e libertacao', [{ date: '2026-11-05', time: '19:30' }]],
      ['a missa das crianças', [{ weekday: 0, time: '10:00' }]],
      ['missa das crianças do dia 8', [{ date: '2026-11-08', time: '10:00' }]],
      ['no dia 8, missa das crianças', [{ date: '2026-11-08', time: '10:00' }]],
      ['missa das crianças do próximo domingo', [{ date: '2026-11-08', time: '10:00' }]],
      ['Missa de São Judas', [{ date: '2026-11-28' }]],
      ['são judas das 15h', [{ date: '2026-11-28', time: '15:00' }]],
      ['missa do Sagrado Coração', [{ date: '2026-11-06', time: '06:30' }]],
      [
        'missa das crianças e missa de cura',
        [
          { weekday: 0, time: '10:00' },
          { date: '2026-11-05', time: '19:30' },
        ],
      ],
      ['missa de domingo às 8h', [{ weekday: 0, time: '08:00' }]],
    ])('should read "%s"', (text, filters) => {
      const { references, problem, text: rest } = found(text, NAMED);
      expect({ filters: references.flat(), problem }).toEqual({ filters, problem: null });
      expect(rest).not.toMatch(/crian|cura|judas/);
    });

    it.each([
      [
        'missa do coração',
        'Há mais de uma missa assim: Missa do Sagrado Coração de Jesus; Missa do Imaculado Coração de Maria. Diga qual, ou o dia e o horário.',
      ],
      ['missa das crianças do dia 28', 'Nesse dia ou horário não há missa com esse nome.'],
    ])('should say why "%s" is not clear', (text, problem) => {
      expect(found(text, NAMED).problem).toBe(problem);
    });

    it.each(['maria', 'missa do joao', 'as crianças'])('should find nothing in "%s"', (text) => {
      expect(found(text, NAMED)).toEqual({ text: plain(text), references: [], said: [], problem: null });
    });
  });
});

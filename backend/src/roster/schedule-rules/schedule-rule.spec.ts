import { describe, expect, it } from '@jest/globals';
import { onMasses } from './roster-messages.js';
import { describeRule, type MassFilter, type ScheduleRule } from './schedule-rule.js';

const NAMES = new Map([
  [1, 'Ana'],
  [2, 'Bento'],
]);
const mass = { date: '2026-11-28', time: '19:30' };

describe('describeRule', () => {
  it.each<[ScheduleRule, string]>([
    [{ kind: 'pin', ministerId: 1, mass }, 'Escalar Ana no sábado, 28 de novembro, às 19h30'],
    [{ kind: 'exclude', ministerId: 1, masses: {} }, 'Não escalar Ana em nenhuma missa desta escala'],
    [
      { kind: 'exclude', ministerId: 1, masses: { weekday: 0, time: '08:00' } },
      'Não escalar Ana aos domingos, às 8h',
    ],
    [{ kind: 'cap', ministerId: 2, count: 1 }, 'Bento em no máximo 1 missa'],
    [{ kind: 'cap-all', count: 3 }, 'Cada pessoa em no máximo 3 missas'],
    [{ kind: 'together', ministerId: 1, otherId: 2 }, 'Ana e Bento nas mesmas missas, sempre que der'],
    [{ kind: 'apart', ministerId: 1, otherId: 2 }, 'Ana e Bento nunca na mesma missa'],
    [{ kind: 'required', mass, count: 10 }, '10 ministros no sábado, 28 de novembro, às 19h30'],
  ])('should say %j in Portuguese', (rule, text) => {
    expect(describeRule(rule, (id) => NAMES.get(id)!)).toBe(text);
  });
});

describe('onMasses', () => {
  it.each<[MassFilter, string]>([
    [{}, ''],
    [{ date: '2026-11-28' }, 'no sábado, 28 de novembro'],
    [{ weekday: 1 }, 'às segundas-feiras'],
    [{ time: '06:30' }, 'às 6h30'],
    [{ from: '2026-11-10', until: '2026-11-20' }, 'de 10/11 a 20/11'],
    [{ from: '2026-11-10', weekday: 6 }, 'a partir de 10/11, aos sábados'],
    [{ until: '2026-11-20' }, 'até 20/11'],
  ])('should say %j in Portuguese', (filter, text) => {
    expect(onMasses(filter)).toBe(text);
  });
});

import { describe, expect, it } from '@jest/globals';
import { availabilityOptions } from './availability-options.js';
import type { MassRule } from './mass-rule.js';
import { STANDARD_TIMETABLE } from './standard-timetable.js';

const healing: MassRule = {
  key: 'primeira-quinta',
  name: 'Missa por cura e libertação',
  when: { kind: 'nth-weekday', nth: 1, weekday: 4 },
  times: [{ time: '19:30', requiredMinisters: 26 }],
  holidayTimes: [{ time: '19:00', requiredMinisters: 26 }],
  replaces: 'none',
  active: true,
};
const labelOf = (rule: Partial<MassRule>) => availabilityOptions([{ ...healing, ...rule }])[0]?.label;

describe('availabilityOptions', () => {
  it("should be exactly the specification's options", () => {
    expect(availabilityOptions(STANDARD_TIMETABLE)).toEqual([
      { value: 'segunda-6h30', label: 'Segunda-feira, 6h30' },
      { value: 'terca-6h30', label: 'Terça-feira, 6h30' },
      { value: 'quarta-6h30', label: 'Quarta-feira, 6h30' },
      { value: 'quinta-6h30', label: 'Quinta-feira, 6h30' },
      { value: 'sexta-6h30', label: 'Sexta-feira, 6h30' },
      { value: 'domingo-8h', label: 'Domingo, 8h' },
      { value: 'domingo-10h', label: 'Domingo, 10h' },
      { value: 'domingo-19h', label: 'Domingo, 19h' },
      {
        value: 'primeira-quinta',
        label: 'Primeira quinta-feira: Missa por cura e libertação, 19h30 (19h quando feriado)',
      },
      { value: 'primeira-sexta', label: 'Primeira sexta-feira: Missa do Sagrado Coração de Jesus, 6h30' },
      { value: 'primeiro-sabado', label: 'Primeiro sábado: Missa do Imaculado Coração de Maria, 6h30' },
      {
        value: 'dia-28-7h',
        label: 'Dia 28: Missa de São Judas Tadeu, 7h (aos domingos, 8h, 10h, 15h e 19h)',
      },
      {
        value: 'dia-28-15h',
        label: 'Dia 28: Missa de São Judas Tadeu, 15h (aos domingos, 8h, 10h, 15h e 19h)',
      },
      {
        value: 'dia-28-19h30',
        label: 'Dia 28: Missa de São Judas Tadeu, 19h30 (aos domingos, 8h, 10h, 15h e 19h)',
      },
    ]);
  });

  it('should leave out rules that are not active', () => {
    const rules = STANDARD_TIMETABLE.map((rule) => ({ ...rule, active: rule.key !== 'domingo' }));
    expect(availabilityOptions(rules)).toHaveLength(11);
  });

  it('should word other rules in good Portuguese', () => {
    expect(labelOf({ when: { kind: 'nth-weekday', nth: -1, weekday: 0 }, holidayTimes: undefined })).toBe(
      'Último domingo: Missa por cura e libertação, 19h30',
    );
    expect(labelOf({ when: { kind: 'nth-weekday', nth: 3, weekday: 2 } })).toMatch(/^Terceira terça-feira:/);
    expect(labelOf({ when: { kind: 'date-range', from: '2026-10-19', to: '2026-10-27' } })).toMatch(
      /^De 19\/10\/2026 a 27\/10\/2026:/,
    );
    expect(labelOf({ when: { kind: 'date-range', from: '2026-12-24', to: '2026-12-24' } })).toMatch(
      /^24\/12\/2026:/,
    );
  });
});

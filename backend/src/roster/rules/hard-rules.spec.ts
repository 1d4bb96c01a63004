import { describe, expect, it } from '@jest/globals';
import { type FactsValues, factsOf, idOf, keyOf, slotOf } from '../../../test/support/ai-facts.js';
import type { RosterRule } from './check-roster.js';
import { brieflyWhenGiven, briefly, explain, explainToPerson } from './hard-rules.js';

/** What is said of Ana at the first Sunday's mass at 8h: beside her name, to coordinators, to herself. */
function voices(rule: RosterRule, values: FactsValues = {}, other?: number) {
  const facts = factsOf(values);
  const violation = { rule, slot: slotOf('first8'), minister: idOf('Ana'), other };
  const { code, message } = explain(violation, facts);
  return {
    code,
    brief: briefly(violation, facts),
    sentence: message,
    own: explainToPerson(violation, facts),
  };
}

const HERE = 'no domingo, 1º de novembro, às 8h';
const exclusion = { kind: 'exclude' as const, ministerId: idOf('Ana'), masses: {} };

describe('the hard rules in words', () => {
  it('should tell a refusal', () => {
    expect(voices('not-available', { answers: { Ana: { first8: 'unavailable' } } })).toEqual({
      code: 'not-available',
      brief: 'respondeu indisponível',
      sentence: `Ana respondeu que não pode servir ${HERE}.`,
      own: 'Você respondeu que não pode servir nesta missa.',
    });
  });

  it.each<[string, FactsValues]>([
    ['who answered', { rules: [exclusion] }],
    ['who did not', { answers: {}, rules: [exclusion] }],
  ])('should tell in every voice that a rule of the schedule keeps somebody away, %s', (_, values) => {
    expect(voices('not-available', values)).toMatchObject({
      brief: 'uma regra da escala impede',
      sentence: `Uma regra desta escala não deixa Ana servir ${HERE}.`,
      own: 'Uma regra desta escala não deixa você servir nesta missa.',
    });
  });

  it('should tell silence about the mass from silence about all', () => {
    const own = 'Você não respondeu que pode nesta missa.';
    const brief = 'não respondeu sobre esta missa';
    expect(voices('not-available', { answers: { Ana: { first10: 'available' } } })).toMatchObject({
      brief,
      sentence: `Ana respondeu ao questionário, mas não disse se pode servir ${HERE}.`,
      own,
    });
    expect(voices('not-available', { answers: {} })).toMatchObject({
      brief,
      sentence: 'Ana não respondeu ao questionário.',
      own,
    });
  });

  it('should tell a day that the person blocked from one with another duty', () => {
    const blocked = { people: { Ana: { blockedDates: ['2026-11-01'] } } };
    expect(voices('blocked-date', blocked)).toEqual({
      code: 'blocked-date',
      brief: 'data bloqueada',
      sentence: 'Ana bloqueou o dia 01/11/2026.',
      own: 'Você bloqueou o dia 01/11/2026.',
    });
    const dutiesElsewhere = [{ date: '2026-11-01', time: '18:00', sameMonth: true }];
    expect(voices('blocked-date', { people: { Ana: { dutiesElsewhere } } })).toEqual({
      code: 'same-day',
      brief: 'já serve às 18h neste dia, em outra escala',
      sentence: 'Ana já serve no domingo, 1º de novembro, às 18h, em outra escala.',
      own: 'Você já serve no domingo, 1º de novembro, às 18h, em outra escala.',
    });
    expect(voices('blocked-date', { overridden: [['first10', 'Ana']] })).toEqual({
      code: 'same-day',
      brief: 'já serve às 10h neste dia',
      sentence: 'Ana já serve no domingo, 1º de novembro, às 10h.',
      own: 'Você já serve no domingo, 1º de novembro, às 10h.',
    });
  });

  it('should tell the end of a mandate', () => {
    expect(voices('mandate-expired', { people: { Ana: { mandateUntil: '2026-10-31' } } })).toMatchObject({
      brief: 'mandato vencido (até 31/10/2026)',
      sentence: `O mandato de Ana vai até 31/10/2026, antes da missa ${HERE}.`,
      own: 'O seu mandato vai até 31/10/2026, antes desta missa.',
    });
  });

  it('should tell two masses of one day', () => {
    expect(voices('same-day', {}, slotOf('first10'))).toMatchObject({
      brief: 'já serve às 10h neste dia',
      sentence: 'Ana já serve no domingo, 1º de novembro, às 10h.',
      own: 'Você já serve no domingo, 1º de novembro, às 10h.',
    });
  });

  it('should tell whose limit it is', () => {
    expect(voices('monthly-limit')).toMatchObject({
      brief: 'limite de 4 missas atingido',
      sentence: 'Ana já atingiu o limite de 4 missas no mês.',
      own: 'Você já serve no seu limite de 4 missas neste mês.',
    });
    expect(voices('monthly-limit', { rules: [{ kind: 'cap-all', count: 1 }] })).toMatchObject({
      brief: 'limite de 1 missa atingido',
      sentence: 'Uma regra desta escala dá a Ana no máximo 1 missa.',
      own: 'Você já serve no seu limite de 1 missa neste mês.',
    });
  });

  it('should tell relatives, but not to the person', () => {
    const own = 'Alguém com quem você não serve na mesma missa já está nesta.';
    expect(voices('apart', {}, idOf('Bento'))).toMatchObject({
      brief: 'Bento na mesma missa: separados',
      sentence: `Bento, da família de Ana, já está na missa ${HERE}: preferem servir separados.`,
      own,
    });
    const apart = { kind: 'apart' as const, ministerId: idOf('Bento'), otherId: idOf('Ana') };
    expect(voices('apart', { rules: [apart] }, idOf('Bento'))).toMatchObject({
      sentence: `Bento já está na missa ${HERE}, e uma regra desta escala separa os dois.`,
      own,
    });
  });

  it('should tell a full mass, and one that has more people than places', () => {
    const facts = factsOf({ rules: [{ kind: 'required', mass: keyOf('first8'), count: 1 }] });
    const violation = { rule: 'slot-full' as const, slot: slotOf('first8'), minister: 1 };
    expect(briefly(violation, facts)).toBe('a missa já está completa');
    expect(brieflyWhenGiven(violation, facts)).toBe('há mais pessoas do que lugares');
    expect(explain(violation, facts).message).toBe(`A missa ${HERE} já tem seu único ministro.`);
  });

  it('should tell who serves no more, also where the schedule does not know them', () => {
    expect(voices('unknown-minister')).toMatchObject({
      code: 'not-serving',
      brief: 'não serve no momento',
      sentence: `Ana não serve mais no ministério e não pode ter lugar ${HERE}.`,
    });
    const stranger = { rule: 'unknown-minister' as const, slot: 1, minister: 99 };
    expect(briefly(stranger, factsOf())).toBe('não serve no momento');
    expect(explain(stranger, factsOf())).toEqual({
      code: 'unknown-minister',
      message: 'Esta pessoa não faz parte do problema.',
    });
  });
});

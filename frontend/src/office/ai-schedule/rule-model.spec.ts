import { describe, expect, it } from 'vitest';
import { bodyOf, missingIn, valuesOf, type Rule, type RuleBody } from './rule-model.ts';

const rule = (body: RuleBody): Rule => ({
  ...body,
  id: 1,
  scheduleId: 2,
  number: 1,
  text: 'Uma regra',
  createdBy: null,
  createdAt: '2026-11-22T12:00:00Z',
});

describe('bodyOf', () => {
  const bodies: RuleBody[] = [
    { kind: 'pin', ministerId: 3, mass: { date: '2026-12-06', time: '08:00' } },
    { kind: 'exclude', ministerId: 3, masses: {} },
    { kind: 'exclude', ministerId: 3, masses: { weekday: 0, time: '08:00' } },
    { kind: 'exclude', ministerId: 3, masses: { date: '2026-12-06' } },
    { kind: 'exclude', ministerId: 3, masses: { from: '2026-12-06', until: '2026-12-13' } },
    { kind: 'cap', ministerId: 3, count: 0 },
    { kind: 'cap-all', count: 3 },
    { kind: 'together', ministerId: 3, otherId: 4 },
    { kind: 'apart', ministerId: 3, otherId: 4 },
    { kind: 'required', mass: { date: '2026-12-06', time: '08:00' }, count: 12 },
  ];
  it.each(bodies)('should give back the rule that the form was filled with: %j', (body) => {
    expect(bodyOf(valuesOf(rule(body)))).toEqual(body);
  });

  it('should leave out what another kind asked for', () => {
    const values = { ...valuesOf(rule(bodies[0]!)), kind: 'cap-all' as const, count: '2' };
    expect(bodyOf(values)).toEqual({ kind: 'cap-all', count: 2 });
  });
});

describe('missingIn', () => {
  it('should name what the kind cannot do without', () => {
    expect(missingIn({ ...valuesOf(undefined), kind: 'apart' })).toEqual({
      ministerId: 'Escolha a pessoa.',
      otherId: 'Escolha a outra pessoa.',
    });
    expect(missingIn({ ...valuesOf(undefined), ministerId: '3' })).toEqual({});
  });
});

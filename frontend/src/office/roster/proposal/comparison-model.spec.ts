import { describe, expect, it } from 'vitest';
import {
  acceptLabel,
  changeSummary,
  stillEmpty,
  differenceOf,
  missingOf,
  movedMost,
  sameInBoth,
  stagesOf,
  countNotified,
  selectionFixes,
  type ComparedMass,
  type ComparedStage,
  type Comparison,
} from './comparison-model.ts';
import { verdictOf } from './verdict-model.ts';

const stage = (label: string, before: number, after: number, effect: string | null): ComparedStage => ({
  name: label,
  label,
  before,
  after,
  effect,
});
const person = (ministerId: number) => ({ ministerId, scheduleName: `Pessoa ${ministerId}` });
const mass = (slotId: number, added: number[], removed: number[], missing = [0, 0]): ComparedMass => ({
  slotId,
  date: '2026-12-06',
  time: '08:00',
  description: 'Missa dominical',
  added: added.map(person),
  removed: removed.map(person),
  missingBefore: missing[0]!,
  missingAfter: missing[1]!,
});
const rule = (slotId: number, ministerId: number) => ({
  code: 'same-day',
  slotId,
  ministerId,
  message: 'Já serve às 10h.',
});
const compared = (given: Partial<Comparison>): Comparison => ({
  runId: 1,
  revision: 2,
  stale: false,
  better: 'after',
  masses: [mass(10, [1], [2])],
  ministers: [],
  stages: [],
  brokenBefore: [],
  brokenAfter: [],
  ...given,
});

const EMPTY_FEWER = stage('Lugares vazios', 2, 1, 'preenche mais lugares');
const EMPTY = stage('Lugares vazios', 2, 2, null);
const FAIRER = stage(
  'Desequilíbrio entre as pessoas',
  1452,
  1450.5,
  'reparte melhor as missas entre as pessoas',
);
const LESS_REST = stage(
  'Missas próximas demais da mesma pessoa',
  3,
  4,
  'deixa menos descanso entre as missas',
);

describe('changeSummary', () => {
  it.each<[ComparedMass[], string]>([
    [[mass(10, [1], [2])], 'Muda 1 lugar em 1 missa.'],
    [
      [mass(10, [1, 3], [2], [1, 0]), mass(11, [2], [])],
      'Muda 3 lugares em 2 missas e preenche 1 lugar vazio.',
    ],
    [[mass(10, [], [2], [0, 1])], 'Muda 1 lugar em 1 missa e deixa 1 lugar a mais vazio.'],
    [[], 'Nada muda na escala de agora.'],
  ])('should say how much changes: %#', (masses, text) => {
    expect(changeSummary({ masses })).toBe(text);
  });
});

describe('stillEmpty', () => {
  it.each([
    [0, null],
    [1, 'Ainda fica 1 lugar vazio.'],
    [27, 'Ainda ficam 27 lugares vazios.'],
  ])('should say what a proposal leaves empty: %s', (after, words) => {
    expect(stillEmpty({ stages: [{ ...EMPTY, name: 'emptyPlaces', after }] })).toBe(words);
    expect(stillEmpty({ stages: [] })).toBeNull();
  });
});

describe('verdictOf', () => {
  it.each<[string, Partial<Comparison>, string, string | null]>([
    ['nothing to change', { masses: [] }, 'A proposta é igual à escala: não há o que mudar.', null],
    [
      'the first objective that differs',
      { stages: [EMPTY, FAIRER, LESS_REST] },
      'A proposta é melhor.',
      'Ela reparte melhor as missas entre as pessoas.',
    ],
    [
      'a worse proposal',
      { better: 'before', stages: [EMPTY, LESS_REST] },
      'A escala de agora é melhor.',
      'A proposta deixa menos descanso entre as missas.',
    ],
    [
      'equals',
      { better: 'neither', stages: [EMPTY] },
      'A proposta não melhora a escala: as duas são igualmente boas.',
      'Trocar muda pessoas de missa sem melhorar nenhum critério.',
    ],
    [
      'rules before objectives',
      {
        better: 'before',
        stages: [stage('Lugares vazios', 0, 1, 'deixa mais lugares vazios')],
        brokenBefore: [rule(10, 2)],
      },
      'A proposta é melhor: ela cumpre todas as regras; agora, 1 pessoa serve contra uma regra.',
      'Em troca, ela deixa mais lugares vazios.',
    ],
    [
      'a proposal that breaks rules by now',
      { stages: [FAIRER], brokenAfter: [rule(10, 1), rule(11, 1)] },
      'A proposta não serve mais inteira: com ela, 1 pessoa serviria contra uma regra.',
      'Calcule outra, ou aceite só as missas sem problema.',
    ],
  ])('should tell %s', (_, given, answer, reason) => {
    expect(verdictOf(compared(given), false)).toMatchObject({ answer, reason });
  });

  const balance = (before: number, after: number): ComparedStage => ({
    ...FAIRER,
    name: 'unfairness',
    before,
    after,
  });
  const MORE_REST = { ...LESS_REST, before: 4, after: 3, effect: 'deixa mais descanso entre as missas' };

  it.each<[string, ComparedStage[], boolean, string]>([
    [
      'one mass from who has four to who has two',
      [balance(20, 18)],
      true,
      'Ela reparte melhor as missas entre as pessoas',
    ],
    ['what nobody notices', [balance(1452, 1450.5)], false, 'por um ganho que ninguém nota.'],
    [
      'what nobody notices, at a price',
      [balance(1452, 1450.5), LESS_REST],
      false,
      'por um ganho que ninguém nota, e deixa menos descanso entre as missas.',
    ],
    [
      'what nobody notices, and more',
      [balance(1452, 1450.5), MORE_REST],
      true,
      'Ela deixa mais descanso entre as missas.',
    ],
  ])('should recommend a better balance only where somebody notices: %s', (_, stages, recommended, words) => {
    const verdict = verdictOf(compared({ stages }), false);
    expect(verdict.recommended).toBe(recommended);
    expect(verdict.reason).toContain(words);
  });

  const movers = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ ...person(id), gained: [10], lost: [11] }));

  it('should count what the rules cost, and a person once', () => {
    const given = {
      better: 'before' as const,
      masses: [mass(10, [], [1, 2], [0, 2])],
      stages: [stage('Lugares vazios', 0, 2, 'deixa mais lugares vazios')],
      brokenBefore: [rule(10, 1), { ...rule(10, 1), code: 'max-duties' }, rule(10, 2)],
    };
    expect(verdictOf(compared(given), false)).toMatchObject({
      answer: 'A proposta é melhor: ela cumpre todas as regras; agora, 2 pessoas servem contra uma regra.',
      reason: 'Em troca, ela deixa 2 lugares a mais vazios.',
    });
  });

  it('should weigh a better balance against how many it moves', () => {
    const given = { stages: [balance(1452, 1440)], ministers: movers(24) };
    expect(verdictOf(compared(given), false).recommended).toBe(true);
    expect(verdictOf(compared({ ...given, ministers: movers(25) }), false)).toMatchObject({
      answer: 'A proposta quase não muda o equilíbrio.',
      recommended: false,
    });
  });

  it('should not move people who were told for the balance alone', () => {
    const given = { stages: [balance(1452, 1440), LESS_REST], ministers: movers(3) };
    expect(verdictOf(compared(given), true)).toMatchObject({
      answer: 'A proposta só melhora o equilíbrio.',
      reason: 'Trocar muda 3 pessoas que já foram avisadas, e deixa menos descanso entre as missas.',
      recommended: false,
    });
    const better = { ...given, stages: [balance(1452, 1440), MORE_REST] };
    expect(verdictOf(compared(better), true)).toMatchObject({
      reason: 'Ela deixa mais descanso entre as missas.',
      recommended: true,
    });
    expect(verdictOf(compared({ ...given, stages: [EMPTY_FEWER] }), true).recommended).toBe(true);
  });

  it('should name the people whose number of masses changes most', () => {
    const changes = (ministerId: number, gained: number[], lost: number[]) => ({
      ...person(ministerId),
      gained,
      lost,
    });
    const ministers = [
      changes(1, [10], [11]),
      changes(2, [], [10]),
      changes(3, [11, 12], []),
      changes(4, [], [12]),
      changes(5, [13], []),
    ];
    expect(movedMost(ministers, (id) => (id === 4 ? 6 : 3))).toBe(
      'Quem mais muda: Pessoa 3, de 3 para 5 missas; Pessoa 4, de 6 para 5; Pessoa 2, de 3 para 2.',
    );
    expect(movedMost(ministers.slice(0, 1), () => 3)).toBeNull();
  });
});

describe('stagesOf', () => {
  it('should tell those that differ from those that do not', () => {
    const { other, same } = stagesOf([EMPTY, FAIRER, LESS_REST]);
    expect(other.map(differenceOf)).toEqual(['1,5 a menos', '1 a mais']);
    expect(sameInBoth(same)).toBe('Lugares vazios (2)');
  });
});

describe('missingOf', () => {
  it.each([
    [[0, 0], 'Continua completa.'],
    [[2, 2], 'Continua incompleta: faltam 2 pessoas.'],
    [[2, 0], 'Agora faltam 2 pessoas; fica completa.'],
    [[3, 1], 'Agora faltam 3 pessoas; depois, falta 1 pessoa.'],
    [[0, 1], 'Agora está completa; depois, falta 1 pessoa.'],
  ])('should say of %j: %s', (missing, expected) => {
    expect(missingOf(mass(10, [], [], missing))).toBe(expected);
  });
});

describe('countNotified', () => {
  it('should count each person once, and nobody of masses that have begun', () => {
    const masses = [mass(10, [1], [2]), mass(11, [2], [1, 3]), mass(12, [4], [])];
    expect(countNotified(masses, (slotId) => slotId === 12)).toBe(3);
  });
});

describe('acceptLabel', () => {
  it.each([
    [3, 3, null, 'Aceitar tudo'],
    [1, 3, null, 'Aceitar 1 missa'],
    [2, 3, 5, 'Aceitar 2 missas e avisar 5 pessoas'],
    [3, 3, 1, 'Aceitar tudo e avisar 1 pessoa'],
  ])('should say for %i of %i, telling %s: %s', (chosen, all, told, expected) => {
    expect(acceptLabel(chosen, all, told)).toBe(expected);
  });
});

describe('selectionFixes', () => {
  it('should find the masses that people refused would leave, and those where they would enter', () => {
    const masses = [mass(10, [1], [2]), mass(11, [2], [1]), mass(12, [3], [])];
    const { include, exclude } = selectionFixes([rule(10, 1)], masses, (slotId) => slotId !== 11);
    expect(include.map(({ slotId }) => slotId)).toEqual([11]);
    expect(exclude.map(({ slotId }) => slotId)).toEqual([10]);
  });
});

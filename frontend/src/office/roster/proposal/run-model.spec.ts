import { describe, expect, it } from 'vitest';
import type { Schedule } from '../schedule-states.ts';
import {
  activityOf,
  companionsOf,
  companyOf,
  computeKindOf,
  countsOf,
  doneInWords,
  gapOf,
  isUnderWay,
  qualityOf,
  secondsText,
  summaryOf,
  type RunResult,
} from './run-model.ts';

describe('isUnderWay', () => {
  it('should be true while a run waits or runs', () => {
    const statuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
    expect(statuses.map((status) => isUnderWay({ status }))).toEqual([true, true, false, false, false]);
    expect(isUnderWay(null)).toBe(false);
  });
});

describe('activityOf', () => {
  it.each([
    ['queued', null, 'O cálculo vai começar...'],
    ['running', null, 'Lendo as respostas...'],
    ['done', 'Lugares vazios', 'O cálculo terminou. Lendo a escala...'],
    ['running', 'Lugares vazios', 'Já há um primeiro resultado. Procurando um melhor...'],
  ] as const)('should say of %s at %s: %s', (status, stageLabel, expected) => {
    expect(activityOf({ status, stageLabel })).toBe(expected);
  });
});

describe('doneInWords', () => {
  const result = (assignments: number) => ({ assignments }) as RunResult;

  it('should send nobody on to publish a roster in which nobody serves', () => {
    expect(doneInWords({ proposal: false, result: result(12) }).title).toBe('Escala gerada');
    expect(doneInWords({ proposal: false, result: result(0) }).title).toBe('Ninguém foi escalado');
    expect(doneInWords({ proposal: true, result: result(0) }).title).toBe('Proposta calculada');
  });
});

describe('qualityOf', () => {
  const stage = (value: number, bound: number) => [
    { name: 'emptyPlaces', label: 'Lugares vazios', value, bound },
  ];

  it('should say that it is proven only when it is', () => {
    expect(qualityOf({ status: 'optimal', proven: true, stages: stage(4, 4) })).toMatch(/^Está provado/);
    expect(qualityOf({ status: 'optimal', proven: false, stages: stage(4, 4) })).toContain(
      'ótimo, calculado',
    );
    expect(qualityOf({ status: 'feasible', proven: false, stages: stage(4, 4) })).not.toContain('ótimo');
    expect(gapOf({ value: 4, bound: 4 }, true)).toBe('ótimo, provado');
    expect(gapOf({ value: 4, bound: 4 }, false)).toBe('ótimo, calculado');
    expect(gapOf({ value: 1450.5, bound: 1450 }, false)).toBe('talvez até 0,5 a menos');
  });

  it('should say how much a better roster could gain', () => {
    expect(qualityOf({ status: 'feasible', proven: false, stages: stage(4, 1) })).toContain(
      'até 3 lugares a mais',
    );
    expect(qualityOf({ status: 'feasible', proven: false, stages: stage(4, 4) })).toContain('maior possível');
  });
});

describe('computeKindOf', () => {
  it('should fill what is empty, propose where people have places, and repair what is published', () => {
    const place = {
      id: 1,
      slotId: 2,
      ministerId: 3,
      origin: 'manual' as const,
      pinned: false,
      overrideReason: null,
      conflicts: [],
    };
    expect(computeKindOf({ status: 'draft', assignments: [] })).toBe('generate');
    expect(computeKindOf({ status: 'planning', assignments: [place] })).toBe('propose');
    expect(computeKindOf({ status: 'published', assignments: [place] })).toBe('repair');
  });
});

describe('companionsOf', () => {
  const schedule = (id: number, month: number, status: Schedule['status'], changes: Partial<Schedule> = {}) =>
    ({
      id,
      year: 2027,
      month,
      status,
      imported: false,
      startDate: `2027-0${month}-01`,
      ...changes,
    }) as Schedule;

  it('should be the schedules in planning of other months, the next ones first', () => {
    const schedules = [
      schedule(1, 3, 'planning'),
      schedule(2, 5, 'draft'),
      schedule(3, 4, 'planning'),
      schedule(4, 3, 'draft'),
      schedule(5, 2, 'published'),
      schedule(6, 1, 'planning', { imported: true }),
      schedule(7, 6, 'active'),
    ];
    expect(companionsOf(schedules, 1).map(({ id }) => id)).toEqual([3, 2]);
  });

  it('should be named in words', () => {
    const together = ['Janeiro', 'Fevereiro'].map((title, scheduleId) => ({ scheduleId, title }));
    expect(companyOf({ together })).toBe('Calculada junto com Janeiro e Fevereiro.');
    expect(companyOf({ together: [] })).toBeNull();
  });
});

describe('countsOf', () => {
  const mass = (required: number, filled: number) => ({
    id: required,
    date: '2026-12-06',
    time: '08:00',
    description: 'Missa',
    location: null,
    warning: null,
    begun: false,
    asked: true,
    required,
    experienced: 0,
    filled,
    missing: required - filled,
    shortage: null,
  });

  it.each([
    [[mass(2, 2)], false, 'Todas as missas completas.'],
    [[mass(2, 0)], false, 'A escala ainda não foi gerada.'],
    [[mass(2, 0)], true, 'Nenhum lugar preenchido.'],
    [[mass(3, 2), mass(2, 2)], true, 'Falta 1 lugar em 1 missa.'],
    [[mass(3, 1), mass(2, 1)], true, 'Faltam 3 lugares em 2 missas.'],
    [[{ ...mass(3, 1), begun: true }, mass(2, 2)], true, 'As missas que ainda vêm estão completas.'],
  ])('should sum up masses %#', (masses, computed, expected) => {
    expect(summaryOf(countsOf({ masses }), computed)).toBe(expected);
  });
});

describe('secondsText', () => {
  it('should write seconds the Brazilian way', () => {
    expect(secondsText(0.6689)).toBe('0,7 s');
  });
});

import { describe, expect, it } from 'vitest';
import { activityOf, isUnderWay, loadOf, progressOf, qualityOf, secondsText } from './roster-model.ts';

describe('progressOf', () => {
  it('should grow with the stages and end at 100', () => {
    const at = (stage: string | null) => progressOf({ status: 'running', stage });
    expect(progressOf({ status: 'queued', stage: null })).toBe(0);
    expect(at(null)).toBe(0);
    expect(at('emptyPlaces')).toBeGreaterThan(0);
    expect(at('unfairness')).toBeGreaterThan(at('maybes'));
    expect(at('disturbed')).toBeLessThan(100);
    expect(progressOf({ status: 'done', stage: null })).toBe(100);
  });
});

describe('isUnderWay', () => {
  it('should be true while a run waits or runs', () => {
    const statuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
    expect(statuses.map((status) => isUnderWay({ status }))).toEqual([true, true, false, false, false]);
    expect(isUnderWay(null)).toBe(false);
  });
});

describe('activityOf', () => {
  it('should say what is being computed', () => {
    expect(activityOf({ status: 'queued', stageLabel: null })).toBe('O cálculo vai começar...');
    expect(activityOf({ status: 'running', stageLabel: null })).toBe('Lendo as respostas...');
    expect(activityOf({ status: 'running', stageLabel: 'Lugares vazios' })).toBe(
      'Calculando: lugares vazios...',
    );
  });
});

describe('qualityOf', () => {
  const stage = (value: number, bound: number) => [
    { name: 'emptyPlaces', label: 'Lugares vazios', value, bound },
  ];

  it('should say ótimo only when it is proven', () => {
    expect(qualityOf({ status: 'optimal', stages: stage(4, 4) })).toContain('ótimo');
    expect(qualityOf({ status: 'feasible', stages: stage(4, 4) })).not.toContain('ótimo');
  });

  it('should say how much a better roster could gain', () => {
    expect(qualityOf({ status: 'feasible', stages: stage(4, 1) })).toContain('até 3 lugares a mais');
    expect(qualityOf({ status: 'feasible', stages: stage(4, 4) })).toContain('maior possível');
  });
});

describe('loadOf', () => {
  const minister = (scheduleName: string, duties: number) => ({
    ministerId: duties,
    scheduleName,
    duties,
    offered: 5,
    maxDuties: 4,
  });

  it('should order people by what they serve and tell the spread', () => {
    const load = loadOf([minister('Bia', 1), minister('Ana', 3), minister('Caio', 0), minister('Ari', 1)]);
    expect(load.people.map(({ scheduleName }) => scheduleName)).toEqual(['Ana', 'Ari', 'Bia', 'Caio']);
    expect(load).toMatchObject({ idle: 1, serving: 3, least: 1, most: 3 });
  });

  it('should be zero for nobody', () => {
    expect(loadOf([])).toMatchObject({ idle: 0, serving: 0, least: 0, most: 0 });
  });
});

describe('secondsText', () => {
  it('should write seconds the Brazilian way', () => {
    expect(secondsText(0.6689)).toBe('0,7 s');
  });
});

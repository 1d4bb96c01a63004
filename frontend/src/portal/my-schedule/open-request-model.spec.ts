import { describe, expect, it } from 'vitest';
import { progressOf as progressAt } from './open-request-model.ts';

const request = {
  status: 'offered' as const,
  asked: 3,
  declined: 0,
  lastAskedAt: '2026-11-10T17:00:00.000Z',
  nextWaveAt: '2026-11-10T19:00:00.000Z',
  namedName: null,
  exchange: null,
};

const progressOf = (given: Parameters<typeof progressAt>[0]) =>
  progressAt(given, new Date('2026-11-11T02:00:00.000Z'));

describe('progressOf', () => {
  it('should say how many were asked and when, and what comes next', () => {
    expect(progressOf(request)).toEqual([
      'Perguntamos a 3 pessoas, a última vez em 10/11, 14h.',
      'Se ninguém aceitar, perguntamos a mais gente em 10/11, 16h.',
      'Até alguém aceitar, esta missa continua com você.',
    ]);
    expect(progressOf({ ...request, declined: 1 })[0]).toBe(
      'Perguntamos a 3 pessoas, a última vez em 10/11, 14h. 1 disse que não pode.',
    );
    expect(progressOf({ ...request, nextWaveAt: null })[1]).toBe('Esperamos a resposta.');
  });

  it('should say from when people are asked while it is night', () => {
    const night = { ...request, asked: 0, lastAskedAt: null, nextWaveAt: '2026-11-11T10:00:00.000Z' };
    expect(progressOf(night)[0]).toBe('Ninguém foi perguntado ainda: perguntamos a partir de 11/11, 7h.');
    expect(progressOf({ ...night, namedName: 'Bia' })[0]).toBe(
      'Ainda não perguntamos a Bia: perguntamos a partir de 11/11, 7h.',
    );
    expect(progressOf({ ...night, nextWaveAt: null })[0]).toContain('A coordenação vê o seu pedido');
    expect(progressOf({ ...night, nextWaveAt: '2026-11-11T02:00:00.000Z' })[0]).toContain('agora mesmo');
  });

  it('should name whom the person named, and what they would serve in return', () => {
    const exchange = { date: '2026-12-13', time: '08:00', description: 'Missa' };
    const named = { ...request, asked: 1, namedName: 'Bia', exchange };
    expect(progressOf(named)).toEqual([
      'Perguntamos a Bia em 10/11, 14h.',
      'Em troca, você serve em 13/12, 8h.',
      'Esperamos a resposta até 10/11, 16h.',
      'Até alguém aceitar, esta missa continua com você.',
    ]);
    expect(progressOf({ ...named, status: 'exhausted', nextWaveAt: null })[2]).toBe(
      'Bia não aceitou a troca. Em “Pedir de novo” você propõe a outra pessoa ou pergunta ao ministério.',
    );
  });

  it('should say what the person can do when nobody could', () => {
    expect(progressOf({ ...request, status: 'exhausted', nextWaveAt: null })[1]).toContain('pedir de novo');
  });
});

import { describe, expect, it } from 'vitest';
import {
  assistantState,
  assistantText,
  databaseState,
  durationText,
  mailState,
  queueState,
  queueText,
  type SystemStatus,
} from './status-model.ts';

const QUEUE: SystemStatus['queue'] = {
  kind: 'redis',
  embedded: true,
  reachable: true,
  waiting: 0,
  later: 0,
  failed: 0,
};
const MAIL: SystemStatus['mail'] = { kind: 'kept', waiting: 0, failed: 0, lastSentAt: null };

describe('states', () => {
  it('should be good while nothing failed', () => {
    expect(databaseState({ embedded: true, latencyMs: 2 }).word).toBe('Funcionando');
    expect(queueState(QUEUE).word).toBe('Funcionando');
    expect(mailState(MAIL).word).toBe('Funcionando');
  });

  it('should ask for attention when something did', () => {
    expect(databaseState({ embedded: true, latencyMs: 500 }).tone).toBe('warning');
    expect(queueState({ ...QUEUE, failed: 1 }).tone).toBe('warning');
    expect(mailState({ ...MAIL, failed: 1 }).tone).toBe('warning');
  });

  it('should say that Redis is away before anything else', () => {
    expect(queueState({ ...QUEUE, reachable: false, failed: 3 }).word).toBe('Fora do ar');
    expect(queueText({ ...QUEUE, reachable: false })).toMatch(/não responde/);
  });
});

describe('queueText', () => {
  it.each([
    [QUEUE, 'Redis próprio'],
    [{ ...QUEUE, embedded: false }, 'Redis configurado'],
    [{ ...QUEUE, kind: 'in-process' as const, embedded: false }, 'No próprio servidor, sem Redis'],
  ])('should name the kind of queue (%#)', (queue, text) => {
    expect(queueText(queue)).toBe(text);
  });
});

describe('assistantText', () => {
  it('should say who answers, and why not the configured model', () => {
    const model = { model: 'modelo-x', host: 'ia.exemplo.test' };
    expect(assistantText({ kind: 'local', model: null, host: null, externalAllowed: false })).toMatch(
      /^O assistente local responde, sem/,
    );
    expect(assistantText({ kind: 'local', ...model, externalAllowed: false })).toMatch(/desligado/);
    expect(assistantState({ kind: 'local', ...model, externalAllowed: false }).word).toBe('Local');
    expect(assistantState({ kind: 'external', ...model, externalAllowed: true }).word).toBe('Externo');
    expect(assistantText({ kind: 'external', ...model, externalAllowed: true })).toBe(
      'O modelo modelo-x responde, em ia.exemplo.test.',
    );
  });
});

describe('durationText', () => {
  it.each([
    [0, 'menos de 1 minuto'],
    [59, 'menos de 1 minuto'],
    [60, '1 minuto'],
    [3_720, '1 hora e 2 minutos'],
    [93_600, '1 dia e 2 horas'],
    [90_000_000, '1041 dias e 16 horas'],
  ])('should tell %d seconds as %j', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});

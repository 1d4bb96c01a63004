import type { Answer } from '../../api/client.ts';
import type { Tone } from '../../ui/badge.tsx';

export type SystemStatus = Answer<'GET /api/system-status'>;

/** What an administrator is told of one part of the system. */
export interface PartState {
  word: string;
  tone: Tone;
}

const WORKS: PartState = { word: 'Funcionando', tone: 'success' };
const ATTENTION: PartState = { word: 'Precisa de atenção', tone: 'warning' };
const AWAY: PartState = { word: 'Fora do ar', tone: 'error' };

/** From this latency on the database is called slow. */
const SLOW_MS = 500;

export const databaseState = ({ latencyMs }: SystemStatus['database']): PartState =>
  latencyMs >= SLOW_MS ? { word: 'Lento', tone: 'warning' } : WORKS;

export function queueState({ reachable, failed }: SystemStatus['queue']): PartState {
  if (!reachable) return AWAY;
  return failed > 0 ? ATTENTION : WORKS;
}

export const mailState = ({ failed }: SystemStatus['mail']): PartState => (failed > 0 ? ATTENTION : WORKS);

/** Where jobs are done. */
export function queueText({ kind, embedded, reachable }: SystemStatus['queue']): string {
  if (kind === 'in-process') return 'No próprio servidor, sem Redis';
  if (!reachable) return 'O Redis não responde; as tarefas esperam e continuam quando ele voltar';
  return embedded ? 'Redis próprio' : 'Redis configurado';
}

/** Which assistant answers; whether an external one would is seen only when it is asked. */
export const assistantState = ({ kind }: SystemStatus['assistant']): PartState =>
  kind === 'external' ? { word: 'Externo', tone: 'info' } : { word: 'Local', tone: 'neutral' };

/** Who answers coordinators, in one sentence. */
export function assistantText({ kind, model, host, externalAllowed }: SystemStatus['assistant']): string {
  if (kind === 'external') return `O modelo ${model} responde, em ${host}.`;
  if (model !== null && !externalAllowed)
    return `O assistente local responde. O modelo ${model} está configurado, mas o envio a uma inteligência artificial externa está desligado nas configurações.`;
  return 'O assistente local responde, sem enviar nada para fora.';
}

const UNITS: readonly [seconds: number, one: string, many: string][] = [
  [86_400, 'dia', 'dias'],
  [3_600, 'hora', 'horas'],
  [60, 'minuto', 'minutos'],
];

/** 93600 → '1 dia e 2 horas': the two largest units; under a minute 'menos de 1 minuto'. */
export function durationText(seconds: number): string {
  let rest = seconds;
  const parts: string[] = [];
  for (const [size, one, many] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${count === 1 ? one : many}`);
  }
  return parts.slice(0, 2).join(' e ') || 'menos de 1 minuto';
}

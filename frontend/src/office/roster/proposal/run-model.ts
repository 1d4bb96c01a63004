import type { Answer } from '../../../api/client.ts';
import { plural } from '../../../lib/plural.ts';
import { isPlanned, type Schedule } from '../schedule-states.ts';
import type { Roster } from '../editor/editor-model.ts';

export type LatestRun = Answer<'GET /api/schedules/{id}/roster'>;
export type Run = Answer<'GET /api/roster-runs/{id}'>;
export type RunResult = NonNullable<Run['result']>;
type Stage = RunResult['stages'][number];

/** Most schedules that can be computed together with one. */
const MOST_COMPANIONS = 11;

/** The schedules that can be computed together with one: those in planning of other months, the next ones first. */
export function companionsOf(schedules: readonly Schedule[], scheduleId: number): Schedule[] {
  const monthOf = ({ year, month }: Schedule) => 12 * year + month;
  const own = schedules.find(({ id }) => id === scheduleId);
  return schedules
    .filter((other) => isPlanned(other.status) && !other.imported && own && monthOf(other) !== monthOf(own))
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
    .slice(0, MOST_COMPANIONS);
}

const LIST = new Intl.ListFormat('pt-BR');

/** 'Calculada junto com Janeiro e Fevereiro.'; null of a schedule that was computed alone. */
export const companyOf = ({ together }: Pick<Run, 'together'>): string | null =>
  together.length === 0 ? null : `Calculada junto com ${LIST.format(together.map(({ title }) => title))}.`;

export const isUnderWay = (run: Pick<Run, 'status'> | null | undefined): boolean =>
  run?.status === 'queued' || run?.status === 'running';

/** Whether a run has made a proposal that nobody has decided on yet. */
export const isWaiting = ({ status, proposal, acceptedAt, discardedAt }: Run): boolean =>
  status === 'done' && proposal && acceptedAt === null && discardedAt === null;

/** What a run is doing, in words; of one that has ended, what the page does. The first stage is told of once a first roster is there. */
export function activityOf({ status, stageLabel }: Pick<Run, 'status' | 'stageLabel'>): string {
  if (!isUnderWay({ status })) return 'O cálculo terminou. Lendo a escala...';
  if (status === 'queued') return 'O cálculo vai começar...';
  if (stageLabel === null) return 'Lendo as respostas...';
  return 'Já há um primeiro resultado. Procurando um melhor...';
}

/** What is told when a run has ended well. A roster in which nobody serves is none. */
export function doneInWords({ proposal, result }: Pick<Run, 'proposal' | 'result'>) {
  if (proposal) return { title: 'Proposta calculada', description: 'Compare-a com a escala.' };
  return result?.assignments === 0
    ? {
        title: 'Ninguém foi escalado',
        description: 'Faltam respostas de quem pode servir nestas missas.',
        variant: 'destructive' as const,
      }
    : { title: 'Escala gerada', description: 'Confira o resultado e publique.' };
}

/** What may be claimed of a result: "provado" only with a certificate that was checked. */
export function qualityOf({
  status,
  proven,
  stages,
}: Pick<RunResult, 'status' | 'proven' | 'stages'>): string {
  if (status === 'optimal')
    return proven
      ? 'Está provado que nenhuma escala atende melhor a estas respostas.'
      : 'Resultado ótimo, calculado: não há prova conferida de todos os critérios.';
  const empty = stages.find(({ name }) => name === 'emptyPlaces');
  if (empty && empty.value > empty.bound) {
    const better = plural(empty.value - empty.bound, 'lugar', 'lugares');
    return `Boa escala, mas o tempo acabou antes da prova: talvez exista outra que preencha até ${better} a mais.`;
  }
  return 'O número de lugares preenchidos é o maior possível. Nos outros critérios, o tempo acabou antes da prova.';
}

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** 1450.5 → '1.450,5'. */
export const formatNumber = (value: number): string => NUMBER.format(value);

/** How far a value may be from the best one. */
export const gapOf = ({ value, bound }: Pick<Stage, 'value' | 'bound'>, proven: boolean): string =>
  value === bound
    ? `ótimo, ${proven ? 'provado' : 'calculado'}`
    : `talvez até ${formatNumber(value - bound)} a menos`;

export const secondsText = (seconds: number): string =>
  `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(seconds)} s`;

/** generate: fills an empty roster at once. propose, repair: a proposal that waits to be compared and accepted. */
export type ComputeKind = 'generate' | 'propose' | 'repair';

export function computeKindOf({ status, assignments }: Pick<Roster, 'status' | 'assignments'>): ComputeKind {
  if (status === 'published') return 'repair';
  return assignments.length === 0 ? 'generate' : 'propose';
}

interface Counts {
  required: number;
  filled: number;
  missing: number;
  /** Masses in which people are missing. */
  short: number;
}

/** How complete a roster is; only masses that are still to come lack people. */
export function countsOf({ masses }: Pick<Roster, 'masses'>): Counts {
  const total = (of: readonly Roster['masses'][number][], field: 'required' | 'filled' | 'missing') =>
    of.reduce((sum, mass) => sum + mass[field], 0);
  const short = masses.filter(({ missing, begun }) => missing > 0 && !begun);
  return {
    required: total(masses, 'required'),
    filled: total(masses, 'filled'),
    missing: total(short, 'missing'),
    short: short.length,
  };
}

/** How complete a roster is, in a sentence. */
export function summaryOf({ required, filled, missing, short }: Counts, computed: boolean): string {
  if (missing === 0)
    return filled < required ? 'As missas que ainda vêm estão completas.' : 'Todas as missas completas.';
  if (filled === 0) return computed ? 'Nenhum lugar preenchido.' : 'A escala ainda não foi gerada.';
  return `${missing === 1 ? 'Falta' : 'Faltam'} ${plural(missing, 'lugar', 'lugares')} em ${plural(short, 'missa', 'missas')}.`;
}

import type { Answer } from '../../api/client.ts';
import type { RosterOverview } from './calendar-model.ts';
import { countPlaces } from './calendar-model.ts';

export type Run = Answer<'GET /api/roster-runs/{id}'>;
export type RunResult = NonNullable<Run['result']>;

/** The order in which a roster that is not published yet is computed. */
const STAGES = [
  'emptyPlaces',
  'unevenShortage',
  'withoutExperienced',
  'familiesSplit',
  'maybes',
  'unfairness',
  'shortRest',
  'disturbed',
];

export const isUnderWay = (run: Pick<Run, 'status'> | null | undefined): boolean =>
  run?.status === 'queued' || run?.status === 'running';

/** How far a run is, from 0 to 100, by the stage that it works on. */
export function progressOf({ status, stage }: Pick<Run, 'status' | 'stage'>): number {
  if (status === 'queued') return 0;
  if (status !== 'running') return 100;
  const index = STAGES.indexOf(stage ?? '');
  return Math.round((100 * (index + 1)) / (STAGES.length + 1));
}

/** What a run is doing, in words. */
export function activityOf({ status, stageLabel }: Pick<Run, 'status' | 'stageLabel'>): string {
  if (status === 'queued') return 'O cálculo vai começar...';
  return stageLabel === null ? 'Lendo as respostas...' : `Calculando: ${stageLabel.toLowerCase()}...`;
}

/** What may be claimed of a result: "ótimo" only when it is proven. */
export function qualityOf({ status, stages }: Pick<RunResult, 'status' | 'stages'>): string {
  if (status === 'optimal')
    return 'Resultado ótimo: está provado que nenhuma outra escala atende melhor a estas respostas.';
  const empty = stages.find(({ name }) => name === 'emptyPlaces');
  if (empty && empty.value > empty.bound) {
    const better = countPlaces(empty.value - empty.bound);
    return `Boa escala, mas o tempo acabou antes da prova: talvez exista outra que preencha até ${better} a mais.`;
  }
  return 'O número de lugares preenchidos é o maior possível. Nos outros critérios, o tempo acabou antes da prova.';
}

export const secondsText = (seconds: number): string =>
  `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(seconds)} s`;

export interface Load {
  /** Who serves most first. */
  people: RosterOverview['ministers'];
  /** How many of those who offered serve at no mass. */
  idle: number;
  serving: number;
  least: number;
  most: number;
}

/** How the duties are spread. */
export function loadOf(ministers: RosterOverview['ministers']): Load {
  const duties = ministers.map((each) => each.duties).filter((count) => count > 0);
  return {
    people: ministers.toSorted(
      (a, b) => b.duties - a.duties || a.scheduleName.localeCompare(b.scheduleName, 'pt-BR'),
    ),
    idle: ministers.length - duties.length,
    serving: duties.length,
    least: duties.length === 0 ? 0 : Math.min(...duties),
    most: duties.length === 0 ? 0 : Math.max(...duties),
  };
}

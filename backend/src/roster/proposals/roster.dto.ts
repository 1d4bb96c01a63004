import {
  Flag,
  Id,
  Ids,
  Instant,
  Int,
  Decimal,
  LocalDate,
  LocalTime,
  Nested,
  NestedList,
  OneOf,
  Text,
} from '../../platform/fields/fields.js';
import type { RosterSuggestionKind } from '../compute/roster-result.js';
import { ROSTER_RUN_STATUSES, type RosterRunStatus } from './roster-run.entity.js';

const MAX_COUNT = 100_000;

/** In the order in which they are told. */
const ROSTER_SUGGESTION_KINDS = [
  'assign',
  'ask',
  'raiseLimit',
  'unblock',
  'release',
] as const satisfies readonly RosterSuggestionKind[];

export class ComputeRosterRequest {
  @Flag({
    optional: true,
    description:
      'Guardar o resultado como proposta, para comparar e aceitar; a escala fica como está. Em escala publicada é obrigatório.',
  })
  draft?: boolean;

  @Ids({
    optional: true,
    maxItems: 11,
    example: [18, 19],
    description:
      'Outras escalas em planejamento, cada uma de seu mês, calculadas junto com esta: os máximos valem por mês, o equilíbrio e o descanso no período todo. As que já têm pessoas recebem uma proposta.',
  })
  together?: number[];
}

/** Another schedule that is computed together with one. */
export class RosterRunCompanionResponse {
  @Id()
  scheduleId!: number;

  @Text({ example: 'Janeiro' })
  title!: string;
}

export class RosterJobResponse {
  @Id({ description: 'O cálculo: GET /api/roster-runs/{id}.' })
  jobId!: number;

  @OneOf(['queued'])
  status!: 'queued';
}

export class RosterStageResponse {
  @Text({ example: 'emptyPlaces' })
  name!: string;

  @Text({ example: 'Lugares vazios' })
  label!: string;

  @Decimal({ min: 0, max: MAX_COUNT, example: 4 })
  value!: number;

  @Decimal({
    min: 0,
    max: MAX_COUNT,
    example: 4,
    description: 'Limite provado: nenhuma escala faz melhor que isto.',
  })
  bound!: number;
}

/** A mass that a computation left incomplete. */
export class RosterRunShortageResponse {
  @Id()
  slotId!: number;

  @LocalDate()
  date!: string;

  @LocalTime({ example: '08:00' })
  time!: string;

  @Text({ example: 'Missa dominical' })
  description!: string;

  @Int({ min: 1, max: 99, example: 2 })
  missing!: number;
}

export class SuggestionMoveResponse {
  @Id()
  ministerId!: number;

  @Text({ example: 'Bento Lima' })
  scheduleName!: string;

  @Id({ nullable: true, description: 'A missa de onde sai; null: serve uma vez a mais.' })
  from!: number | null;

  @Id({ description: 'A missa onde entra.' })
  to!: number;
}

export class RosterSuggestionResponse {
  @OneOf(ROSTER_SUGGESTION_KINDS, {
    description:
      'assign: escalar quem está livre; ask: convidar; raiseLimit: aumentar o limite; unblock: perguntar por uma data bloqueada; release: soltar um lugar fixado.',
  })
  kind!: RosterSuggestionKind;

  @Id({ description: 'A quem se pede.' })
  ministerId!: number;

  @Text({ example: 'Ana Souza' })
  scheduleName!: string;

  @Id({ description: 'Para que missa: nem sempre a incompleta, pois outros podem passar para ela.' })
  slotId!: number;

  @Int({
    min: 1,
    max: MAX_COUNT,
    nullable: true,
    example: 4,
    description: 'O novo limite; só em raiseLimit.',
  })
  maxDuties!: number | null;

  @NestedList(() => SuggestionMoveResponse, {
    description: 'Todos os passos; cada sugestão preenche um lugar.',
  })
  moves!: SuggestionMoveResponse[];

  @Text({
    max: 1000,
    example: 'Convidar Ana Souza, que não se ofereceu para nenhuma missa, para 05/11 (19h30).',
  })
  message!: string;
}

/** A mass that is incomplete as the roster stands, why, and what would help. */
export class RosterShortageResponse extends RosterRunShortageResponse {
  @Ids({ example: [17, 18], description: 'As missas que juntas não têm gente bastante, esta incluída.' })
  slots!: number[];

  @Int({ min: 0, max: MAX_COUNT, example: 26, description: 'Lugares dessas missas.' })
  required!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 24, description: 'Os que se podem preencher.' })
  available!: number;

  @Text({ max: 1000, example: '24 disponíveis para 26 lugares em 05/11 (19h30); faltam 2.' })
  reason!: string;

  @NestedList(() => RosterSuggestionResponse, { description: 'As menores mudanças que preenchem um lugar.' })
  suggestions!: RosterSuggestionResponse[];
}

export class RosterSummaryResponse {
  @OneOf(['optimal', 'feasible'], { description: '"optimal" só quando provado.' })
  status!: 'optimal' | 'feasible';

  @Flag({ description: 'Há um certificado de todos os objetivos, e foi conferido.' })
  proven!: boolean;

  @Decimal({ min: 0, max: MAX_COUNT, example: 0.42 })
  seconds!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 374 })
  assignments!: number;

  @NestedList(() => RosterStageResponse)
  stages!: RosterStageResponse[];

  @NestedList(() => RosterRunShortageResponse, { description: 'As missas que ficaram incompletas.' })
  shortages!: RosterRunShortageResponse[];
}

export class RosterRunResponse {
  @Id()
  id!: number;

  @Id()
  scheduleId!: number;

  @OneOf(ROSTER_RUN_STATUSES)
  status!: RosterRunStatus;

  @Flag({ description: 'Guardado como proposta, para comparar e aceitar.' })
  draft!: boolean;

  @Instant({ nullable: true, description: 'Quando a proposta foi aceita, no todo ou em parte.' })
  acceptedAt!: string | null;

  @Instant({ nullable: true, description: 'Quando se desfez essa aceitação; nulo enquanto vale.' })
  undoneAt!: string | null;

  @Instant({ nullable: true, description: 'Quando a proposta foi descartada.' })
  discardedAt!: string | null;

  @Text({ nullable: true, example: 'unfairness', description: 'O que está sendo calculado.' })
  stage!: string | null;

  @Text({ nullable: true, example: 'Desequilíbrio entre as pessoas' })
  stageLabel!: string | null;

  @Int({ min: 0, max: 100, example: 45, description: 'Quanto já andou, em por cento; 100 no fim.' })
  progress!: number;

  @Text({ nullable: true, max: 5000, example: null, description: 'Por que falhou.' })
  error!: string | null;

  @Instant()
  createdAt!: string;

  @Instant({ nullable: true })
  startedAt!: string | null;

  @Instant({ nullable: true })
  finishedAt!: string | null;

  @NestedList(() => RosterRunCompanionResponse, {
    description: 'As outras escalas calculadas junto com esta; os objetivos do resultado são os de todas.',
  })
  together!: RosterRunCompanionResponse[];

  @Nested(() => RosterSummaryResponse, { nullable: true })
  result!: RosterSummaryResponse | null;
}

/** A proof that holds of the roster as it stands. */
export class RosterProofResponse {
  @Id({ description: 'O cálculo que a fez.' })
  runId!: number;

  @Instant({ description: 'Quando: a prova é sobre as respostas que havia então.' })
  computedAt!: string;
}

export class LatestRosterRunResponse {
  @Nested(() => RosterRunResponse, { nullable: true })
  run!: RosterRunResponse | null;

  @Nested(() => RosterProofResponse, {
    nullable: true,
    description: 'A prova conferida de que nenhuma escala é melhor que a de agora; null se a escala mudou.',
  })
  proof!: RosterProofResponse | null;
}

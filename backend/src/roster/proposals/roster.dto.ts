import {
  Decimal,
  Flag,
  Id,
  Ids,
  Instant,
  Int,
  Nested,
  NestedList,
  OneOf,
  Text,
} from '../../platform/fields/fields.js';
import { RosterProofResponse } from '../compute/roster-proof.dto.js';
import { ROSTER_RUN_STATUSES, type RosterRunStatus } from '../compute/roster-run.entity.js';

const MAX_COUNT = 100_000;

export class ComputeRosterRequest {
  @Flag({
    optional: true,
    description:
      'Guardar o resultado como proposta, para comparar e aceitar; a escala fica como está. Em escala publicada é obrigatório.',
  })
  proposal?: boolean;

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
}

export class RosterRunResponse {
  @Id()
  id!: number;

  @OneOf(ROSTER_RUN_STATUSES)
  status!: RosterRunStatus;

  @Flag({ description: 'Guardado como proposta, para comparar e aceitar.' })
  proposal!: boolean;

  @Instant({ nullable: true, description: 'Quando a proposta foi aceita, no todo ou em parte.' })
  acceptedAt!: string | null;

  @Instant({ nullable: true, description: 'Quando se desfez essa aceitação; nulo enquanto vale.' })
  undoneAt!: string | null;

  @Instant({ nullable: true, description: 'Quando a proposta foi descartada.' })
  discardedAt!: string | null;

  @Text({ nullable: true, example: 'Desequilíbrio entre as pessoas' })
  stageLabel!: string | null;

  @Int({ min: 0, max: 100, example: 45, description: 'Quanto já andou, em por cento; 100 no fim.' })
  progress!: number;

  @Text({ nullable: true, max: 5000, example: null, description: 'Por que falhou.' })
  error!: string | null;

  @Instant({ nullable: true })
  finishedAt!: string | null;

  @NestedList(() => RosterRunCompanionResponse, {
    description: 'As outras escalas calculadas junto com esta; os objetivos do resultado são os de todas.',
  })
  together!: RosterRunCompanionResponse[];

  @Nested(() => RosterSummaryResponse, { nullable: true })
  result!: RosterSummaryResponse | null;
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

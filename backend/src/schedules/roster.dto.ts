import {
  Id,
  Instant,
  Int,
  Decimal,
  LocalDate,
  LocalTime,
  Nested,
  NestedList,
  OneOf,
  Text,
} from '../common/fields/fields.js';
import { ROSTER_RUN_STATUSES, type RosterRunStatus } from './roster-run.entity.js';
import { SCHEDULE_STATUSES, type ScheduleStatus } from './schedule-states.js';

const MAX_COUNT = 100_000;

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

export class RosterShortageResponse {
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

export class RosterSummaryResponse {
  @OneOf(['optimal', 'feasible'], { description: '"optimal" só quando provado.' })
  status!: 'optimal' | 'feasible';

  @Decimal({ min: 0, max: MAX_COUNT, example: 0.42 })
  seconds!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 374 })
  assignments!: number;

  @NestedList(() => RosterStageResponse)
  stages!: RosterStageResponse[];

  @NestedList(() => RosterShortageResponse, { description: 'As missas que ficaram incompletas.' })
  shortages!: RosterShortageResponse[];
}

export class RosterRunResponse {
  @Id()
  id!: number;

  @Id()
  scheduleId!: number;

  @OneOf(ROSTER_RUN_STATUSES)
  status!: RosterRunStatus;

  @Text({ nullable: true, example: 'unfairness', description: 'O que está sendo calculado.' })
  stage!: string | null;

  @Text({ nullable: true, example: 'Desequilíbrio entre as pessoas' })
  stageLabel!: string | null;

  @Text({ nullable: true, max: 5000, example: null, description: 'Por que falhou.' })
  error!: string | null;

  @Instant()
  createdAt!: string;

  @Instant({ nullable: true })
  startedAt!: string | null;

  @Instant({ nullable: true })
  finishedAt!: string | null;

  @Nested(() => RosterSummaryResponse, { nullable: true })
  result!: RosterSummaryResponse | null;
}

export class RosterSlotResponse {
  @Id()
  slotId!: number;

  @LocalDate()
  date!: string;

  @LocalTime({ example: '08:00' })
  time!: string;

  @Text({ example: 'Missa dominical' })
  description!: string;

  @Int({ min: 0, max: 99, example: 15 })
  required!: number;

  @Int({ min: 0, max: 99, example: 13 })
  filled!: number;

  @Int({ min: 0, max: 99, example: 2 })
  missing!: number;
}

export class RosterMinisterResponse {
  @Id()
  ministerId!: number;

  @Text({ example: 'Ana Souza' })
  scheduleName!: string;

  @Int({ min: 0, max: MAX_COUNT, example: 3, description: 'Missas em que serve nesta escala.' })
  duties!: number;

  @Int({
    min: 0,
    max: MAX_COUNT,
    example: 8,
    description: 'Missas para as quais respondeu que pode ou talvez.',
  })
  offered!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 4, description: 'Máximo por mês.' })
  maxDuties!: number;
}

export class RosterOverviewResponse {
  @Id()
  scheduleId!: number;

  @OneOf(SCHEDULE_STATUSES)
  status!: ScheduleStatus;

  @Int({ min: 1, max: MAX_COUNT, example: 3, description: 'Envie de volta ao mudar a escala.' })
  version!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 380 })
  required!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 374 })
  filled!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 6 })
  missing!: number;

  @Nested(() => RosterRunResponse, { nullable: true, description: 'O último cálculo.' })
  run!: RosterRunResponse | null;

  @NestedList(() => RosterSlotResponse)
  slots!: RosterSlotResponse[];

  @NestedList(() => RosterMinisterResponse, { description: 'Quem serve ou se ofereceu.' })
  ministers!: RosterMinisterResponse[];
}

import { Flag, Id, Instant, Int, LocalDate, Note, OneOf, Text } from '../platform/fields/fields.js';
import {
  SCHEDULE_STATUSES,
  SCHEDULE_TYPES,
  type ScheduleStatus,
  type ScheduleType,
} from '../roster/index.js';

const MAX_COUNT = 1_000_000;

export class CreateScheduleRequest {
  @Text({ max: 120, example: 'Escala de dezembro de 2026' })
  title!: string;

  @Note({
    max: 2000,
    example: 'Com a novena de Natal.',
  })
  description?: string | null;

  @OneOf(SCHEDULE_TYPES, { optional: true, description: 'mensal, se faltar.' })
  type?: ScheduleType;

  @Int({ min: 2020, max: 2100, example: 2026 })
  year!: number;

  @Int({ min: 1, max: 12, example: 12 })
  month!: number;

  @LocalDate({
    optional: true,
    nullable: true,
    description:
      'Só para semanal: um dia da semana desejada. Se faltar, a semana de hoje ou a primeira do mês.',
  })
  startDate?: string | null;
}

export class UpdateScheduleRequest {
  @Text({ max: 120, optional: true, example: 'Escala de dezembro de 2026' })
  title?: string;

  @Note({
    max: 2000,
    example: 'Responda até o dia 25.',
  })
  description?: string | null;

  @OneOf(SCHEDULE_STATUSES, {
    optional: true,
    example: 'planning',
    description: 'Para publicar use POST /api/schedules/{id}/publish.',
  })
  status?: ScheduleStatus;
}

export class ScheduleResponse {
  @Id()
  id!: number;

  @Text({ example: 'Escala de dezembro de 2026' })
  title!: string;

  @Text({ lines: 'many', nullable: true, example: 'Responda até o dia 25.' })
  description!: string | null;

  @OneOf(SCHEDULE_TYPES)
  type!: ScheduleType;

  @Int({ min: 2020, max: 2100, example: 2026 })
  year!: number;

  @Int({ min: 1, max: 12, example: 12 })
  month!: number;

  @LocalDate({ example: '2026-12-01' })
  startDate!: string;

  @LocalDate({ example: '2026-12-31' })
  endDate!: string;

  @OneOf(SCHEDULE_STATUSES)
  status!: ScheduleStatus;

  @Flag({ description: 'Se veio de uma planilha, de antes de a paróquia usar este sistema.' })
  imported!: boolean;

  @Instant({ nullable: true })
  publishedAt!: string | null;

  @Int({ min: 0, max: MAX_COUNT, example: 396, description: 'Lugares a preencher nas missas.' })
  places!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 390, description: 'Lugares preenchidos.' })
  filled!: number;

  @Int({ min: 1, max: MAX_COUNT, example: 3, description: 'Sobe a cada mudança nas missas ou nas pessoas.' })
  version!: number;

  @Instant()
  createdAt!: string;

  @Instant()
  updatedAt!: string;
}

export class ScheduleDetailResponse extends ScheduleResponse {
  @Int({ min: 0, max: MAX_COUNT, example: 42, description: 'Missas.' })
  slots!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 1 })
  questionnaires!: number;
}

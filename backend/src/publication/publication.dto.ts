import { Flag, Id, Instant, Int, OneOf } from '../platform/fields/fields.js';
import { SCHEDULE_STATUSES, type ScheduleStatus } from '../roster/index.js';

const MAX_COUNT = 100_000;

export class PublishRequest {
  @Flag({ optional: true, description: 'Publicar ainda que faltem ministros em alguma missa.' })
  confirmEmptyPlaces?: boolean;
}

export class PublicationResponse {
  @Id()
  scheduleId!: number;

  @OneOf(SCHEDULE_STATUSES)
  status!: ScheduleStatus;

  @Instant({ nullable: true })
  publishedAt!: string | null;

  @Int({ min: 1, max: MAX_COUNT, example: 4 })
  version!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 374, description: 'Lugares preenchidos.' })
  assignments!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 128, description: 'Pessoas que servem.' })
  ministers!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 6 })
  emptyPlaces!: number;
}

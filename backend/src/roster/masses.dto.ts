import { Id, Instant, LocalDate, LocalTime, Text } from '../platform/fields/fields.js';

/** A mass told with no more than it takes to know it. */
export class BriefMassResponse {
  @LocalDate()
  date!: string;

  @LocalTime({ example: '08:00' })
  time!: string;

  @Text({ example: 'Missa dominical' })
  description!: string;
}

/** With its instant and its place. */
export class PlacedMassResponse extends BriefMassResponse {
  @Instant({ example: '2026-12-06T11:00:00.000Z' })
  dateTime!: string;

  @Text({ nullable: true, example: 'Igreja matriz' })
  location!: string | null;
}

/** With its instant and the schedule in which it is found. */
export class ScheduledMassResponse extends BriefMassResponse {
  @Id()
  slotId!: number;

  @Id()
  scheduleId!: number;

  @Instant({ example: '2026-12-06T11:00:00.000Z' })
  dateTime!: string;
}

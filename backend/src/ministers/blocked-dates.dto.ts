import { Id, LocalDate, Text } from '../platform/fields/fields.js';

export class CreateBlockedDateRequest {
  @LocalDate()
  date!: string;

  @Text({ min: 0, max: 200, optional: true, nullable: true, example: 'Viagem' })
  reason?: string | null;
}

export class BlockedDateResponse {
  @Id()
  id!: number;

  @Id()
  ministerId!: number;

  @LocalDate()
  date!: string;

  @Text({ nullable: true, example: 'Viagem' })
  reason!: string | null;
}

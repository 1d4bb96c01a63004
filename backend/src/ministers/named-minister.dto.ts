import { Id, Text } from '../platform/fields/fields.js';

/** Somebody by the name that schedules show. */
export class NamedMinisterResponse {
  @Id()
  ministerId!: number;

  @Text({ example: 'Ana Souza' })
  scheduleName!: string;
}

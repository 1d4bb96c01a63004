import { Id, Text } from '../fields/fields.js';

/** The answer of an act that has nothing to return but that it was done. */
export class DoneResponse {
  @Text({ example: 'Feito.' })
  message!: string;
}

/** The answer of a deletion, as react-admin reads it. */
export class DeletedResponse {
  @Id()
  id!: number;
}

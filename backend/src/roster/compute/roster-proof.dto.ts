import { Id, Instant } from '../../platform/fields/fields.js';

/** A proof that holds of the roster as it stands. */
export class RosterProofResponse {
  @Id({ description: 'O cálculo que a fez.' })
  runId!: number;

  @Instant({ description: 'Quando: a prova é sobre as respostas que havia então.' })
  computedAt!: string;
}

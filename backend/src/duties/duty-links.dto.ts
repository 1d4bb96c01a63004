import { Nested, Note, OneOf, Text } from '../platform/fields/fields.js';
import { BriefMassResponse, PlacedMassResponse } from '../roster/index.js';

const DUTY_STATES = ['waiting', 'confirmed', 'asked', 'given'] as const;
export type DutyState = (typeof DUTY_STATES)[number];

export class DutyLinkResponse extends PlacedMassResponse {
  @Text({ example: 'Ana Souza', description: 'De quem é o lugar.' })
  scheduleName!: string;

  @OneOf(DUTY_STATES, {
    description:
      'waiting: ainda não respondeu; confirmed: confirmou; asked: pediu substituição; given: pediu, e o lugar não é mais seu.',
  })
  state!: DutyState;

  @Text({
    nullable: true,
    example: null,
    description: 'Quem serve no lugar, pelo nome na escala; null: a coordenação decidiu de outro modo.',
  })
  substitute!: string | null;

  @Nested(() => BriefMassResponse, {
    nullable: true,
    description: 'Numa troca feita: a missa que a pessoa serve em troca.',
  })
  exchange!: BriefMassResponse | null;
}

export class CannotComeRequest {
  @Note({ max: 500, example: 'Estarei em viagem.', description: 'Só a coordenação lê.' })
  reason?: string | null;
}

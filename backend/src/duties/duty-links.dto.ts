import { Note, OneOf, Text } from '../platform/fields/fields.js';
import { PlacedMassResponse } from '../roster/index.js';

const DUTY_STATES = ['waiting', 'confirmed', 'asked'] as const;
export type DutyState = (typeof DUTY_STATES)[number];

export class DutyLinkResponse extends PlacedMassResponse {
  @Text({ example: 'Ana Souza', description: 'De quem é o lugar.' })
  scheduleName!: string;

  @OneOf(DUTY_STATES, {
    description: 'waiting: ainda não respondeu; confirmed: confirmou; asked: pediu substituição.',
  })
  state!: DutyState;
}

export class CannotComeRequest {
  @Note({ max: 500, example: 'Estarei em viagem.', description: 'Só a coordenação lê.' })
  reason?: string | null;
}

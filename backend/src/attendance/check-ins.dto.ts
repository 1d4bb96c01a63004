import { Flag, Nested, OneOf, Text } from '../platform/fields/fields.js';
import { PlacedMassResponse } from '../roster/index.js';

const CHECK_IN_STATES = ['arrived', 'helping', 'not-on-roster'] as const;

export class CheckInRequest {
  @Text({ example: 'lido do código QR da sacristia' })
  token!: string;

  @Flag({ optional: true, description: 'Quem não está na escala veio ajudar: “Posso ajudar”.' })
  help?: boolean;
}

export class CheckInResponse {
  @OneOf(CHECK_IN_STATES, {
    description: 'not-on-roster: nada foi registrado; a pessoa pode dizer que ajuda.',
  })
  state!: (typeof CHECK_IN_STATES)[number];

  @Nested(() => PlacedMassResponse)
  mass!: PlacedMassResponse;
}

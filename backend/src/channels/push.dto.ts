import { Nested, Text } from '../platform/fields/fields.js';

const UNUSABLE = 'este navegador não deu um endereço que se possa usar. Tente de novo em outro navegador.';

export class PushKeyResponse {
  @Text({
    example: 'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo',
    description: 'A chave pública deste servidor (VAPID), com que o navegador se inscreve.',
  })
  publicKey!: string;
}

export class PushKeysRequest {
  @Text({ max: 200, example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUb…', message: UNUSABLE })
  p256dh!: string;

  @Text({ max: 100, example: 'tBHItJI5svbpez7KI4CCXg', message: UNUSABLE })
  auth!: string;
}

/** A browser's PushSubscription, as its `toJSON` gives it. */
export class PushSubscriptionRequest {
  @Text({ max: 1000, example: 'https://push.example/send/q0Zy3fA', message: UNUSABLE })
  endpoint!: string;

  @Nested(() => PushKeysRequest)
  keys!: PushKeysRequest;
}

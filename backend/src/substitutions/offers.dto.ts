import { Id, Instant, Nested, OneOf, Text } from '../platform/fields/fields.js';
import { OFFER_ANSWERS, type OfferAnswer } from './substitution-offer.entity.js';
import { BriefMassResponse, PlacedMassResponse } from './substitutions.dto.js';

const MAX_TOKEN = 100;

export class AnswerOfferRequest {
  @OneOf(OFFER_ANSWERS)
  answer!: OfferAnswer;
}

export class AnswerLinkRequest extends AnswerOfferRequest {
  @Text({ max: MAX_TOKEN, example: 'recebido por e-mail' })
  token!: string;
}

class OfferedResponse extends PlacedMassResponse {
  @Id()
  requestId!: number;

  @Text({ example: 'Ana Souza', description: 'Quem pede.' })
  scheduleName!: string;

  @Nested(() => BriefMassResponse, {
    nullable: true,
    description: 'A sua missa, que quem pede serve em troca.',
  })
  exchange!: BriefMassResponse | null;
}

export class MyOfferResponse extends OfferedResponse {
  @Instant({ nullable: true, description: 'Quando você foi perguntado; null: ninguém pôde, e você poderia.' })
  askedAt!: string | null;
}

export const LINK_STATES = ['waiting', 'accepted', 'declined', 'settled', 'over'] as const;

export class LinkedOfferResponse extends OfferedResponse {
  @Text({ example: 'Bento Lima', description: 'De quem é o link.' })
  yourName!: string;

  @OneOf(LINK_STATES, {
    description: 'waiting: espera a sua resposta; settled: resolvido sem você; over: a missa já começou.',
  })
  state!: (typeof LINK_STATES)[number];
}

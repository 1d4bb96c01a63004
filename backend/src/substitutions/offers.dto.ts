import { Id, Instant, Nested, OneOf, Text } from '../platform/fields/fields.js';
import { OFFER_ANSWERS, OFFER_REPLIES, type OfferReply } from './substitution-offer.entity.js';
import { BriefMassResponse, PlacedMassResponse } from '../roster/index.js';

const MAX_TOKEN = 100;

export class AnswerOfferRequest {
  @OneOf(OFFER_REPLIES)
  answer!: OfferReply;
}

export class AnswerLinkRequest extends AnswerOfferRequest {
  @Text({ max: MAX_TOKEN, example: 'recebido por e-mail' })
  token!: string;
}

class OfferedResponse extends PlacedMassResponse {
  @Id()
  requestId!: number;

  @Text({ nullable: true, example: 'Ana Souza', description: 'Quem pede; null: o lugar está vazio.' })
  scheduleName!: string | null;

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

const LINK_STATES = [...OFFER_ANSWERS, 'waiting', 'settled', 'over'] as const;

export class LinkedOfferResponse extends OfferedResponse {
  @Text({ example: 'Bento Lima', description: 'De quem é o link.' })
  yourName!: string;

  @OneOf(LINK_STATES, {
    description:
      'waiting: espera a sua resposta; too-late: você quis, mas já estava dado; settled: resolvido sem você; over: a missa já começou.',
  })
  state!: (typeof LINK_STATES)[number];
}

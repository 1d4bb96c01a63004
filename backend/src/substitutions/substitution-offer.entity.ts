import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Minister } from '../ministers/index.js';
import { BaseEntity } from '../platform/database/base.entity.js';
import { SubstitutionRequest } from './substitution-request.entity.js';

/** By which way somebody was asked: `coordination` speaks to those without an account; on the portal people come. */
export const OFFER_CHANNELS = ['email', 'coordination', 'portal'] as const;
export type OfferChannel = (typeof OFFER_CHANNELS)[number];

export const OFFER_CHANNEL_LABELS: Record<OfferChannel, string> = {
  email: 'Por e-mail e no sistema',
  coordination: 'Pela coordenação',
  portal: 'Ofereceu-se no sistema',
};

/** What one may say to a question. */
export const OFFER_REPLIES = ['accepted', 'declined'] as const;
export type OfferReply = (typeof OFFER_REPLIES)[number];

/** What is kept of it: `too-late` is a yes that came when the place was somebody else's. */
export const OFFER_ANSWERS = [...OFFER_REPLIES, 'too-late'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

export const OFFER_ANSWER_LABELS: Record<OfferAnswer, string> = {
  accepted: 'Posso ir',
  declined: 'Não posso',
  'too-late': 'Quis, mas já estava dado',
};

/** One person asked for one request, and what they said. */
@Entity()
@Unique({ properties: ['request', 'minister'] })
@Index({ properties: ['minister', 'askedAt'] })
export class SubstitutionOffer extends BaseEntity<'answer' | 'answeredAt'> {
  @ManyToOne({ entity: () => SubstitutionRequest, deleteRule: 'cascade' })
  request: SubstitutionRequest;

  @ManyToOne({ entity: () => Minister, deleteRule: 'cascade' })
  minister: Minister;

  /** In which wave, from 1. */
  @Property({ type: 'integer' })
  wave: number;

  @Property({ type: 'timestamptz' })
  askedAt: Date;

  @Property({ type: 'text' })
  channel: OfferChannel;

  /** The number that was drawn for them among equals. */
  @Property({ type: 'integer' })
  draw: number;

  /** Null while they have said nothing. */
  @Property({ type: 'text', nullable: true })
  answer: OfferAnswer | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null = null;

  constructor(
    request: SubstitutionRequest,
    values: { minister: Minister; wave: number; askedAt: Date; channel: OfferChannel; draw: number },
  ) {
    super();
    this.request = request;
    this.minister = values.minister;
    this.wave = values.wave;
    this.askedAt = values.askedAt;
    this.channel = values.channel;
    this.draw = values.draw;
  }
}

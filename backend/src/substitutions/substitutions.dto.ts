import { IntersectionType } from '@nestjs/swagger';
import { NamedMinisterResponse } from '../ministers/index.js';
import {
  Flag,
  Id,
  Instant,
  Int,
  Nested,
  NestedList,
  Note,
  OneOf,
  Text,
  Texts,
} from '../platform/fields/fields.js';
import { BriefMassResponse, PlacedMassResponse } from '../roster/index.js';
import {
  OFFER_ANSWERS,
  OFFER_CHANNELS,
  type OfferAnswer,
  type OfferChannel,
} from './substitution-offer.entity.js';
import {
  COORDINATION_ACTS,
  type CoordinationAct,
  SUBSTITUTION_STATUSES,
  type SubstitutionStatus,
} from './substitution-states.js';

const MAX_COUNT = 100_000;
const MAX_TEXT = 500;

export class AskSubstitutionRequest {
  @Id({ description: 'O próprio lugar: assignmentId de GET /api/my-duties.' })
  assignmentId!: number;

  @Note({ max: MAX_TEXT, example: 'Estarei em viagem.', description: 'Só a coordenação lê.' })
  reason?: string | null;

  @Id({ optional: true, description: 'Quem é perguntado antes de todos; sem ela, o ministério em ondas.' })
  namedId?: number;

  @Id({ optional: true, description: 'A missa da pessoa indicada que quem pede serve em troca.' })
  exchangeSlotId?: number;
}

export class AskForAbsentRequest {
  @Id({ description: 'Quem não pode ir.' })
  ministerId!: number;

  @Note({ max: MAX_TEXT, example: 'Telefonou: está com febre.', description: 'O que disse.' })
  reason?: string | null;
}

export class LeaveEmptyRequest {
  @Note({ max: MAX_TEXT, example: 'Neste dia bastam quatro.', description: 'Por que o lugar fica vazio.' })
  note?: string | null;
}

export class AcceptSubstitutionRequest {
  @Id({ description: 'Quem serve no lugar.' })
  ministerId!: number;

  @Note({
    max: MAX_TEXT,
    example: 'Boa viagem!',
    description: 'Um recado aos dois.',
  })
  note?: string | null;

  @Flag({ optional: true, description: 'Quem entra já disse à coordenação que vem.' })
  confirmed?: boolean;
}

export class DeclineSubstitutionRequest {
  @Text({
    lines: 'many',
    max: MAX_TEXT,
    example: 'Todos os que podem já servem nesse dia.',
    description: 'Um recado a quem pediu.',
  })
  note!: string;
}

export class SubstitutionResponse extends PlacedMassResponse {
  @Id()
  id!: number;

  @OneOf(SUBSTITUTION_STATUSES)
  status!: SubstitutionStatus;

  @Text({ lines: 'many', max: MAX_TEXT, example: 'Estarei em viagem.' })
  reason!: string;

  @Id({ description: 'Quem pede.' })
  ministerId!: number;

  @Text({ example: 'Ana Souza' })
  scheduleName!: string;

  @Text({ example: 'Ana Maria de Souza' })
  fullName!: string;

  @Id()
  scheduleId!: number;

  @Id()
  slotId!: number;

  @Text({ nullable: true, example: 'Bento Lima', description: 'O nome na escala de quem ficou com o lugar.' })
  substituteName!: string | null;

  @Text({
    nullable: true,
    example: 'Bento Lima',
    description: 'Quem foi indicado para ser perguntado antes.',
  })
  namedName!: string | null;

  @Nested(() => BriefMassResponse, { nullable: true, description: 'A missa que quem pede serve em troca.' })
  exchange!: BriefMassResponse | null;

  @Int({ min: 0, max: MAX_COUNT, example: 6, description: 'Pessoas já perguntadas.' })
  asked!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 4, description: 'Pessoas que disseram que não.' })
  declined!: number;

  @Instant({ nullable: true, description: 'Quando as próximas são perguntadas.' })
  nextWaveAt!: string | null;

  @Texts({
    values: COORDINATION_ACTS,
    example: ['give', 'decline'],
    description: 'O que a coordenação pode fazer agora.',
  })
  acts!: CoordinationAct[];

  @Instant()
  createdAt!: string;
}

export class OfferResponse extends NamedMinisterResponse {
  @Id()
  id!: number;

  @Text({ nullable: true, example: '+55 (15) 99999-9999' })
  phone!: string | null;

  @Int({ min: 0, max: MAX_COUNT, example: 1, description: 'Em que onda.' })
  wave!: number;

  @Instant()
  askedAt!: string;

  @OneOf(OFFER_CHANNELS)
  channel!: OfferChannel;

  @OneOf(OFFER_ANSWERS, { nullable: true, description: 'O que respondeu; null: nada.' })
  answer!: OfferAnswer | null;

  @Instant({ nullable: true })
  answeredAt!: string | null;
}

export class SubstitutionPersonResponse extends NamedMinisterResponse {
  @Text({
    nullable: true,
    example: 'da sua família',
    description: 'Por que talvez aceite; null: nada se sabe. Quem talvez aceite vem primeiro.',
  })
  likely!: string | null;
}

export class SubstitutionExchangeResponse extends IntersectionType(
  SubstitutionPersonResponse,
  BriefMassResponse,
) {
  @Id({ description: 'A missa dela.' })
  slotId!: number;
}

export class SubstitutionOptionsResponse {
  @NestedList(() => SubstitutionPersonResponse, { description: 'Quem pode ser indicado.' })
  people!: SubstitutionPersonResponse[];

  @NestedList(() => SubstitutionExchangeResponse, {
    description: 'Com quem a missa pode ser trocada, e por qual.',
  })
  exchanges!: SubstitutionExchangeResponse[];
}

export class AskForPlaceRequest {
  @Id({ description: 'Quem é perguntado.' })
  ministerId!: number;
}

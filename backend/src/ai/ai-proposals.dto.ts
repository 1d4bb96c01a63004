import {
  Decimal,
  Flag,
  Id,
  Instant,
  Int,
  LocalDate,
  LocalTime,
  NestedList,
  OneOf,
  Text,
} from '../platform/fields/fields.js';
import { AI_PROPOSAL_STATUSES, type AiProposalStatus } from './ai-proposal-states.js';

const MAX_COUNT = 100_000;

class AiMassResponse {
  @Id()
  slotId!: number;

  @LocalDate()
  date!: string;

  @LocalTime({ example: '08:00' })
  time!: string;

  @Text({ example: 'Missa dominical' })
  description!: string;
}

export class AiPlaceResponse extends AiMassResponse {
  @Id()
  ministerId!: number;

  @Text({ example: 'Ana Souza' })
  scheduleName!: string;
}

export class AiObjectiveResponse {
  @Text({ example: 'emptyPlaces' })
  name!: string;

  @Text({ example: 'Lugares vazios' })
  label!: string;

  @Decimal({ min: 0, max: MAX_COUNT, example: 12, description: 'No rascunho de que a proposta partiu.' })
  before!: number;

  @Decimal({ min: 0, max: MAX_COUNT, example: 4 })
  after!: number;

  @Decimal({ min: 0, max: MAX_COUNT, example: 4, description: 'Limite provado: nenhuma escala faz melhor.' })
  bound!: number;
}

export class AiShortageResponse extends AiMassResponse {
  @Int({ min: 0, max: 99, example: 3, description: 'Lugares vazios antes.' })
  before!: number;

  @Int({ min: 0, max: 99, example: 0, description: 'Lugares vazios com a proposta.' })
  after!: number;
}

export class AiProposalResponse {
  @Id()
  id!: number;

  @Id()
  sessionId!: number;

  @Id({ nullable: true, description: 'A resposta que trouxe a proposta.' })
  messageId!: number | null;

  @OneOf(AI_PROPOSAL_STATUSES)
  status!: AiProposalStatus;

  @Flag({ description: 'Se está provado que não há escala melhor.' })
  proven!: boolean;

  @NestedList(() => AiPlaceResponse, { maxItems: MAX_COUNT, description: 'Quem entra.' })
  entering!: AiPlaceResponse[];

  @NestedList(() => AiPlaceResponse, { maxItems: MAX_COUNT, description: 'Quem sai.' })
  leaving!: AiPlaceResponse[];

  @NestedList(() => AiObjectiveResponse, { description: 'O que melhora e o que custa; menos é melhor.' })
  objective!: AiObjectiveResponse[];

  @NestedList(() => AiShortageResponse, { description: 'Missas incompletas antes ou depois.' })
  shortages!: AiShortageResponse[];

  @Instant()
  createdAt!: string;

  @Instant({ nullable: true, description: 'Quando foi aplicada, descartada ou desfeita.' })
  decidedAt!: string | null;
}

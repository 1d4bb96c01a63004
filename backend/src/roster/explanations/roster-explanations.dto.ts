import { Decimal, Flag, Id, Int, Nested, NestedList, Text } from '../../platform/fields/fields.js';
import { Type } from 'class-transformer';
import { Revision } from '../revision.js';
import { BriefMassResponse } from '../masses.dto.js';
import { NamedMinisterResponse } from '../../ministers/index.js';

const MAX_COUNT = 100_000;
const MAX_VALUE = 1_000_000_000;

export class MyExplanationQuery {
  @Type(() => Number)
  @Id({ description: 'Uma escala publicada.' })
  scheduleId!: number;
}

/** Why the caller serves or not at one mass; nothing of other people. */
export class OwnReasonResponse extends BriefMassResponse {
  @Id()
  slotId!: number;

  @Flag({ description: 'Foi escalado nesta missa.' })
  chosen!: boolean;

  @Text({ example: 'order', description: 'Estável, para programas.' })
  code!: string;

  @Text({ max: 1000, example: 'Você respondeu que não pode nesta missa.' })
  message!: string;
}

export class ExplanationNumbersResponse {
  @Int({ min: 0, max: MAX_COUNT, example: 3, description: 'Missas em que serve.' })
  duties!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 8, description: 'Missas para as quais se ofereceu.' })
  offered!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 4, description: 'Máximo por mês.' })
  limit!: number;

  @Decimal({
    min: -MAX_COUNT,
    max: MAX_COUNT,
    example: 1,
    description: 'Missas acima (+) ou abaixo (-) da parte justa nos últimos seis meses.',
  })
  balance!: number;

  @Text({ max: 1000, example: 'Ana serve em 3 de 8 missas para que se ofereceu, com limite de 4.' })
  message!: string;
}

export class OwnExplanationResponse extends ExplanationNumbersResponse {
  @Id()
  scheduleId!: number;

  @NestedList(() => OwnReasonResponse, { description: 'Todas as missas, por data e hora.' })
  masses!: OwnReasonResponse[];
}

/** What would be fair to the caller in one schedule, and what they serve. */
export class OwnShareResponse {
  @Id()
  scheduleId!: number;

  @Text({ example: 'Dezembro de 2026' })
  title!: string;

  @Int({ min: 0, max: MAX_COUNT, example: 3, description: 'Missas em que serve.' })
  duties!: number;

  @Decimal({
    min: 0,
    max: MAX_COUNT,
    example: 3.3,
    description: 'A parte justa: as missas de todos, divididas pelo que cada um ofereceu até o seu limite.',
  })
  share!: number;
}

export class ReasonExchangeResponse extends NamedMinisterResponse {
  @Text({ nullable: true, example: 'unfairness', description: 'O primeiro objetivo que a troca mudaria.' })
  stage!: string | null;

  @Text({ nullable: true, example: 'Desequilíbrio entre as pessoas' })
  stageLabel!: string | null;

  @Decimal({ min: 0, max: MAX_VALUE, nullable: true, example: 1450 })
  before!: number | null;

  @Decimal({ min: 0, max: MAX_VALUE, nullable: true, example: 1452 })
  after!: number | null;
}

export class MinisterReasonResponse extends OwnReasonResponse {
  @Nested(() => ReasonExchangeResponse, { nullable: true, description: 'A melhor troca com outra pessoa.' })
  exchange!: ReasonExchangeResponse | null;
}

export class MinisterExplanationResponse extends ExplanationNumbersResponse {
  @Id()
  scheduleId!: number;

  @Id()
  ministerId!: number;

  @Text({ example: 'Ana Souza' })
  scheduleName!: string;

  @NestedList(() => MinisterReasonResponse, { description: 'Todas as missas, por data e hora.' })
  masses!: MinisterReasonResponse[];
}

export class WishEffectResponse {
  @Text({ example: 'unfairness' })
  name!: string;

  @Text({ example: 'Desequilíbrio entre as pessoas' })
  label!: string;

  @Decimal({ min: 0, max: MAX_VALUE, example: 1450, description: 'Na melhor escala.' })
  value!: number;

  @Decimal({ min: 0, max: MAX_VALUE, example: 1442, description: 'Na melhor escala sem este desejo.' })
  without!: number;
}

export class WishCostResponse {
  @Text({ example: 'maybes' })
  name!: string;

  @Text({ example: 'Respostas “talvez” usadas' })
  label!: string;

  @Decimal({ min: 0, max: MAX_VALUE, example: 3 })
  value!: number;

  @Decimal({ min: 0, max: MAX_VALUE, example: 0, description: 'O que alcançaria se fosse o único desejo.' })
  alone!: number;

  @NestedList(() => WishEffectResponse, { description: 'Os desejos seguintes que mudariam sem ele.' })
  others!: WishEffectResponse[];

  @Flag({ description: 'Todos os números estão provados.' })
  proven!: boolean;

  @Text({ max: 2000, example: 'Diminuir os “talvez” usados não custou nada aos outros desejos.' })
  message!: string;
}

export class WishCostsResponse {
  @Id()
  scheduleId!: number;

  @Revision('A revisão da escala a que os números se referem.')
  revision!: number;

  @Flag({ description: 'Ainda se calcula: peça de novo daqui a pouco.' })
  pending!: boolean;

  @NestedList(() => WishCostResponse, { description: 'Na ordem em que valem; vazio enquanto se calcula.' })
  wishes!: WishCostResponse[];
}

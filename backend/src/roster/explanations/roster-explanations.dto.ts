import { Decimal, Flag, Id, Int, NestedList, Text } from '../../platform/fields/fields.js';
import { Type } from 'class-transformer';
import { BriefMassResponse } from '../masses.dto.js';

const MAX_COUNT = 100_000;
const MAX_VALUE = 1_000_000_000;

export class MyExplanationQuery {
  @Type(() => Number)
  @Id({ description: 'Uma escala publicada.' })
  scheduleId!: number;
}

/** Why somebody serves or not at one mass. */
export class ReasonResponse extends BriefMassResponse {
  @Id()
  slotId!: number;

  @Flag({ description: 'Foi escalado nesta missa.' })
  chosen!: boolean;

  @Text({ example: 'order', description: 'Estável, para programas.' })
  code!: string;

  @Text({ max: 1000, example: 'Você respondeu que não pode nesta missa.' })
  message!: string;
}

/** The same for the coordination, who may see everybody's numbers. */
export class DetailedReasonResponse extends ReasonResponse {
  @Text({
    max: 1000,
    nullable: true,
    example: 'Desequilíbrio entre as pessoas: de 9 para 11.',
    description: 'Os números dos critérios por trás da frase; nulo onde não há.',
  })
  details!: string | null;
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
  @NestedList(() => ReasonResponse, { description: 'Todas as missas, por data e hora.' })
  masses!: ReasonResponse[];
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

export class MinisterExplanationResponse extends ExplanationNumbersResponse {
  @Text({ example: 'Ana Souza' })
  scheduleName!: string;

  @NestedList(() => DetailedReasonResponse, { description: 'Todas as missas, por data e hora.' })
  masses!: DetailedReasonResponse[];
}

export class WishCostResponse {
  @Text({ example: 'maybes' })
  name!: string;

  @Text({ example: 'Respostas “talvez” usadas' })
  label!: string;

  @Decimal({ min: 0, max: MAX_VALUE, example: 3 })
  value!: number;

  @Flag({ description: 'Todos os números estão provados.' })
  proven!: boolean;

  @Text({ max: 2000, example: 'Diminuir os “talvez” usados não custou nada aos outros desejos.' })
  message!: string;
}

export class WishCostsResponse {
  @Flag({ description: 'Ainda se calcula: peça de novo daqui a pouco.' })
  pending!: boolean;

  @NestedList(() => WishCostResponse, { description: 'Na ordem em que valem; vazio enquanto se calcula.' })
  wishes!: WishCostResponse[];
}

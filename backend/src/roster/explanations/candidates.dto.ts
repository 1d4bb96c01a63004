import { Flag, Int, NestedList, OneOf, Text } from '../../platform/fields/fields.js';
import { NamedMinisterResponse } from '../../ministers/index.js';
import { AVAILABILITY_ANSWERS, type AvailabilityAnswerValue } from '../availability.js';

const MAX_COUNT = 100_000;

/** What speaks against somebody at a mass. */
export class PlaceReasonResponse {
  @Text({ example: 'same-day', description: 'Estável, para programas.' })
  code!: string;

  @Text({ max: 1000, example: 'já serve às 10h neste dia' })
  message!: string;

  @Flag({ description: 'Regra que nenhum cálculo quebra; senão, só um desejo.' })
  hard!: boolean;
}

/** Somebody who could take a place at a mass, or why not. */
export class CandidateResponse extends NamedMinisterResponse {
  @Text({
    nullable: true,
    example: '+55 (15) 99888-7766',
    description: 'Para perguntar; null: sem telefone.',
  })
  phone!: string | null;

  @OneOf(AVAILABILITY_ANSWERS, { nullable: true, description: 'O que respondeu sobre esta missa.' })
  answer!: AvailabilityAnswerValue | null;

  @Int({ min: 0, max: MAX_COUNT, example: 2, description: 'Missas em que serve no mês.' })
  duties!: number;

  @Flag({ description: 'Nenhuma regra impede.' })
  possible!: boolean;

  @Flag({ description: 'Já saiu desta missa, ou de outra do mesmo dia: vem por último.' })
  gaveAway!: boolean;

  @Text({
    lines: 'many',
    max: 1000,
    example: 'respondeu disponível; 2 de 4 no mês',
    description: 'Por que é sugerido, ou o que impede.',
  })
  reason!: string;

  @NestedList(() => PlaceReasonResponse, {
    description: 'O que fala contra: regras (`hard`), que só se vencem com um motivo, e desejos.',
  })
  reasons!: PlaceReasonResponse[];
}

import { Id, Ids, Int, NestedList, OneOf, Text } from '../../platform/fields/fields.js';
import type { RosterSuggestionKind } from './roster-result.js';
import { NamedMinisterResponse } from '../../ministers/index.js';

const MAX_COUNT = 100_000;

/** In the order in which they are told. */
const ROSTER_SUGGESTION_KINDS = [
  'assign',
  'ask',
  'raiseLimit',
  'unblock',
  'release',
] as const satisfies readonly RosterSuggestionKind[];

export class SuggestionMoveResponse extends NamedMinisterResponse {
  @Id({ nullable: true, description: 'A missa de onde sai; null: serve uma vez a mais.' })
  from!: number | null;

  @Id({ description: 'A missa onde entra.' })
  to!: number;
}

export class RosterSuggestionResponse {
  @OneOf(ROSTER_SUGGESTION_KINDS, {
    description:
      'assign: escalar quem está livre; ask: convidar; raiseLimit: aumentar o limite; unblock: perguntar por uma data bloqueada; release: soltar um lugar fixado.',
  })
  kind!: RosterSuggestionKind;

  @Id({ description: 'A quem se pede.' })
  ministerId!: number;

  @Text({ example: 'Ana Souza' })
  scheduleName!: string;

  @NestedList(() => SuggestionMoveResponse, {
    description: 'Todos os passos; cada sugestão preenche um lugar.',
  })
  moves!: SuggestionMoveResponse[];

  @Text({
    max: 1000,
    example: 'Convidar Ana Souza, que não se ofereceu para nenhuma missa, para 05/11 (19h30).',
  })
  message!: string;

  @Text({
    max: 1000,
    example: 'Convidar: não se ofereceu para nenhuma missa.',
    description: 'O mesmo, ao lado do nome e da missa.',
  })
  brief!: string;
}

/** A mass that is incomplete as the roster stands, why, and what would help. */
export class RosterShortageResponse {
  @Id()
  slotId!: number;

  @Ids({ example: [17, 18], description: 'As missas que juntas não têm gente bastante, esta incluída.' })
  slots!: number[];

  @Int({ min: 0, max: MAX_COUNT, example: 26, description: 'Lugares dessas missas.' })
  required!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 24, description: 'Os que se podem preencher.' })
  available!: number;

  @Text({ max: 1000, example: '24 disponíveis para 26 lugares em 05/11 (19h30); faltam 2.' })
  reason!: string;

  @NestedList(() => RosterSuggestionResponse, { description: 'As menores mudanças que preenchem um lugar.' })
  suggestions!: RosterSuggestionResponse[];
}

import { Decimal, Flag, Id, Ids, Int, NestedList, OneOf, Text } from '../../platform/fields/fields.js';
import { Revision } from '../revision.js';
import { BrokenRuleResponse } from '../rules/broken-rules.dto.js';
import { BriefMassResponse } from '../masses.dto.js';
import { NamedMinisterResponse } from '../../ministers/index.js';

const MAX_VALUE = 1_000_000_000;

export class ComparedMassResponse extends BriefMassResponse {
  @Id()
  slotId!: number;

  @NestedList(() => NamedMinisterResponse, { description: 'Quem entra.' })
  added!: NamedMinisterResponse[];

  @NestedList(() => NamedMinisterResponse, { description: 'Quem sai.' })
  removed!: NamedMinisterResponse[];

  @Int({ min: 0, max: 99, example: 2 })
  missingBefore!: number;

  @Int({ min: 0, max: 99, example: 0 })
  missingAfter!: number;
}

export class ComparedMinisterResponse extends NamedMinisterResponse {
  @Ids({ example: [101], description: 'Missas que ganha.' })
  gained!: number[];

  @Ids({ example: [107], description: 'Missas que perde.' })
  lost!: number[];
}

export class ComparedStageResponse {
  @Text({ example: 'emptyPlaces' })
  name!: string;

  @Text({ example: 'Lugares vazios' })
  label!: string;

  @Decimal({ min: 0, max: MAX_VALUE, example: 4 })
  before!: number;

  @Decimal({ min: 0, max: MAX_VALUE, example: 2 })
  after!: number;

  @Text({
    nullable: true,
    example: 'preenche mais lugares',
    description: 'O que a proposta faz de outro modo, como um verbo que continua “ela”; nulo se são iguais.',
  })
  effect!: string | null;
}

/** A computed roster beside the one that stands. */
export class RosterComparisonResponse {
  @Id()
  runId!: number;

  @Revision('A revisão da escala que foi comparada: envie-a ao aceitar.')
  revision!: number;

  @Flag({ description: 'A escala mudou depois deste cálculo.' })
  stale!: boolean;

  @OneOf(['before', 'after', 'neither'], {
    example: 'after',
    description: 'Qual é melhor pelos objetivos, na sua ordem: a que está (before) ou a proposta (after).',
  })
  better!: 'before' | 'after' | 'neither';

  @NestedList(() => ComparedMassResponse, { description: 'As missas que mudam.' })
  masses!: ComparedMassResponse[];

  @NestedList(() => ComparedMinisterResponse, { maxItems: 2000, description: 'As pessoas que mudam.' })
  ministers!: ComparedMinisterResponse[];

  @NestedList(() => ComparedStageResponse, { description: 'Os objetivos, na sua ordem; menos é melhor.' })
  stages!: ComparedStageResponse[];

  @NestedList(() => BrokenRuleResponse, { description: 'Regras quebradas na escala que está.' })
  brokenBefore!: BrokenRuleResponse[];

  @NestedList(() => BrokenRuleResponse, { description: 'Regras que a proposta quebraria hoje.' })
  brokenAfter!: BrokenRuleResponse[];
}

export class AcceptRunRequest {
  @Revision('A revisão que a comparação mostrou; se já for outra, 409 com o que mudou.')
  revision!: number;

  @Ids({ optional: true, example: [101, 102], description: 'Só estas missas; todas, se faltar.' })
  slots?: number[];
}

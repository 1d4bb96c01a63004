import { ErrorResponse } from '../../platform/errors/error.response.js';
import { Id, NestedList, Text } from '../../platform/fields/fields.js';
import { RosterHistoryResponse } from './roster-changes.dto.js';
import { Revision } from './roster-editor.dto.js';

/** 409 of a call whose revision is stale. */
export class StaleRosterResponse extends ErrorResponse {
  @Revision('A revisão de agora; só com o código `concurrent-change`.')
  revision?: number;

  @NestedList(() => RosterHistoryResponse, {
    optional: true,
    description: 'O que mudou desde a revisão enviada, do mais antigo ao mais novo.',
  })
  changes?: RosterHistoryResponse[];
}

export class BrokenRuleResponse {
  @Text({ example: 'monthly-limit', description: 'Estável, para programas.' })
  code!: string;

  @Id()
  slotId!: number;

  @Id()
  ministerId!: number;

  @Text({ max: 1000, example: 'Ana já atingiu o limite de 3 missas no mês.' })
  message!: string;
}

/** 422 of a change that hard rules forbid. */
export class BrokenRulesResponse extends ErrorResponse {
  @NestedList(() => BrokenRuleResponse, {
    optional: true,
    description: 'As regras que seriam quebradas; só com o código `hard-rules`.',
  })
  rules?: BrokenRuleResponse[];
}

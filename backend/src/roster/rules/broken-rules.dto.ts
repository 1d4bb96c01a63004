import { ErrorResponse } from '../../platform/errors/error.response.js';
import { Id, NestedList, Text } from '../../platform/fields/fields.js';

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

import { Id, Instant, Int, OneOf, Text } from '../common/fields/fields.js';
import { RULE_KINDS, type RuleKind } from '../schedules/roster-problem.service.js';

export class AiRuleResponse {
  @Id()
  id!: number;

  @Id()
  scheduleId!: number;

  @Int({ min: 1, max: 100_000, example: 2, description: 'O número com que a conversa a chama.' })
  number!: number;

  @OneOf(RULE_KINDS)
  kind!: RuleKind;

  @Text({ max: 500, example: 'Não escalar Ana Souza aos domingos, às 8h' })
  text!: string;

  @Text({ nullable: true, example: 'Coordenação', description: 'Quem pediu.' })
  createdBy!: string | null;

  @Instant()
  createdAt!: string;
}

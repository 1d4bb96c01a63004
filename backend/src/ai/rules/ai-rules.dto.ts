import {
  Id,
  Instant,
  Int,
  LocalDate,
  LocalTime,
  Nested,
  OneOf,
  Text,
  Texts,
} from '../../platform/fields/fields.js';
import type { Weekday } from '../../platform/dates/month.js';
import { fieldsOf, RULE_KINDS, type RuleKind } from '../../roster/index.js';

export class RuleMass {
  @LocalDate()
  date!: string;

  @LocalTime()
  time!: string;
}

/** The masses for which all that is given holds. */
export class RuleMasses {
  @LocalDate({ optional: true })
  date?: string;

  @LocalDate({ optional: true, description: 'O primeiro dia.' })
  from?: string;

  @LocalDate({ optional: true, description: 'O último dia.' })
  until?: string;

  @Int({ optional: true, min: 0, max: 6, example: 0, description: 'O dia da semana; 0 é domingo.' })
  weekday?: Weekday;

  @LocalTime({ optional: true })
  time?: string;
}

/** What a rule says, as it may be written by hand. Each kind takes the fields named in its description. */
export class AiRuleRequest {
  @OneOf(RULE_KINDS, {
    message: 'Regra: escolha uma das opções.',
    description: RULE_KINDS.map((kind) => `${kind}: ${fieldsOf(kind).join(', ')}.`).join(' '),
  })
  kind!: RuleKind;

  @Id({ optional: true, message: 'Ministro: escolha uma pessoa.' })
  ministerId?: number;

  @Id({ optional: true, message: 'A outra pessoa: escolha uma pessoa.' })
  otherId?: number;

  @Nested(() => RuleMass, { optional: true })
  mass?: RuleMass;

  @Nested(() => RuleMasses, { optional: true, description: 'Vazio: todas as missas da escala.' })
  masses?: RuleMasses;

  @Int({ optional: true, min: 0, max: 99, example: 3, message: 'Diga um número de 0 a 99.' })
  count?: number;
}

export class AiRuleResponse extends AiRuleRequest {
  @Id()
  id!: number;

  @Id()
  scheduleId!: number;

  @Int({ min: 1, max: 100_000, example: 2, description: 'O número com que a conversa a chama.' })
  number!: number;

  @Text({ max: 500, example: 'Não escalar Ana Souza aos domingos, às 8h' })
  text!: string;

  @Text({ nullable: true, example: 'Coordenação', description: 'Quem pediu.' })
  createdBy!: string | null;

  @Instant()
  createdAt!: string;
}

export class AiRuleOutcomeResponse extends AiRuleResponse {
  @Texts({
    example: ['Cada pessoa em no máximo 3 missas'],
    description: 'As regras sobre o mesmo assunto que ela substituiu.',
  })
  replaced!: string[];

  @Texts({
    example: ['O máximo de Ana Souza neste mês já é 2, e continua valendo.'],
    description: 'O que convém saber sobre ela.',
  })
  notes!: string[];
}

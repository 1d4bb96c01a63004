import { PartialType } from '@nestjs/swagger';
import type { Nth, Weekday } from '../platform/dates/month.js';
import {
  Flag,
  Id,
  Int,
  LocalDate,
  LocalTime,
  Nested,
  NestedList,
  OneOf,
  Text,
} from '../platform/fields/fields.js';
import { MASS_REPLACEMENTS, MASS_WHEN_KINDS, type MassReplacement, type MassWhen } from './mass-rule.js';

const MAX_TIMES = 20;
const MAX_POSITION = 9999;

export class AvailabilityOptionResponse {
  @Text({ example: 'domingo-8h', description: 'O que `availability` guarda.' })
  value!: string;

  @Text({ example: 'Domingo, 8h' })
  label!: string;
}

export class MassTimeValues {
  @LocalTime()
  time!: string;

  @Int({ min: 1, max: 99, example: 15 })
  requiredMinisters!: number;
}

/** Which of the other fields count depends on `kind`; see `massRule`. */
export class MassWhenValues {
  @OneOf(MASS_WHEN_KINDS, {
    description:
      'weekday: todo `weekday`; nth-weekday: o `nth`-ésimo `weekday` do mês; day-of-month: o dia `day`; ' +
      'date-range: de `from` a `to`, no máximo 60 dias.',
  })
  kind!: MassWhen['kind'];

  @Int({ min: 0, max: 6, optional: true, nullable: true, description: '0 é domingo.', example: 0 })
  weekday?: Weekday | null;

  @Int({
    min: -1,
    max: 5,
    optional: true,
    nullable: true,
    description: '1 a 5, ou -1: o último.',
    example: 1,
  })
  nth?: Nth | 0 | null;

  @Int({ min: 1, max: 31, optional: true, nullable: true, example: 28 })
  day?: number | null;

  @LocalDate({ optional: true, nullable: true, example: '2026-10-19' })
  from?: string | null;

  @LocalDate({ optional: true, nullable: true, example: '2026-10-27' })
  to?: string | null;
}

export class MassRuleValues {
  @Text({ max: 120, example: 'Missa dominical' })
  name!: string;

  @Nested(() => MassWhenValues, { example: { kind: 'weekday', weekday: 0 } })
  when!: MassWhenValues;

  @NestedList(() => MassTimeValues, { minItems: 1, maxItems: MAX_TIMES })
  times!: MassTimeValues[];

  @NestedList(() => MassTimeValues, {
    maxItems: MAX_TIMES,
    optional: true,
    nullable: true,
    description: 'Em vez de `times` nos feriados; vazio: os mesmos.',
  })
  holidayTimes?: MassTimeValues[] | null;

  @NestedList(() => MassTimeValues, {
    maxItems: MAX_TIMES,
    optional: true,
    nullable: true,
    description: 'Em vez de `times` aos domingos; vazio: os mesmos.',
  })
  sundayTimes?: MassTimeValues[] | null;

  @OneOf(MASS_REPLACEMENTS, {
    optional: true,
    description:
      'O que acontece com as missas de regras menos específicas do mesmo dia: nada (none), sai a do mesmo ' +
      'horário (same-time) ou saem todas (day).',
  })
  replaces?: MassReplacement;

  @Int({ min: 0, max: 99, optional: true, example: 1 })
  experiencedRequired?: number;

  @Text({ min: 0, max: 120, optional: true, nullable: true, example: 'Igreja matriz' })
  location?: string | null;

  @Flag({ optional: true })
  active?: boolean;

  @Int({ min: 0, max: MAX_POSITION, optional: true, example: 5, description: 'Ordem nas listas.' })
  position?: number;
}

export class CreateMassRuleRequest extends MassRuleValues {
  @Text({
    max: 60,
    optional: true,
    example: 'domingo',
    description:
      'Identifica as opções de disponibilidade desta regra e não muda mais; feita do nome se faltar.',
  })
  key?: string;
}

export class UpdateMassRuleRequest extends PartialType(MassRuleValues, { skipNullProperties: false }) {}

export class MassRuleResponse extends MassRuleValues {
  @Id()
  id!: number;

  @Text({ example: 'domingo' })
  key!: string;

  @NestedList(() => MassTimeValues)
  override holidayTimes!: MassTimeValues[];

  @NestedList(() => MassTimeValues)
  override sundayTimes!: MassTimeValues[];

  @OneOf(MASS_REPLACEMENTS)
  override replaces!: MassReplacement;

  @Int({ min: 0, max: 99, example: 1 })
  override experiencedRequired!: number;

  @Text({ nullable: true, example: null })
  override location!: string | null;

  @Flag()
  override active!: boolean;

  @Int({ min: 0, max: MAX_POSITION, example: 5 })
  override position!: number;
}

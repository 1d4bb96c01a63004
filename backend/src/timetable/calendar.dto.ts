import { Type } from 'class-transformer';
import { Int, LocalDate, OneOf, Text } from '../platform/fields/fields.js';
import { LITURGICAL_COLORS, type LiturgicalColor } from './liturgical-day.js';

export class CalendarQuery {
  @Type(() => Number)
  @Int({ min: 2020, max: 2100, example: 2026 })
  year!: number;

  @Type(() => Number)
  @Int({ min: 1, max: 12, example: 12 })
  month!: number;
}

export class CalendarDayResponse {
  @LocalDate()
  date!: string;

  @Text({ example: '2º Domingo do Advento' })
  liturgicalName!: string;

  @OneOf(LITURGICAL_COLORS, { example: 'purple' })
  liturgicalColor!: LiturgicalColor;

  @Text({ nullable: true, example: null, description: 'O feriado civil do dia, se houver.' })
  holiday!: string | null;
}

import {
  Email,
  Flag,
  Int,
  LocalDate,
  LocalTime,
  NestedList,
  OneOf,
  Password,
  Text,
  Texts,
} from '../platform/fields/fields.js';
import { PersonName } from '../platform/fields/person.js';
import { TIMETABLE_STARTS, type TimetableStart } from '../timetable/index.js';

/** In the order in which a parish takes them. */
export const FIRST_STEPS = [
  'account',
  'parish',
  'timetable',
  'people',
  'invitations',
  'coordinators',
  'schedule',
  'questionnaire',
  'publication',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export class FirstStepResponse {
  @OneOf(FIRST_STEPS)
  step!: FirstStep;

  @Flag()
  done!: boolean;
}

export class FirstStepsResponse {
  @Flag({ description: 'Se o cartão foi guardado; vale para todos.' })
  putAway!: boolean;

  @Flag({ description: 'Se a primeira escala já foi publicada.' })
  finished!: boolean;

  @NestedList(() => FirstStepResponse, { description: 'Na ordem em que se dão.' })
  steps!: FirstStepResponse[];
}

export class PutAwayRequest {
  @Flag({ description: 'Guardar o cartão da página inicial; false o mostra de novo.' })
  putAway!: boolean;
}

export class FirstAccountRequest {
  @PersonName()
  name!: string;

  @Email()
  email!: string;

  @Password({ description: 'A própria senha, para confirmar.' })
  password!: string;
}

export class TimetableStartRequest {
  @OneOf(TIMETABLE_STARTS, { example: 'sundays' })
  start!: TimetableStart;
}

export class PreviewedMassResponse {
  @LocalDate({ example: '2026-12-06' })
  date!: string;

  @LocalTime()
  time!: string;

  @Text({ example: 'Missa dominical' })
  description!: string;

  @Int({ min: 1, max: 99, example: 15 })
  requiredMinisters!: number;

  @Texts({ maxLength: 1000, example: [] })
  warnings!: string[];
}

export class TimetablePreviewResponse {
  @Texts({ example: ['Domingo, 8h'], description: 'O que cada ministro pode marcar como disponibilidade.' })
  options!: string[];

  @NestedList(() => PreviewedMassResponse, {
    maxItems: 10_000,
    description: 'As missas de doze meses, a partir do mês que vem.',
  })
  masses!: PreviewedMassResponse[];
}

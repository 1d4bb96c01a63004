import { Id, Instant, Int, LocalDate, NestedList, Text } from '../platform/fields/fields.js';
import { BriefMassResponse } from '../substitutions/index.js';

const MAX_COUNT = 1_000_000;

export class DayPersonResponse {
  @Id()
  ministerId!: number;

  @Text({ example: 'Bento Lima' })
  scheduleName!: string;

  @Text({ nullable: true, example: '+55 (15) 99999-9999' })
  phone!: string | null;
}

class DayMassValues extends BriefMassResponse {
  @Id()
  slotId!: number;

  @Id()
  scheduleId!: number;
}

export class DayHoleResponse extends DayMassValues {
  @Int({ min: 1, max: MAX_COUNT, example: 2, description: 'Quantas pessoas faltam.' })
  missing!: number;

  @NestedList(() => DayPersonResponse, { description: 'As três que deveriam ser chamadas primeiro.' })
  candidates!: DayPersonResponse[];
}

export class DaySubstitutionResponse extends DayMassValues {
  @Id()
  id!: number;

  @Text({ example: 'Ana Souza', description: 'Quem pede.' })
  scheduleName!: string;
}

export class DayUnconfirmedResponse extends DayMassValues {
  @NestedList(() => DayPersonResponse, { description: 'Quem ainda não disse se vem.' })
  people!: DayPersonResponse[];
}

export class DayQuestionnaireResponse {
  @Id()
  id!: number;

  @Id()
  scheduleId!: number;

  @Text({ example: 'Disponibilidade para dezembro de 2026' })
  title!: string;

  @Instant()
  responseDeadline!: string;

  @Int({ min: 1, max: MAX_COUNT, example: 12, description: 'Quantas pessoas não responderam.' })
  missing!: number;

  @NestedList(() => DayPersonResponse, { description: 'As primeiras delas, por nome.' })
  people!: DayPersonResponse[];
}

export class DayMandateResponse {
  @Id()
  ministerId!: number;

  @Text({ example: 'Ana Souza' })
  scheduleName!: string;

  @LocalDate()
  mandateUntil!: string;
}

/** In order of urgency. */
export class CoordinatorDayResponse {
  @NestedList(() => DayHoleResponse, { description: 'Missas dos próximos sete dias em que falta gente.' })
  holes!: DayHoleResponse[];

  @NestedList(() => DaySubstitutionResponse, { description: 'Pedidos de substituição sem ninguém.' })
  substitutions!: DaySubstitutionResponse[];

  @NestedList(() => DayUnconfirmedResponse, { description: 'Missas de hoje a depois de amanhã.' })
  unconfirmed!: DayUnconfirmedResponse[];

  @NestedList(() => DayQuestionnaireResponse, { description: 'Questionários que fecham em três dias.' })
  questionnaires!: DayQuestionnaireResponse[];

  @Int({ min: 0, max: MAX_COUNT, example: 3, description: 'Cadastros à espera de uma decisão.' })
  registrations!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 0, description: 'E-mails de duas semanas que não saíram.' })
  failedMails!: number;

  @NestedList(() => DayMandateResponse, { description: 'Mandatos que terminam em 30 dias.' })
  mandates!: DayMandateResponse[];
}

import { PickType } from '@nestjs/swagger';
import {
  Flag,
  Id,
  Instant,
  Int,
  Json,
  MAX_ID,
  Nested,
  NestedList,
  Note,
  OneOf,
  Text,
} from '../platform/fields/fields.js';
import { ANSWER_CHANNELS, type AnswerChannel } from './questionnaire-response.entity.js';
import { ProspectResponse } from './prospect.dto.js';
import { QuestionnaireDetailsResponse } from './questionnaires.dto.js';
import { NamedMinisterResponse } from '../ministers/index.js';

export class AnswersRequest {
  @Json({
    description: 'Código da pergunta → lista com os valores escolhidos (ou o texto escrito).',
    example: { slot_101: ['Disponível'], slot_102: ['Talvez'] },
  })
  responses!: Record<string, unknown>;

  @Note({
    max: 2000,
    example: 'Posso trocar de horário se precisar.',
  })
  additionalNotes?: string | null;
}

export class ChangedAnswersRequest extends AnswersRequest {
  @Instant({
    optional: true,
    description:
      'Quando foi mudada a resposta que está sendo substituída (updatedAt); se ela mudou desde então, 409.',
  })
  seen?: string;
}

/** One person's answers, as the coordination was told them. */
class GivenAnswersValues {
  @Id()
  ministerId!: number;

  @Json({ example: { slot_101: ['Disponível'] } })
  responses!: Record<string, unknown>;

  @Note({ max: 2000, example: 'Só pode até as 10h.' })
  additionalNotes?: string | null;

  @Instant({
    optional: true,
    nullable: true,
    description:
      'Quando foi mudada a resposta que está sendo substituída (updatedAt), nulo se não havia nenhuma; se desde então há outra, 409.',
  })
  seen?: string | null;
}

export class GiveAnswersRequest {
  @OneOf(ANSWER_CHANNELS, { example: 'telephone' })
  through!: AnswerChannel;

  @Flag({ optional: true, description: 'Gravar também depois do prazo.' })
  pastDeadline?: boolean;

  @NestedList(() => GivenAnswersValues, { minItems: 1, maxItems: 500, message: 'Não há respostas a gravar.' })
  people!: GivenAnswersValues[];
}

export class AnswersGivenResponse {
  @Int({ min: 0, max: MAX_ID, example: 12, description: 'De quantas pessoas foram gravadas respostas.' })
  stored!: number;
}

export class AnswersResponse extends NamedMinisterResponse {
  @Id()
  id!: number;

  @Id()
  questionnaireId!: number;

  @Text({ example: 'Ana Beatriz Nogueira' })
  ministerName!: string;

  @OneOf(ANSWER_CHANNELS, {
    nullable: true,
    example: 'paper',
    description: 'Como a pessoa respondeu, quando a coordenação anotou por ela; nulo: ela mesma respondeu.',
  })
  answeredThrough!: AnswerChannel | null;

  @Text({ nullable: true, example: 'Marta Prado', description: 'Quem anotou.' })
  answeredByName!: string | null;

  @Json({ example: { slot_101: ['Disponível'], slot_102: ['Talvez'] } })
  responses!: Record<string, string[]>;

  @Text({ lines: 'many', nullable: true, max: 2000, example: 'Posso trocar de horário se precisar.' })
  additionalNotes!: string | null;

  @Instant()
  createdAt!: string;

  @Instant()
  updatedAt!: string;
}

export class PersonAnswersResponse {
  @Json({ example: { slot_101: ['Disponível'], slot_102: ['Talvez'] } })
  responses!: Record<string, string[]>;

  @Text({ lines: 'many', nullable: true, max: 2000, example: 'Posso trocar de horário se precisar.' })
  additionalNotes!: string | null;

  @Instant()
  updatedAt!: string;
}

/** What a personal link opens: one questionnaire, and nothing else of anybody. */
export class LinkedQuestionnaireResponse extends PickType(QuestionnaireDetailsResponse, [
  'title',
  'description',
  'responseDeadline',
  'allowUpdates',
  'questions',
] as const) {
  @Text({ example: 'Ana Souza', description: 'De quem é o link.' })
  scheduleName!: string;

  @Nested(() => PersonAnswersResponse, { nullable: true, description: 'O que a pessoa já respondeu.' })
  answers!: PersonAnswersResponse | null;

  @Nested(() => ProspectResponse)
  prospect!: ProspectResponse;
}

/** What the coordination needs to note somebody's answers: the questionnaire as it is put to them, and who they are. */
export class PersonAskedResponse extends LinkedQuestionnaireResponse {
  @Text({ example: 'Ana Maria Souza' })
  fullName!: string;

  @Text({ nullable: true, example: '+55 (15) 99999-9999' })
  phone!: string | null;
}

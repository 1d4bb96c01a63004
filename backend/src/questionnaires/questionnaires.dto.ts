import { OmitType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  Decimal,
  Flag,
  Id,
  Instant,
  Int,
  Json,
  LocalDate,
  LocalTime,
  MAX_ID,
  Nested,
  NestedList,
  Note,
  OneOf,
  Text,
  Texts,
} from '../platform/fields/fields.js';
import { AVAILABILITY_ANSWERS, type AvailabilityAnswerValue } from '../roster/index.js';
import { AVAILABILITY_OPTIONS_TEXT } from './questions.js';
import { ANSWER_CHANNELS, type AnswerChannel } from './questionnaire-response.entity.js';
import { QUESTION_TYPES, type QuestionType } from './questionnaire.entity.js';
import { QUESTIONNAIRE_STATUSES, type QuestionnaireStatus } from './questionnaire-states.js';

/** How a minister stands towards a questionnaire. */
export const RESPONSE_STATES = ['pendente', 'expirado', 'respondido'] as const;
export type ResponseState = (typeof RESPONSE_STATES)[number];

const NumberFromText = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value,
);
const NullFromEmpty = Transform(({ value }: { value: unknown }) => (value === '' ? null : value));
const ListFromCommas = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.split(',') : value,
);

export class SpecialMassRequest {
  @Text({ max: 120, message: 'Nome é obrigatório', example: 'Missa do Galo' })
  name!: string;

  @LocalDate({ message: 'Data é obrigatória', example: '2026-12-24' })
  date!: string;

  @ListFromCommas
  @Texts({
    minItems: 1,
    maxItems: 24,
    message: 'Horários são obrigatórios',
    description: 'Lista, ou um texto separado por vírgulas; aceita 8h, 19h30 e 19:30.',
    example: ['18h', '20h30'],
  })
  times!: string[];

  @Note({
    max: 1000,
    example: 'Responda até o dia 25.',
  })
  description?: string | null;
}

export class CreateQuestionnaireRequest {
  @NumberFromText
  @Id({ description: 'Número, ou o mesmo número como texto.' })
  scheduleId!: number;

  @Int({
    min: 2024,
    max: 2030,
    optional: true,
    description: 'Se enviado, deve ser o da escala.',
    example: 2026,
  })
  year?: number;

  @Int({ min: 1, max: 12, optional: true, description: 'Se enviado, deve ser o da escala.', example: 12 })
  month?: number;

  @Text({
    optional: true,
    nullable: true,
    min: 0,
    description: 'Quando falta: "Disponibilidade para dezembro de 2026".',
    example: 'Disponibilidade para dezembro de 2026',
  })
  title?: string | null;

  @Note({
    max: 2000,
    example: 'Responda até o dia 25.',
  })
  description?: string | null;

  @NullFromEmpty
  @Instant({
    optional: true,
    nullable: true,
    description: 'Instante, ou só a data (AAAA-MM-DD): até o fim desse dia na paróquia.',
  })
  responseDeadline?: string | null;

  @NestedList(() => SpecialMassRequest, {
    optional: true,
    maxItems: 50,
    description: 'Missas fora do cronograma; tornam-se horários da escala.',
  })
  specialMasses?: SpecialMassRequest[];

  @Flag({ optional: true, description: 'Se a resposta pode ser alterada até o prazo; sim quando falta.' })
  allowUpdates?: boolean;
}

export class QuestionRequest {
  @Text({ max: 80, description: '`custom_…` em perguntas novas.', example: 'custom_1796000000000' })
  id!: string;

  @Text({
    lines: 'many',
    max: 500,
    message: 'Pergunta é obrigatória',
    example: 'Pode servir também na véspera?',
  })
  question!: string;

  @OneOf(QUESTION_TYPES)
  type!: QuestionType;

  @Flag({ optional: true })
  required?: boolean;

  @Texts({
    optional: true,
    maxItems: 20,
    description: `Só em \`multiple-choice\`; sem nenhuma: ${AVAILABILITY_OPTIONS_TEXT}.`,
    example: [],
  })
  options?: string[];

  @Note({
    max: 1000,
    example: 'Responda até o dia 25.',
  })
  description?: string | null;
}

export class UpdateQuestionnaireRequest {
  @Text({ optional: true, message: 'Título é obrigatório', example: 'Disponibilidade para dezembro de 2026' })
  title?: string;

  @Note({
    max: 2000,
    example: 'Responda até o dia 25.',
  })
  description?: string | null;

  @NestedList(() => QuestionRequest, {
    optional: true,
    description: 'Todas as perguntas: substitui a lista. A pergunta de uma missa não pode ser retirada.',
  })
  questions?: QuestionRequest[];

  @NullFromEmpty
  @Instant({
    optional: true,
    nullable: true,
    description:
      'Um prazo novo reabre um questionário concluído. Só a data: até o fim desse dia na paróquia.',
  })
  responseDeadline?: string | null;

  @Flag({ optional: true })
  allowUpdates?: boolean;

  @NestedList(() => SpecialMassRequest, {
    optional: true,
    maxItems: 50,
    description: 'Missas a acrescentar; as que o questionário já tem são ignoradas.',
  })
  specialMasses?: SpecialMassRequest[];
}

export class PutQuestionnaireRequest extends UpdateQuestionnaireRequest {
  @OneOf(QUESTIONNAIRE_STATUSES, {
    optional: true,
    description: '`sent` envia, ou reenvia.',
    example: 'sent',
  })
  status?: QuestionnaireStatus;

  @Instant({
    optional: true,
    nullable: true,
    description:
      'Vale o relógio do servidor. Um registro devolvido com o `sentAt` que já tem é só editado, não reenviado.',
  })
  sentAt?: string | null;
}

export class QuestionResponse {
  @Text({ max: 80, example: 'slot_101' })
  id!: string;

  @Text({ lines: 'many', max: 500, example: 'Domingo, 6 de dezembro, 8h — Missa dominical' })
  question!: string;

  @OneOf(QUESTION_TYPES, { example: 'multiple-choice' })
  type!: QuestionType;

  @Flag()
  required!: boolean;

  @Texts({ example: ['Disponível', 'Talvez', 'Indisponível'] })
  options!: string[];

  @Text({ lines: 'many', nullable: true, max: 1000, example: '2º Domingo do Advento' })
  description!: string | null;

  @Id({ nullable: true, description: 'A missa de que trata; nulo em uma pergunta livre.', example: 101 })
  slotId!: number | null;

  @LocalDate({ nullable: true })
  date!: string | null;

  @LocalTime({ nullable: true, example: '08:00' })
  time!: string | null;
}

export class SpecialMassResponse {
  @Text({ example: 'Missa do Galo' })
  name!: string;

  @LocalDate({ example: '2026-12-24' })
  date!: string;

  @Texts({ example: ['18:00', '20:30'] })
  times!: string[];

  @Text({ lines: 'many', nullable: true, max: 1000, example: 'Responda até o dia 25.' })
  description!: string | null;
}

const count = (description: string, example: number) => Int({ min: 0, max: MAX_ID, description, example });

export class QuestionnaireDetailsResponse {
  @Id()
  id!: number;

  @Id()
  scheduleId!: number;

  @Text({ example: 'Dezembro de 2026' })
  scheduleTitle!: string;

  @Text({ example: 'Disponibilidade para dezembro de 2026' })
  title!: string;

  @Text({ lines: 'many', nullable: true, max: 2000, example: 'Responda até o dia 25.' })
  description!: string | null;

  @OneOf(QUESTIONNAIRE_STATUSES)
  status!: QuestionnaireStatus;

  @Instant({ nullable: true })
  sentAt!: string | null;

  @Instant({ nullable: true })
  responseDeadline!: string | null;

  @Flag()
  allowUpdates!: boolean;

  @NestedList(() => QuestionResponse)
  questions!: QuestionResponse[];

  @count('Quantas perguntas há.', 45)
  questionCount!: number;

  @NestedList(() => SpecialMassResponse)
  specialMasses!: SpecialMassResponse[];

  @count('Quantas missas da escala ainda não têm pergunta; o próximo envio as inclui.', 0)
  unaskedMasses!: number;

  @count('Quantos responderam.', 98)
  responseCount!: number;

  @count('A quantos se pergunta: ministros e coordenadores ativos.', 150)
  totalMinisters!: number;

  @Instant()
  createdAt!: string;

  @Instant()
  updatedAt!: string;
}

export class QuestionnaireTitleResponse {
  @Id()
  id!: number;

  @Text({ example: 'Disponibilidade para dezembro de 2026' })
  title!: string;
}

export class CreatedQuestionnaireResponse extends QuestionnaireDetailsResponse {
  @Nested(() => QuestionnaireTitleResponse, {
    description: 'Repete código e título, para quem os lê em `questionnaire`.',
  })
  questionnaire!: QuestionnaireTitleResponse;
}

export class SentQuestionnaireResponse extends OmitType(QuestionnaireDetailsResponse, ['unaskedMasses']) {
  @Flag({ description: 'Se quem está na sessão já respondeu.' })
  hasResponse!: boolean;

  @OneOf(RESPONSE_STATES)
  state!: ResponseState;

  @Int({
    min: 0,
    max: MAX_ID,
    nullable: true,
    description: 'Para quantas missas se ofereceu; nulo sem resposta.',
    example: 4,
  })
  offered!: number | null;
}

export class MassProspectResponse {
  @Id()
  slotId!: number;

  @OneOf(AVAILABILITY_ANSWERS, {
    nullable: true,
    description:
      'O costume de quem está na sessão: dia bloqueado, último questionário, perfil; nulo sem nenhum.',
  })
  usual!: AvailabilityAnswerValue | null;

  @Decimal({
    min: 0,
    max: 1,
    example: 0.25,
    description: 'A parte das vezes em que serviria, pelas vagas e pelo que os outros responderam.',
  })
  chance!: number;

  @Flag({ description: 'Pelas respostas até agora, faltam pessoas.' })
  short!: boolean;
}

export class ProspectResponse {
  @count('Máximo de missas por mês de quem está na sessão.', 4)
  limit!: number;

  @NestedList(() => MassProspectResponse, { description: 'Todas as missas da escala.' })
  masses!: MassProspectResponse[];
}

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

export class AnswersResponse {
  @Id()
  id!: number;

  @Id()
  questionnaireId!: number;

  @Id()
  ministerId!: number;

  @Text({ example: 'Ana Beatriz Nogueira' })
  ministerName!: string;

  @Text({ example: 'Ana Beatriz' })
  scheduleName!: string;

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

export class RemindedResponse {
  @Int({ min: 0, max: 100_000, example: 27, description: 'Quantas pessoas foram lembradas.' })
  reminded!: number;
}

export class LinkedAnswersResponse {
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

  @Nested(() => LinkedAnswersResponse, { nullable: true, description: 'O que a pessoa já respondeu.' })
  answers!: LinkedAnswersResponse | null;
}

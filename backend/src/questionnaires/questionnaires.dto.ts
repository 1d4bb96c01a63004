import { OmitType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  Flag,
  Id,
  Ids,
  Instant,
  Int,
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
import { NamedMinisterResponse } from '../ministers/index.js';
import { AVAILABILITY_OPTIONS_TEXT } from './questions.js';
import { QUESTION_TYPES, type QuestionType } from './questionnaire.entity.js';
import { QUESTIONNAIRE_STATUSES, type QuestionnaireStatus } from './questionnaire-states.js';

/** How a minister stands towards a questionnaire. */
const RESPONSE_STATES = ['pendente', 'expirado', 'respondido'] as const;

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

  @Flag({
    description:
      'A missa já começou (ou, de uma pergunta sobre nenhuma, a última delas): ninguém é mais perguntado.',
  })
  begun!: boolean;
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

  @Instant({
    nullable: true,
    description: 'Quando todos os que faltavam foram lembrados pela última vez, desde o último envio.',
  })
  remindedAt!: string | null;

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

  @count('Quantos deles têm acesso ao sistema: os outros, a coordenação pergunta.', 140)
  reachableMinisters!: number;

  @count('Quantos dos que não responderam têm acesso: um lembrete os alcança.', 21)
  reachableUnanswered!: number;

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

export class UnansweredResponse extends NamedMinisterResponse {
  @Text({ example: 'Ana Maria Souza' })
  fullName!: string;

  @Text({ nullable: true, example: '+55 (15) 99999-9999' })
  phone!: string | null;

  @Flag({ description: 'Se um lembrete chega à pessoa; sem conta, só a coordenação pode perguntar.' })
  hasAccount!: boolean;

  @Instant({ nullable: true, description: 'Quando se telefonou à pessoa por último sem que ela atendesse.' })
  triedAt!: string | null;

  @Instant({ nullable: true, description: 'Quando o último lembrete deste envio foi feito para a pessoa.' })
  remindedAt!: string | null;
}

export class CallAttemptResponse extends PickType(UnansweredResponse, ['ministerId', 'triedAt'] as const) {}

export class RemindRequest {
  @Ids({
    optional: true,
    example: [3, 9],
    description: 'Só estas pessoas, das que não responderam; ausente: todas elas.',
  })
  ministerIds?: number[];
}

export class RemindedResponse {
  @Int({ min: 0, max: 100_000, example: 27, description: 'Quantas pessoas foram lembradas.' })
  reminded!: number;
}

export class QuestionnaireRemindedResponse extends RemindedResponse {
  @Int({
    min: 0,
    max: 100_000,
    example: 6,
    description: 'Quantas, das que não responderam, não têm conta: pergunta-se em pessoa.',
  })
  withoutAccount!: number;
}

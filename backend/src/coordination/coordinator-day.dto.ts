import { Flag, Id, Instant, Int, LocalDate, NestedList, OneOf, Text } from '../platform/fields/fields.js';
import { ScheduledMassResponse } from '../roster/index.js';
import { OFFER_ANSWERS, type OfferAnswer } from '../substitutions/index.js';
import { NamedMinisterResponse } from '../ministers/index.js';

const MAX_COUNT = 1_000_000;

export class DayPersonResponse extends NamedMinisterResponse {
  @Text({ nullable: true, example: '+55 (15) 99999-9999' })
  phone!: string | null;
}

export class DayCandidateResponse extends DayPersonResponse {
  @Flag({ description: 'Pode ser posto sem perguntar: ofereceu-se, ou ninguém foi perguntado.' })
  offered!: boolean;

  @Instant({
    nullable: true,
    description: 'Quando a coordenação perguntou por um lugar vazio; null: ainda não.',
  })
  askedAt!: string | null;

  @OneOf(OFFER_ANSWERS, { nullable: true, description: 'O que respondeu; null: nada.' })
  answer!: OfferAnswer | null;

  @Id({
    nullable: true,
    description: 'A pergunta cuja resposta só a coordenação pode anotar; null: não há.',
  })
  questionId!: number | null;
}

export class DayShortageResponse extends ScheduledMassResponse {
  @Int({ min: 1, max: MAX_COUNT, example: 7, description: 'A versão da escala, para pôr alguém.' })
  revision!: number;

  @Int({ min: 1, max: MAX_COUNT, example: 2, description: 'Quantas pessoas faltam.' })
  missing!: number;

  @NestedList(() => DayCandidateResponse, {
    description:
      'Quem foi perguntado e ainda não disse que não, e as três que deveriam ser chamadas primeiro.',
  })
  candidates!: DayCandidateResponse[];
}

/** Why somebody of the coordination is needed, the most urgent first. */
const SUBSTITUTION_NEEDS = ['exhausted', 'near', 'to-call', 'nobody-left'] as const;
export type SubstitutionNeed = (typeof SUBSTITUTION_NEEDS)[number];

export class DaySubstitutionResponse extends ScheduledMassResponse {
  @Id()
  id!: number;

  @Id({ description: 'Quem pede.' })
  ministerId!: number;

  @Text({ example: 'Ana Souza' })
  scheduleName!: string;

  @OneOf(SUBSTITUTION_NEEDS, {
    description:
      'exhausted: ninguém pôde; near: a missa está perto; to-call: há quem só a coordenação pode perguntar; nobody-left: todos os que podiam foram perguntados.',
  })
  need!: SubstitutionNeed;
}

export class DayUnconfirmedPersonResponse extends DayPersonResponse {
  @Id()
  assignmentId!: number;

  @Flag({ description: 'Usa o sistema, e nenhum lembrete desta missa saiu nas últimas 24 horas.' })
  mayBeReminded!: boolean;

  @Instant({ nullable: true, description: 'Quando o último lembrete desta missa saiu.' })
  remindedAt!: string | null;
}

export class DayUnconfirmedResponse extends ScheduledMassResponse {
  @NestedList(() => DayUnconfirmedPersonResponse, { description: 'Quem ainda não disse se vem.' })
  people!: DayUnconfirmedPersonResponse[];
}

export class DayQuestionnaireResponse {
  @Id()
  id!: number;

  @Id()
  scheduleId!: number;

  @Text({ example: 'Disponibilidade para dezembro de 2026' })
  title!: string;

  @Instant({ nullable: true })
  responseDeadline!: string | null;

  @Int({ min: 1, max: MAX_COUNT, example: 12, description: 'Quantas pessoas não responderam.' })
  missing!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 9, description: 'Quantas delas têm conta: um lembrete chega.' })
  reachable!: number;

  @Flag({ description: 'Hoje foi enviado, ou lembrado a todos: só falta telefonar a quem não tem conta.' })
  toldToday!: boolean;

  @Instant({ nullable: true, description: 'Quando todos os que faltavam foram lembrados por último.' })
  remindedAt!: string | null;
}

export class DayMandateResponse extends NamedMinisterResponse {
  @LocalDate()
  mandateUntil!: string;
}

export class DayConflictMassResponse extends ScheduledMassResponse {
  @Text({ example: 'não serve no momento', description: 'A regra que o lugar quebra, em poucas palavras.' })
  reason!: string;
}

export class DayConflictResponse extends DayPersonResponse {
  @NestedList(() => DayConflictMassResponse, {
    description: 'Missas que ainda vêm, sem pedido de substituição.',
  })
  masses!: DayConflictMassResponse[];
}

/** What needs a person now; each kind by its time. */
export class CoordinatorDayResponse {
  @NestedList(() => DayConflictResponse, {
    description:
      'Quem está em escala publicada e não pode mais servir: parou, bloqueou o dia, disse que não.',
  })
  conflicts!: DayConflictResponse[];

  @NestedList(() => DayShortageResponse, { description: 'Missas dos próximos sete dias em que falta gente.' })
  shortages!: DayShortageResponse[];

  @NestedList(() => DaySubstitutionResponse, {
    description: 'Pedidos de substituição que ninguém resolve sem a coordenação.',
  })
  substitutions!: DaySubstitutionResponse[];

  @NestedList(() => DayUnconfirmedResponse, { description: 'Missas de hoje a depois de amanhã.' })
  unconfirmed!: DayUnconfirmedResponse[];

  @NestedList(() => DayQuestionnaireResponse, {
    description:
      'Questionários abertos a que falta quem responda; enviados ou lembrados a todos hoje, só se falta quem não tem conta.',
  })
  questionnaires!: DayQuestionnaireResponse[];

  @Int({ min: 0, max: MAX_COUNT, example: 3, description: 'Cadastros à espera de uma decisão.' })
  registrations!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 0, description: 'E-mails de duas semanas que não saíram.' })
  failedMails!: number;

  @Int({
    min: 0,
    max: MAX_COUNT,
    example: 0,
    description: 'Avisos de dois dias que o WhatsApp não entregou: foram por e-mail.',
  })
  undeliveredWhatsApp!: number;

  @NestedList(() => DayMandateResponse, { description: 'Mandatos que terminam em 30 dias.' })
  mandates!: DayMandateResponse[];
}

import {
  Flag,
  Id,
  Instant,
  Int,
  Nested,
  NestedList,
  OneOf,
  Text,
  Texts,
} from '../../platform/fields/fields.js';
import { PROPOSAL_STATUSES, type ProposalStatus } from '../../roster/index.js';
import { AI_MESSAGE_STATUSES, AI_SENDERS, type AiMessageStatus, type AiSender } from '../records/index.js';
import { ASSISTANT_KINDS, type AssistantKind } from '../assistant/index.js';

const LONGEST_TEXT = 4000;
const LONGEST_REPLY = 100_000;

export class CreateAiSessionRequest {
  @Id()
  scheduleId!: number;

  @Text({
    lines: 'many',
    max: LONGEST_TEXT,
    example: 'No máximo 3 missas por pessoa. Gere a escala.',
    message: 'Por favor, forneça instruções iniciais para a IA.',
  })
  instructions!: string;
}

export class SendAiMessageRequest {
  @Text({
    lines: 'many',
    max: LONGEST_TEXT,
    example: 'Não escale Ana no domingo às 8h.',
    message: 'Escreva uma mensagem.',
  })
  message!: string;
}

export class AiAssistantResponse {
  @OneOf(ASSISTANT_KINDS, {
    example: 'local',
    description:
      'Quem responde agora: o assistente deste servidor, ou uma inteligência artificial externa, que a administração permitiu.',
  })
  assistant!: AssistantKind;
}

export class AiSessionResponse {
  @Id()
  id!: number;

  @Id()
  scheduleId!: number;

  @Text({ example: 'No máximo 3 missas por pessoa' })
  sessionTitle!: string;

  @Instant()
  createdAt!: string;

  @Instant({ nullable: true, description: 'Nulo enquanto a conversa está aberta.' })
  closedAt!: string | null;
}

export class AiMessageProposalResponse {
  @Id({ description: 'O cálculo: GET /api/roster-runs/{id}/comparison diz o que muda.' })
  runId!: number;

  @OneOf(PROPOSAL_STATUSES, { description: 'waiting: espera; accepted: aceita, no todo ou em parte.' })
  status!: ProposalStatus;

  @Flag({ description: 'Aceita e depois desfeita.' })
  undone!: boolean;

  @Int({
    min: 1,
    max: 2_147_483_647,
    nullable: true,
    example: 12,
    description:
      'A revisão a enviar para desfazer; null quando a aceitação não é a última mudança da escala.',
  })
  undoRevision!: number | null;
}

export class AiMessageResponse {
  @Id()
  id!: number;

  @OneOf(AI_SENDERS)
  sender!: AiSender;

  @Text({
    lines: 'many',
    min: 0,
    max: LONGEST_REPLY,
    example: 'Entendi: gerar a escala.',
    description: 'De uma resposta em andamento, o que já foi escrito.',
  })
  message!: string;

  @OneOf(AI_MESSAGE_STATUSES, {
    example: 'done',
    description: '"pending" e "working": a resposta ainda vem; acompanhe pelos eventos.',
  })
  status!: AiMessageStatus;

  @Text({
    nullable: true,
    example: null,
    description: 'O que a IA está fazendo: "Lendo respostas", "Conferindo regras", "Calculando a escala".',
  })
  activity!: string | null;

  @Texts({
    example: ['Sim', 'Não'],
    description: 'De uma resposta que pergunta: as respostas que se podem escolher.',
  })
  choices!: string[];

  @Instant()
  createdAt!: string;

  @Nested(() => AiMessageProposalResponse, {
    nullable: true,
    description: 'A proposta que a resposta trouxe.',
  })
  proposal!: AiMessageProposalResponse | null;
}

export class ActiveAiSessionResponse {
  @Nested(() => AiSessionResponse, { nullable: true, description: 'Nulo quando não há conversa aberta.' })
  session!: AiSessionResponse | null;

  @NestedList(() => AiMessageResponse)
  messages!: AiMessageResponse[];
}

export class AiConversationResponse {
  @Nested(() => AiSessionResponse)
  session!: AiSessionResponse;

  @NestedList(() => AiMessageResponse)
  messages!: AiMessageResponse[];
}

export class AiMessageSentResponse {
  @Id({ description: 'A resposta que está sendo feita; o mesmo que `reply.id`.' })
  jobId!: number;

  @Nested(() => AiMessageResponse, { description: 'A mensagem enviada.' })
  message!: AiMessageResponse;

  @Nested(() => AiMessageResponse, { description: 'A resposta, ainda por fazer.' })
  reply!: AiMessageResponse;
}

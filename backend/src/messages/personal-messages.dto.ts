import { ROLES, type Role } from '../platform/access/permissions.js';
import { PersonName } from '../platform/fields/person.js';
import { Flag, Id, Instant, Int, OneOf, Text } from '../platform/fields/fields.js';

const MAX_MESSAGE_LENGTH = 5000;

/** What a message says. */
export class MessageTextRequest {
  @Text({ max: 160, example: 'Troca de horário' })
  subject!: string;

  @Text({
    lines: 'many',
    max: MAX_MESSAGE_LENGTH,
    example: 'Bom dia! Consigo servir às 10h.',
    description: 'Texto simples.',
  })
  body!: string;
}

export class SendPersonalMessageRequest extends MessageTextRequest {
  @Id({ optional: true, nullable: true, description: 'Uma pessoa de GET /api/message-recipients.' })
  recipientId?: number | null;

  @Flag({ optional: true, nullable: true, description: 'A cada coordenador e administrador.' })
  toCoordination?: boolean | null;

  @Flag({ optional: true, nullable: true, description: 'A todos; só para quem coordena.' })
  toEveryone?: boolean | null;
}

export class PersonalMessageResponse {
  @Id()
  id!: number;

  @Text({ example: 'Ana Souza' })
  senderName!: string;

  @OneOf(ROLES, { nullable: true, description: 'Nulo: a conta já não existe.', example: 'ministro' })
  senderRole!: Role | null;

  @PersonName({ nullable: true, description: 'O nome na escala, de quem serve.', example: 'Ana S.' })
  senderScheduleName!: string | null;

  @Text({ max: 160, example: 'Troca de horário' })
  subject!: string;

  @Text({ lines: 'many', max: MAX_MESSAGE_LENGTH, example: 'Bom dia! Consigo servir às 10h.' })
  body!: string;

  @Instant({ example: '2026-11-25T12:00:00.000Z' })
  sentAt!: string;

  @Flag()
  isRead!: boolean;
}

export class SentMessageResponse {
  @Id()
  id!: number;

  @Text({ example: 'Ana Souza' })
  recipientName!: string;

  @Text({ max: 160, example: 'Troca de horário' })
  subject!: string;

  @Text({ lines: 'many', max: MAX_MESSAGE_LENGTH, example: 'Bom dia! Consigo servir às 10h.' })
  body!: string;

  @Instant({ example: '2026-11-25T12:00:00.000Z' })
  sentAt!: string;
}

export class MessageSentResponse {
  @Text({ example: 'Mensagem enviada' })
  message!: string;

  @Int({ min: 1, max: 1000, example: 3, description: 'Quantas pessoas a receberam.' })
  recipients!: number;
}

export class MessageRecipientResponse {
  @Id()
  id!: number;

  @Text({ example: 'Ana Souza' })
  name!: string;

  @OneOf(ROLES, { example: 'ministro' })
  role!: Role;
}

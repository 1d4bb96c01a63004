import { Flag, Id, Instant, Json, OneOf, Text } from '../platform/fields/fields.js';
import { AUDIT_ACTIONS, type AuditAction } from '../platform/audit/audit-event.entity.js';

export class AuditEventResponse {
  @Id()
  id!: number;

  @Instant({ example: '2026-11-25T12:00:00.000Z' })
  at!: string;

  @OneOf(AUDIT_ACTIONS, { example: 'login' })
  action!: AuditAction;

  @Id({ nullable: true, description: 'A conta que agiu; nulo para o sistema e para visitantes.' })
  actorId!: number | null;

  @Text({ nullable: true, example: 'Ana Souza' })
  actorName!: string | null;

  @Text({ nullable: true, example: 'user', description: 'O tipo do registro de que se trata.' })
  subjectType!: string | null;

  @Id({ nullable: true })
  subjectId!: number | null;

  @Text({
    nullable: true,
    example: 'Escala de dezembro de 2026',
    description: 'O registro de que se trata, pelo nome que tem hoje; diz quando já não existe.',
  })
  subject!: string | null;

  @Json({ example: { role: 'ministro' }, description: 'Códigos, situações e números.' })
  details!: Record<string, unknown>;

  @Text({ nullable: true, example: '203.0.113.7' })
  address!: string | null;

  @Text({ nullable: true, example: 'req-1a' })
  requestId!: string | null;
}

export class AuditCheckResponse {
  @Flag({ description: 'Se todos os atos estão como foram registrados.' })
  intact!: boolean;

  @Text({ example: 'Trilha conferida: 1.234 atos, nenhum mudado nem apagado.' })
  message!: string;

  @Id({ nullable: true, description: 'O primeiro ato que não está como foi registrado.' })
  brokenEventId!: number | null;

  @Text({
    nullable: true,
    example: '1234:9f86d081884c7d65',
    description:
      'O último selo, `número:código`; quem o guarda pode conferir depois que nada antes dele foi refeito.',
  })
  seal!: string | null;

  @Instant({ example: '2026-11-25T12:00:00.000Z' })
  checkedAt!: string;
}

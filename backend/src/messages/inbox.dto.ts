import { Flag, Id, Instant, OneOf, Text } from '../platform/fields/fields.js';
import { PRIORITIES, type Priority } from '../news/index.js';

export class NotificationResponse {
  @Id()
  id!: number;

  @Text({ example: 'A escala de dezembro saiu' })
  title!: string;

  @Text({ max: 1000, example: 'Você serve em 3 missas. Confira as datas.' })
  content!: string;

  @OneOf(PRIORITIES, { example: 'medium' })
  priority!: Priority;

  @Text({ nullable: true, example: '/my-schedule', description: 'Página do sistema a que o aviso leva.' })
  link!: string | null;

  @Instant({ example: '2026-11-25T12:00:00.000Z' })
  sentAt!: string;

  @Flag()
  isRead!: boolean;
}

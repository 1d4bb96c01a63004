import { PartialType } from '@nestjs/swagger';
import { Id, Instant, OneOf, Text } from '../platform/fields/fields.js';
import { PRIORITIES, type Priority } from './news-post.entity.js';

const MAX_POST_LENGTH = 20_000;

class NewsValues {
  @Text({ max: 160, example: 'Retiro dos ministros em fevereiro' })
  title!: string;

  @Text({
    lines: 'many',
    max: 500,
    example: 'Um dia de oração e de convivência. Inscrições até 15 de janeiro.',
  })
  summary!: string;

  @Text({
    lines: 'many',
    max: MAX_POST_LENGTH,
    example: 'O retiro começa às 8h, com café.\n\nLeve a Bíblia.',
    description: 'Texto simples; linhas em branco separam parágrafos.',
  })
  body!: string;

  @OneOf(PRIORITIES, { optional: true, example: 'medium' })
  priority?: Priority;

  @Instant({
    optional: true,
    nullable: true,
    description: 'Nulo: rascunho. Ausente ao criar: publica já. No futuro: aparece só então.',
  })
  publishedAt?: string | null;
}

export class CreateNewsRequest extends NewsValues {}

export class UpdateNewsRequest extends PartialType(NewsValues, { skipNullProperties: false }) {}

export class NewsResponse {
  @Id()
  id!: number;

  @Text({ max: 160, example: 'Retiro dos ministros em fevereiro' })
  title!: string;

  @Text({ lines: 'many', max: 500, example: 'Um dia de oração e de convivência.' })
  summary!: string;

  @Text({ lines: 'many', max: MAX_POST_LENGTH, example: 'O retiro começa às 8h, com café.' })
  body!: string;

  @OneOf(PRIORITIES, { example: 'medium' })
  priority!: Priority;

  @Text({ nullable: true, example: 'Ana Souza' })
  authorName!: string | null;

  @Instant({ nullable: true, example: '2026-11-25T12:00:00.000Z' })
  publishedAt!: string | null;

  @Instant({ example: '2026-11-25T12:00:00.000Z' })
  createdAt!: string;

  @Instant({ example: '2026-11-25T12:00:00.000Z' })
  updatedAt!: string;
}

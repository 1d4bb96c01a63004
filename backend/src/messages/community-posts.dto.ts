import { PartialType } from '@nestjs/swagger';
import { Flag, Id, Instant, Text } from '../platform/fields/fields.js';

const MAX_LENGTH = 5000;

class CommunityPostValues {
  @Text({ max: 160, example: 'Terço dos ministros na última segunda-feira' })
  title!: string;

  @Text({
    lines: 'many',
    max: MAX_LENGTH,
    example: 'Rezamos juntos na capela, às 19h.',
    description: 'Texto simples.',
  })
  body!: string;

  @Flag({ optional: true, description: 'Fica no alto do mural.' })
  pinned?: boolean;
}

export class CreateCommunityPostRequest extends CommunityPostValues {}

export class UpdateCommunityPostRequest extends PartialType(CommunityPostValues, {
  skipNullProperties: false,
}) {}

export class CommunityPostResponse {
  @Id()
  id!: number;

  @Text({ max: 160, example: 'Terço dos ministros na última segunda-feira' })
  title!: string;

  @Text({ lines: 'many', max: MAX_LENGTH, example: 'Rezamos juntos na capela, às 19h.' })
  body!: string;

  @Text({ example: 'Ana Souza' })
  authorName!: string;

  @Flag()
  pinned!: boolean;

  @Instant({ example: '2026-11-25T12:00:00.000Z' })
  publishedAt!: string;

  @Instant({ example: '2026-11-25T12:00:00.000Z' })
  updatedAt!: string;
}

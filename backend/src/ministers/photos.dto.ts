import { Type } from 'class-transformer';
import { Id, Text } from '../platform/fields/fields.js';

export class UploadPhotoQuery {
  @Id({ optional: true, description: 'De quem é a foto, quando a coordenação a troca.' })
  @Type(() => Number)
  ministerId?: number;
}

export class PhotoUploadedResponse {
  @Text({ example: '/api/photos/0123456789abcdef0123456789abcdef.webp' })
  imageUrl!: string;
}

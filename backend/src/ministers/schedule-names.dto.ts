import { Type } from 'class-transformer';
import { Flag, Id } from '../platform/fields/fields.js';

export class ValidateNameQuery {
  @Id({ optional: true, description: 'Não contar o nome desta solicitação; só para quem coordena.' })
  @Type(() => Number)
  excludeRequestId?: number;

  @Id({ optional: true, description: 'Não contar o nome deste ministro; só para ele e para quem coordena.' })
  @Type(() => Number)
  excludeMinisterId?: number;
}

export class NameAvailabilityResponse {
  @Flag()
  available!: boolean;
}

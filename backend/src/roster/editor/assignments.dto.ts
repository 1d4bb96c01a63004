import { Type } from 'class-transformer';
import { Flag, Id, Int, OneOf } from '../../platform/fields/fields.js';
import { DeletedResponse } from '../../platform/http/done.response.js';
import { ASSIGNMENT_ORIGINS, type AssignmentOrigin } from '../assignment.entity.js';

const MAX_VERSION = 2_147_483_647;
const SEEN = 'A versão da escala que você viu; se já for outra, o pedido é recusado com 409.';

/** A schedule's version as a field. */
const Version = (options: { optional?: boolean; description?: string } = {}) =>
  Int({ min: 1, max: MAX_VERSION, example: 3, ...options });

export class AddAssignmentRequest {
  @Id()
  slotId!: number;

  @Id()
  ministerId!: number;

  @Flag({ optional: true, description: 'Manter em todo cálculo; sim, se faltar.' })
  pinned?: boolean;

  @Version({ optional: true, description: SEEN })
  version?: number;
}

export class PinAssignmentRequest {
  @Flag({ description: 'Manter em todo cálculo.' })
  pinned!: boolean;

  @Version({ optional: true, description: SEEN })
  version?: number;
}

export class RemoveAssignmentQuery {
  @Type(() => Number)
  @Version({ optional: true, description: SEEN })
  version?: number;
}

export class AssignmentResponse {
  @Id()
  id!: number;

  @Id()
  scheduleId!: number;

  @Id()
  slotId!: number;

  @Id()
  ministerId!: number;

  @OneOf(ASSIGNMENT_ORIGINS)
  origin!: AssignmentOrigin;

  @Flag()
  pinned!: boolean;

  @Version({ description: 'A nova versão da escala.' })
  version!: number;
}

export class RemovedAssignmentResponse extends DeletedResponse {
  @Version({ description: 'A nova versão da escala.' })
  version!: number;
}

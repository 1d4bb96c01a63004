import { LITURGICAL_COLORS, type LiturgicalColor } from '../timetable/index.js';
import { Flag, Id, Int, LocalDate, LocalTime, NestedList, OneOf, Text } from '../platform/fields/fields.js';
import { PartialType } from '@nestjs/swagger';
import { ASSIGNMENT_ORIGINS, type AssignmentOrigin, PlacedMassResponse } from '../roster/index.js';
import { NamedMinisterResponse } from '../ministers/index.js';

export class CreateSlotRequest {
  @LocalDate({ description: 'Dentro do período da escala.' })
  date!: string;

  @LocalTime()
  time!: string;

  @Text({ max: 200, example: 'Missa da padroeira' })
  description!: string;

  @Int({ min: 1, max: 99, example: 15 })
  requiredMinisters!: number;

  @Int({ min: 0, max: 99, optional: true, example: 1, description: '1, se faltar.' })
  experiencedRequired?: number;

  @Text({
    min: 0,
    max: 120,
    optional: true,
    nullable: true,
    description: 'O da paróquia, se faltar.',
    example: 'Capela do Santíssimo',
  })
  location?: string | null;
}

export class UpdateSlotRequest extends PartialType(CreateSlotRequest, { skipNullProperties: false }) {}

/** What ministers see of one another. */
export class AssignedMinisterResponse extends NamedMinisterResponse {
  @Id()
  assignmentId!: number;

  @Text({ nullable: true, example: '/api/photos/ab12.webp' })
  profileImageUrl!: string | null;

  @OneOf(ASSIGNMENT_ORIGINS)
  origin!: AssignmentOrigin;

  @Flag({ description: 'Mantido em todo cálculo da escala.' })
  pinned!: boolean;
}

export class SlotResponse extends PlacedMassResponse {
  @Id()
  id!: number;

  @Id()
  scheduleId!: number;

  @Int({ min: 1, max: 99, example: 15 })
  requiredMinisters!: number;

  @Int({ min: 0, max: 99, example: 1 })
  experiencedRequired!: number;

  @Text({ nullable: true, example: '2º Domingo do Advento' })
  liturgicalName!: string | null;

  @OneOf(LITURGICAL_COLORS, { nullable: true, example: 'purple' })
  liturgicalColor!: LiturgicalColor | null;

  @Text({
    nullable: true,
    example: 'domingo-8h',
    description: 'A opção de disponibilidade que responde por ela.',
  })
  optionValue!: string | null;

  @Text({ nullable: true, example: null, description: 'Só para quem prepara a escala.' })
  warning!: string | null;

  @NestedList(() => AssignedMinisterResponse)
  ministers!: AssignedMinisterResponse[];
}

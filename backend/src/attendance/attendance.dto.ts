import { Flag, Id, Instant, LocalDate, NestedList, OneOf } from '../platform/fields/fields.js';
import { BriefMassResponse } from '../roster/index.js';
import { ATTENDANCE_STATES, type AttendanceState } from './attendance-rows.js';
import { NamedMinisterResponse } from '../ministers/index.js';

export class AttendanceQuery {
  @LocalDate()
  date!: string;
}

export class AttendancePersonResponse extends NamedMinisterResponse {
  @OneOf(ATTENDANCE_STATES)
  state!: AttendanceState;

  @Instant({ nullable: true, description: 'Quando a chegada foi registrada.' })
  arrivedAt!: string | null;

  @Flag({ description: 'Se a coordenação corrigiu, o que pode ser desfeito.' })
  corrected!: boolean;
}

export class MassAttendanceResponse extends BriefMassResponse {
  @Id()
  slotId!: number;

  @NestedList(() => AttendancePersonResponse, { description: 'Por nome.' })
  people!: AttendancePersonResponse[];
}

export class CorrectAttendanceRequest {
  @Id()
  slotId!: number;

  @Id()
  ministerId!: number;

  @Flag({
    nullable: true,
    description: 'true: veio; false: não veio; null: desfaz o que a coordenação anotou.',
  })
  arrived!: boolean | null;
}

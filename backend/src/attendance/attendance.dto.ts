import { Flag, Id, Instant, LocalDate, NestedList, OneOf, Text } from '../platform/fields/fields.js';
import { BriefMassResponse } from '../substitutions/index.js';
import { ATTENDANCE_STATES, type AttendanceState } from './attendance-rows.js';

export class AttendanceQuery {
  @LocalDate()
  date!: string;
}

export class AttendancePersonResponse {
  @Id()
  ministerId!: number;

  @Text({ example: 'Ana Souza' })
  scheduleName!: string;

  @OneOf(ATTENDANCE_STATES)
  state!: AttendanceState;

  @Instant({ nullable: true, description: 'Quando a chegada foi registrada.' })
  arrivedAt!: string | null;
}

export class MassAttendanceResponse extends BriefMassResponse {
  @Id()
  slotId!: number;

  @Id()
  scheduleId!: number;

  @NestedList(() => AttendancePersonResponse, { description: 'Por nome.' })
  people!: AttendancePersonResponse[];
}

export class CorrectAttendanceRequest {
  @Id()
  slotId!: number;

  @Id()
  ministerId!: number;

  @Flag({ description: 'true: veio; false: não veio.' })
  arrived!: boolean;
}

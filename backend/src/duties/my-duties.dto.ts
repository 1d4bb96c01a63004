import { IntersectionType } from '@nestjs/swagger';
import { ATTENDANCE_STATES, type AttendanceState } from '../attendance/index.js';
import { LITURGICAL_COLORS, type LiturgicalColor } from '../timetable/index.js';
import { ROLE_LABELS } from '../platform/access/permissions.js';
import { Email, Flag, Id, Instant, Int, Nested, NestedList, OneOf, Text } from '../platform/fields/fields.js';
import { BriefMassResponse, PlacedMassResponse } from '../roster/index.js';
import { NamedMinisterResponse, PhotoPlaceResponse } from '../ministers/index.js';

const TEAM_ROLES = [ROLE_LABELS.coordenador, ROLE_LABELS.ministro] as const;

export class TeamMemberResponse extends IntersectionType(NamedMinisterResponse, PhotoPlaceResponse) {
  @OneOf(TEAM_ROLES, { example: ROLE_LABELS.ministro })
  role!: string;

  @Text({ nullable: true, example: '/api/photos/ab12.webp' })
  profileImageUrl!: string | null;

  @Text({ nullable: true, example: '+55 (15) 99999-9999', description: 'Só de quem permitiu.' })
  phone!: string | null;

  @Email({ nullable: true, description: 'Só de quem permitiu.' })
  email!: string | null;

  @Flag({ description: 'Pediu substituição, e ninguém aceitou ainda.' })
  seeksSubstitute!: boolean;
}

export class DutySubstitutionResponse {
  @Id({ description: 'O pedido: POST /api/substitutions/{id}/cancel o retira.' })
  id!: number;

  @OneOf(['open', 'offered', 'exhausted'])
  status!: 'open' | 'offered' | 'exhausted';

  @Text({ max: 500, example: 'Estarei em viagem.' })
  reason!: string;

  @Text({
    nullable: true,
    example: 'Bento Lima',
    description: 'Quem foi indicado para ser perguntado antes.',
  })
  namedName!: string | null;

  @Nested(() => BriefMassResponse, { nullable: true, description: 'A missa que você serve em troca.' })
  exchange!: BriefMassResponse | null;

  @Int({ min: 0, max: 100_000, example: 6, description: 'Pessoas já perguntadas.' })
  asked!: number;

  @Int({ min: 0, max: 100_000, example: 4, description: 'Pessoas que disseram que não.' })
  declined!: number;

  @Instant({ nullable: true, description: 'Quando alguém foi perguntado pela última vez.' })
  lastAskedAt!: string | null;

  @Instant({ nullable: true, description: 'Quando as próximas são perguntadas.' })
  nextWaveAt!: string | null;
}

export class DutyResponse extends PlacedMassResponse {
  @Id()
  assignmentId!: number;

  @Id()
  slotId!: number;

  @Id()
  scheduleId!: number;

  @Flag({ description: 'Já passou: antes de hoje, no fuso da paróquia.' })
  past!: boolean;

  @Text({ nullable: true, example: '2º Domingo do Advento' })
  liturgicalName!: string | null;

  @OneOf(LITURGICAL_COLORS, { nullable: true, example: 'purple' })
  liturgicalColor!: LiturgicalColor | null;

  @Instant({ nullable: true, description: 'Quando confirmou presença.' })
  confirmedAt!: string | null;

  @Flag({ description: 'A missa está perto e a pessoa ainda não respondeu se vem.' })
  asksConfirmation!: boolean;

  @OneOf(ATTENDANCE_STATES, {
    nullable: true,
    description: 'De uma missa que já passou: o que foi registrado da própria presença.',
  })
  attendance!: AttendanceState | null;

  @Nested(() => DutySubstitutionResponse, {
    nullable: true,
    description: 'O próprio pedido de substituição que ainda não foi decidido.',
  })
  substitution!: DutySubstitutionResponse | null;

  @NestedList(() => TeamMemberResponse, { description: 'Todos os escalados nesta missa, você também.' })
  team!: TeamMemberResponse[];
}

export class DutyConfirmedResponse {
  @Instant()
  confirmedAt!: string;
}

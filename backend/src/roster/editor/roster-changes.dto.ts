import {
  Decimal,
  Flag,
  Id,
  Instant,
  Int,
  LocalDate,
  LocalTime,
  Nested,
  NestedList,
  OneOf,
  Text,
} from '../../platform/fields/fields.js';
import { ROSTER_CHANGE_KINDS, type RosterChangeKind } from '../roster-change.entity.js';
import { EditorAssignmentResponse, EditorMassResponse, Revision } from './roster-editor.dto.js';
import { SCHEDULE_STATUSES, type ScheduleStatus } from '../schedule-states.js';

const MAX_COUNT = 100_000;

export class RosterMoveRequest {
  @Id()
  ministerId!: number;

  @Id({ optional: true, description: 'De onde sai.', message: 'Missa de onde sai: escolha uma missa.' })
  from?: number;

  @Id({ optional: true, description: 'Onde entra.', message: 'Missa onde entra: escolha uma missa.' })
  to?: number;

  @Flag({ optional: true, description: 'Fixar o lugar em `to`, ou soltá-lo; um lugar novo nasce fixado.' })
  pinned?: boolean;
}

export class RosterOverrideRequest {
  @Text({ lines: 'many', min: 3, max: 300, example: 'Pedido do pároco.' })
  reason!: string;
}

export class RosterMovesRequest {
  @Revision('A revisão que você viu; se já for outra, 409 com o que mudou.')
  revision!: number;

  @NestedList(() => RosterMoveRequest, { minItems: 1, maxItems: 500, message: 'diga ao menos uma mudança.' })
  moves!: RosterMoveRequest[];

  @Nested(() => RosterOverrideRequest, {
    optional: true,
    description: 'Quebra as regras que impediriam as mudanças; fica registrado com o motivo.',
  })
  override?: RosterOverrideRequest;
}

export class RosterRevisionRequest {
  @Revision('A revisão que você viu; se já for outra, 409 com o que mudou.')
  revision!: number;
}

export class PlaceChangeResponse {
  @Id()
  slotId!: number;

  @Id()
  ministerId!: number;
}

export class MinisterDutiesResponse {
  @Id()
  id!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 3 })
  duties!: number;

  @Decimal({ min: 0, max: MAX_COUNT, example: 2.6 })
  share!: number;
}

/** What a change left different, to be laid over what the editor already shows. */
export class RosterChangeResponse {
  @Id()
  scheduleId!: number;

  @Revision('A nova revisão.')
  revision!: number;

  @OneOf(SCHEDULE_STATUSES)
  status!: ScheduleStatus;

  @Flag()
  canUndo!: boolean;

  @Flag()
  canRedo!: boolean;

  @NestedList(() => PlaceChangeResponse, { description: 'Quem entrou.' })
  entered!: PlaceChangeResponse[];

  @NestedList(() => PlaceChangeResponse, { description: 'Quem saiu.' })
  left!: PlaceChangeResponse[];

  @NestedList(() => EditorMassResponse, {
    description: 'As missas mudadas e as incompletas, como ficaram; nas demais não falta ninguém.',
  })
  masses!: EditorMassResponse[];

  @NestedList(() => EditorAssignmentResponse, {
    description:
      'Todos os lugares das missas mudadas e das pessoas mudadas; substituem os que a tela tinha delas.',
  })
  assignments!: EditorAssignmentResponse[];

  @NestedList(() => MinisterDutiesResponse, { maxItems: 2000, description: 'A carga de todas as pessoas.' })
  ministers!: MinisterDutiesResponse[];

  @Int({ min: 0, max: MAX_COUNT, example: 2, description: 'Pessoas avisadas por e-mail: escala publicada.' })
  notified!: number;
}

export class NamedPlaceResponse {
  @Id()
  slotId!: number;

  @LocalDate()
  date!: string;

  @LocalTime({ example: '08:00' })
  time!: string;

  @Id()
  ministerId!: number;

  @Text({ example: 'Ana Souza' })
  scheduleName!: string;
}

/** One step of a roster's history. */
export class RosterHistoryResponse {
  @Revision('A revisão que ela criou.')
  revision!: number;

  @OneOf(ROSTER_CHANGE_KINDS)
  kind!: RosterChangeKind;

  @Text({ example: 'Mudança no editor' })
  label!: string;

  @Text({ nullable: true, example: 'Carla Dias', description: 'Quem mudou; null: o próprio sistema.' })
  by!: string | null;

  @Instant()
  at!: string;

  @NestedList(() => NamedPlaceResponse, { description: 'Quem entrou, por missa.' })
  entered!: NamedPlaceResponse[];

  @NestedList(() => NamedPlaceResponse, { description: 'Quem saiu, por missa.' })
  left!: NamedPlaceResponse[];
}

import { Decimal, Flag, Id, Int, Nested, NestedList, OneOf, Text } from '../../platform/fields/fields.js';
import { Revision } from '../revision.js';
import { EditorAssignmentResponse, EditorMassResponse } from './roster-editor.dto.js';
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

export class RosterMovesCheckRequest {
  @Revision('A revisão que você viu; se já for outra, 409 com o que mudou.')
  revision!: number;

  @NestedList(() => RosterMoveRequest, { minItems: 1, maxItems: 500, message: 'diga ao menos uma mudança.' })
  moves!: RosterMoveRequest[];
}

export class RosterMovesRequest extends RosterMovesCheckRequest {
  @Nested(() => RosterOverrideRequest, {
    optional: true,
    description: 'Quebra as regras que impediriam as mudanças; fica registrado com o motivo.',
  })
  override?: RosterOverrideRequest;

  @Flag({
    optional: true,
    description: 'Quem entra já disse à coordenação que vem; só em escala publicada.',
  })
  confirmed?: boolean;

  @Revision(
    'A revisão que criou a mudança que estas desfazem: quem volta ao lugar que ela tirou ainda disse que vem.',
    { optional: true },
  )
  undoes?: number;
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

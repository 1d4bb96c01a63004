import {
  Id,
  Instant,
  LocalDate,
  LocalTime,
  NestedList,
  OneOf,
  Text,
  Texts,
} from '../platform/fields/fields.js';
import { Revision } from './revision.js';
import { ROSTER_CHANGE_KINDS, type RosterChangeKind } from './roster-change.entity.js';
import { NamedMinisterResponse } from '../ministers/index.js';

export class NamedPlaceResponse extends NamedMinisterResponse {
  @Id()
  slotId!: number;

  @LocalDate()
  date!: string;

  @LocalTime({ example: '08:00' })
  time!: string;
}

/** One step of a roster's history. */
export class RosterHistoryResponse {
  @Revision('A revisão que ela criou.')
  revision!: number;

  @OneOf(ROSTER_CHANGE_KINDS)
  kind!: RosterChangeKind;

  @Text({ example: 'Mudança à mão' })
  label!: string;

  @Text({ nullable: true, example: 'Carla Dias', description: 'Quem mudou; null: o próprio sistema.' })
  by!: string | null;

  @Instant()
  at!: string;

  @NestedList(() => NamedPlaceResponse, { description: 'Quem entrou, por missa.' })
  entered!: NamedPlaceResponse[];

  @NestedList(() => NamedPlaceResponse, { description: 'Quem saiu, por missa.' })
  left!: NamedPlaceResponse[];

  @Texts({
    example: ['Cada pessoa em no máximo 3 missas'],
    description: 'O que as regras novas ou mudadas dizem agora.',
  })
  rulesSet!: string[];

  @Texts({
    example: ['Cada pessoa em no máximo 4 missas'],
    description: 'O que diziam as regras mudadas ou retiradas.',
  })
  rulesRemoved!: string[];
}

import { PhotoPlaceResponse } from '../../ministers/index.js';
import { LITURGICAL_COLORS, type LiturgicalColor } from '../../timetable/index.js';
import {
  Decimal,
  Flag,
  Id,
  Int,
  LocalDate,
  Nested,
  NestedList,
  OneOf,
  Text,
  Texts,
} from '../../platform/fields/fields.js';
import { Type } from 'class-transformer';
import { ANSWER_LABELS, ANSWER_LETTERS, AVAILABILITY_ANSWERS } from '../availability.js';
import { ASSIGNMENT_ORIGINS, type AssignmentOrigin } from '../assignment.entity.js';
import { RosterShortageResponse } from '../compute/shortages.dto.js';
import { Revision } from '../revision.js';
import { SCHEDULE_STATUSES, type ScheduleStatus } from '../schedule-states.js';
import { BriefMassResponse } from '../masses.dto.js';
import { PlaceReasonResponse } from '../explanations/candidates.dto.js';

/** 'a = Disponível, m = Talvez'. */
const LETTERS = AVAILABILITY_ANSWERS.map(
  (answer) => `${ANSWER_LETTERS[answer]} = ${ANSWER_LABELS[answer]}`,
).join(', ');

const MAX_COUNT = 100_000;

export class EditorDayResponse {
  @LocalDate()
  date!: string;

  @Text({ nullable: true, example: '2º Domingo do Advento' })
  liturgicalName!: string | null;

  @OneOf(LITURGICAL_COLORS, { nullable: true, example: 'purple' })
  liturgicalColor!: LiturgicalColor | null;

  @Text({ nullable: true, example: 'Natal', description: 'Feriado civil.' })
  holiday!: string | null;
}

export class EditorMassResponse extends BriefMassResponse {
  @Id()
  id!: number;

  @Text({ nullable: true, example: 'Igreja matriz' })
  location!: string | null;

  @Text({ nullable: true, example: null, description: 'O que convém saber desta missa.' })
  warning!: string | null;

  @Flag({ description: 'Já começou: em escala publicada, o reparo não a toca.' })
  begun!: boolean;

  @Flag({ description: 'Um questionário enviado pergunta por ela.' })
  asked!: boolean;

  @Int({ min: 0, max: 99, example: 15, description: 'Lugares, com as regras da escala.' })
  required!: number;

  @Int({ min: 0, max: 99, example: 1, description: 'Experientes desejados.' })
  experienced!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 13 })
  filled!: number;

  @Int({ min: 0, max: 99, example: 2 })
  missing!: number;

  @Nested(() => RosterShortageResponse, { nullable: true, description: 'Por que falta gente.' })
  shortage!: RosterShortageResponse | null;
}

export class EditorRelativeResponse {
  @Id()
  ministerId!: number;

  @OneOf(['together', 'apart'], { description: 'Servir juntos, se possível, ou nunca na mesma missa.' })
  wish!: 'together' | 'apart';
}

export class EditorPhotoResponse extends PhotoPlaceResponse {
  @Text({ example: '/api/photos/ab12.webp' })
  profileImageUrl!: string;
}

export class EditorMinisterResponse {
  @Id()
  id!: number;

  @Text({ example: 'Ana Souza', description: 'Nome na escala.' })
  name!: string;

  @Nested(() => EditorPhotoResponse, { nullable: true, description: 'A foto, como a pessoa a ajustou.' })
  photo!: EditorPhotoResponse | null;

  @Flag({ description: 'Ativo e com acesso: pode ser escalado.' })
  serves!: boolean;

  @Flag()
  experienced!: boolean;

  @Text({
    min: 0,
    max: MAX_COUNT,
    example: 'aam-n',
    description: `Uma letra por missa, na ordem de \`masses\`: ${LETTERS}, - = não respondeu.`,
  })
  answers!: string;

  @Int({ min: 0, max: MAX_COUNT, example: 3, description: 'Missas em que serve nesta escala.' })
  duties!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 0, description: 'Missas do mesmo mês em outras escalas.' })
  dutiesElsewhere!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 4, description: 'Máximo por mês, com as regras da escala.' })
  limit!: number;

  @Int({
    min: 0,
    max: MAX_COUNT,
    example: 8,
    description: 'Missas para as quais se ofereceu.',
  })
  offered!: number;

  @Decimal({
    min: 0,
    max: MAX_COUNT,
    example: 2.6,
    description: 'Parte justa: os lugares preenchidos, repartidos conforme o que cada um ofereceu.',
  })
  share!: number;

  @Decimal({
    min: -MAX_COUNT,
    max: MAX_COUNT,
    example: 1,
    description: 'Missas acima (+) ou abaixo (-) da parte justa nos últimos seis meses.',
  })
  balance!: number;

  @NestedList(() => EditorRelativeResponse)
  relatives!: EditorRelativeResponse[];
}

export class EditorAssignmentResponse {
  @Id()
  slotId!: number;

  @Id()
  ministerId!: number;

  @OneOf(ASSIGNMENT_ORIGINS)
  origin!: AssignmentOrigin;

  @Flag({ description: 'Mantido em todo cálculo da escala.' })
  pinned!: boolean;

  @Text({
    nullable: true,
    max: 300,
    example: 'Pedido do pároco.',
    description: 'Por que alguém o pôs aqui contra uma regra; o cálculo o deixa onde está.',
  })
  overrideReason!: string | null;

  @NestedList(() => PlaceReasonResponse)
  conflicts!: PlaceReasonResponse[];
}

export class RosterEditorResponse {
  @Id()
  scheduleId!: number;

  @Text({ example: 'Dezembro de 2026' })
  title!: string;

  @OneOf(SCHEDULE_STATUSES)
  status!: ScheduleStatus;

  @Revision('A `version` da escala: envie de volta a cada mudança.')
  revision!: number;

  @Flag()
  canUndo!: boolean;

  @Flag()
  canRedo!: boolean;

  @Id({ nullable: true, description: 'A última proposta que ainda espera um sim.' })
  proposalRunId!: number | null;

  @Int({ min: 0, max: 31, example: 2, description: 'Dias de descanso desejados entre duas missas.' })
  minRestDays!: number;

  @NestedList(() => EditorDayResponse)
  days!: EditorDayResponse[];

  @NestedList(() => EditorMassResponse, { description: 'Por data e hora.' })
  masses!: EditorMassResponse[];

  @NestedList(() => EditorMinisterResponse, { maxItems: 2000, description: 'Por nome.' })
  ministers!: EditorMinisterResponse[];

  @NestedList(() => EditorAssignmentResponse, { maxItems: MAX_COUNT })
  assignments!: EditorAssignmentResponse[];
}

export class MoveTargetsQuery {
  @Type(() => Number)
  @Id({ description: 'Quem se move.' })
  ministerId!: number;

  @Type(() => Number)
  @Id({ optional: true, description: 'A missa de que sairia; sem ela, só entraria em mais uma.' })
  from?: number;
}

export class ExchangesQuery {
  @Type(() => Number)
  @Id({ description: 'Quem trocaria de lugar.' })
  ministerId!: number;

  @Type(() => Number)
  @Id({ description: 'A missa em que serve.' })
  slotId!: number;
}

export class ExchangeResponse {
  @Id()
  slotId!: number;

  @Id()
  ministerId!: number;

  @Text({
    max: 1000,
    example: 'os dois responderam disponível; deixa mais descanso entre as missas',
    description: 'O que os dois responderam, e o que a troca muda na escala.',
  })
  reason!: string;
}

export class MoveTargetResponse {
  @Id()
  slotId!: number;

  @Id()
  ministerId!: number;

  @Texts({
    maxItems: 20,
    example: ['já serve às 10h neste dia'],
    description: 'As regras que impedem, como se já tivesse saído; vazio: nada impede.',
  })
  obstacles!: string[];
}

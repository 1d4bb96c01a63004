import { PartialType } from '@nestjs/swagger';
import { Flag, Id, Int, LocalDate, NestedList, OneOf, Text } from '../platform/fields/fields.js';

const TRAINING_STATUSES = ['not_started', 'in_progress', 'completed'] as const;
export type TrainingStatus = (typeof TRAINING_STATUSES)[number];

export const TRAINING_STATUS_LABELS: Record<TrainingStatus, string> = {
  not_started: 'Não Iniciado',
  in_progress: 'Em Andamento',
  completed: 'Concluído',
};

const MAX_POSITION = 9999;
const MAX_MINUTES = 1440;
const MAX_BODY = 50_000;

const dueDate = { nullable: true, example: '2026-12-20', description: 'Até quando concluir.' };
const position = { min: 0, max: MAX_POSITION, example: 0, description: 'Ordem, a partir de 0.' };
const duration = { min: 1, max: MAX_MINUTES, example: 15, description: 'Minutos.' };
const count = { min: 0, max: 1000, example: 4 };

class TrainingCourseValues {
  @Text({ max: 160, example: 'Comunhão aos enfermos' })
  title!: string;

  @Text({ lines: 'many', max: 2000, example: 'Como visitar, rezar e levar a Comunhão a quem não pode vir.' })
  description!: string;

  @LocalDate({ ...dueDate, optional: true })
  dueDate?: string | null;

  @Int({ ...position, optional: true, description: 'Ausente ao criar: no fim.' })
  position?: number;
}

export class CreateTrainingCourseRequest extends TrainingCourseValues {}

export class UpdateTrainingCourseRequest extends PartialType(TrainingCourseValues, {
  skipNullProperties: false,
}) {}

class TrainingModuleValues {
  @Text({ max: 160, example: 'Antes da visita' })
  title!: string;

  @Text({ lines: 'many', max: MAX_BODY, example: 'Telefone antes de ir.', description: 'Texto simples.' })
  body!: string;

  @Int(duration)
  durationMinutes!: number;

  @Int({ ...position, optional: true, description: 'Ausente ao criar: no fim.' })
  position?: number;
}

export class CreateTrainingModuleRequest extends TrainingModuleValues {
  @Id()
  courseId!: number;
}

export class UpdateTrainingModuleRequest extends PartialType(TrainingModuleValues, {
  skipNullProperties: false,
}) {}

export class TrainingModuleSummaryResponse {
  @Id()
  id!: number;

  @Int(position)
  position!: number;

  @Text({ max: 160, example: 'Antes da visita' })
  title!: string;

  @Int(duration)
  durationMinutes!: number;

  @Flag({ description: 'Concluída por quem pergunta.' })
  completed!: boolean;
}

export class TrainingModuleResponse extends TrainingModuleSummaryResponse {
  @Id()
  courseId!: number;

  @Text({ lines: 'many', max: MAX_BODY, example: 'Telefone antes de ir.' })
  body!: string;
}

class TrainingCourseBaseResponse {
  @Id()
  id!: number;

  @Text({ max: 160, example: 'Comunhão aos enfermos' })
  title!: string;

  @Text({ lines: 'many', max: 2000, example: 'Como visitar, rezar e levar a Comunhão a quem não pode vir.' })
  description!: string;

  @LocalDate(dueDate)
  dueDate!: string | null;

  @Int(position)
  position!: number;

  @Int({ min: 0, max: 1_000_000, example: 60, description: 'Minutos, de todas as aulas.' })
  durationMinutes!: number;

  @Int(count)
  totalModules!: number;

  @Int({ ...count, example: 1, description: 'Aulas concluídas por quem pergunta.' })
  completedModules!: number;

  @Int({ min: 0, max: 100, example: 25, description: 'Por cento das aulas, arredondado para baixo.' })
  progress!: number;

  @OneOf(TRAINING_STATUSES, { example: 'in_progress' })
  status!: TrainingStatus;
}

export class TrainingCourseResponse extends TrainingCourseBaseResponse {
  @NestedList(() => TrainingModuleSummaryResponse)
  modules!: TrainingModuleSummaryResponse[];
}

export class TrainingCourseDetailResponse extends TrainingCourseBaseResponse {
  @NestedList(() => TrainingModuleResponse)
  modules!: TrainingModuleResponse[];
}

import { PartialType } from '@nestjs/swagger';
import { Id, Int, Text, Texts } from '../platform/fields/fields.js';

const position = { min: 0, max: 9999, example: 0 };

class LiturgicalMaterialValues {
  @Text({ max: 160, example: 'Cálice' })
  name!: string;

  @Text({ lines: 'many', max: 2000, example: 'Taça de material digno em que o vinho é consagrado.' })
  description!: string;

  @Text({ lines: 'many', max: 2000, example: 'Contém o vinho que se torna o Sangue de Cristo.' })
  function!: string;

  @Text({ lines: 'many', max: 2000, example: 'Segure pela haste, nunca pela borda.' })
  care!: string;

  @Int({ ...position, optional: true })
  position?: number;
}

export class CreateLiturgicalMaterialRequest extends LiturgicalMaterialValues {}

export class UpdateLiturgicalMaterialRequest extends PartialType(LiturgicalMaterialValues, {
  skipNullProperties: false,
}) {}

export class LiturgicalMaterialResponse {
  @Id()
  id!: number;

  @Text({ max: 160, example: 'Cálice' })
  name!: string;

  @Text({ lines: 'many', max: 2000, example: 'Taça de material digno em que o vinho é consagrado.' })
  description!: string;

  @Text({ lines: 'many', max: 2000, example: 'Contém o vinho que se torna o Sangue de Cristo.' })
  function!: string;

  @Text({ lines: 'many', max: 2000, example: 'Segure pela haste, nunca pela borda.' })
  care!: string;

  @Int(position)
  position!: number;
}

const steps = {
  minItems: 1,
  maxItems: 60,
  maxLength: 1000,
  example: ['Lave as mãos.', 'Faça a genuflexão.'],
};

class ProcedureValues {
  @Text({ max: 160, example: 'Antes da missa' })
  title!: string;

  @Text({ lines: 'many', max: 2000, example: 'O que fazer ao chegar à sacristia.' })
  description!: string;

  @Texts(steps)
  steps!: string[];

  @Int({ ...position, optional: true })
  position?: number;
}

export class CreateProcedureRequest extends ProcedureValues {}

export class UpdateProcedureRequest extends PartialType(ProcedureValues, { skipNullProperties: false }) {}

export class ProcedureResponse {
  @Id()
  id!: number;

  @Text({ max: 160, example: 'Antes da missa' })
  title!: string;

  @Text({ lines: 'many', max: 2000, example: 'O que fazer ao chegar à sacristia.' })
  description!: string;

  @Texts(steps)
  steps!: string[];

  @Int(position)
  position!: number;
}

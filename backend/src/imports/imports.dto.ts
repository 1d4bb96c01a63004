import { ALL_EXPERIENCES, type Experience } from '../ministers/index.js';
import {
  Id,
  Ids,
  Instant,
  Int,
  MAX_ID,
  NestedList,
  OneOf,
  Text,
  Texts,
  Flag,
} from '../platform/fields/fields.js';
import { PersonName } from '../platform/fields/person.js';
import { IMPORT_KINDS, type ImportKind } from './import-record.entity.js';
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS } from './reading/table.js';

const LINE_LENGTH = MAX_CELL * 10;

export class ImportKindQuery {
  @OneOf(IMPORT_KINDS, { optional: true, example: 'people', description: 'people, se faltar.' })
  kind?: ImportKind;
}

export class PastedTextRequest {
  @Text({
    lines: 'many',
    max: 2_000_000,
    example: 'Nome\tTelefone\nAna Souza\t15 99999-9999',
    message: 'Cole aqui as células copiadas da planilha.',
  })
  text!: string;
}

/** A spreadsheet as it was read, for the screen on which its columns are told apart. */
export class TableResponse {
  @Text({ example: 'ministros.xlsx' })
  fileName!: string;

  @Texts({ maxItems: MAX_COLUMNS, maxLength: MAX_CELL, example: ['Nome', 'Telefone'] })
  headings!: string[];

  @Texts({
    maxItems: MAX_COLUMNS,
    example: ['fullName', 'phone'],
    description: 'O que cada coluna parece ser; vazio: não se sabe.',
  })
  columns!: string[];

  @Texts({
    maxItems: MAX_ROWS,
    maxLength: LINE_LENGTH,
    lines: 'many',
    example: ['Ana Souza\t15 99999-9999'],
    description: 'As linhas, células separadas por tabulação.',
  })
  lines!: string[];

  @Ids({ maxItems: MAX_ROWS, example: [4], description: 'Qual linha da lista da pessoa é cada uma, de 1.' })
  numbers!: number[];

  @Text({
    nullable: true,
    max: 10_000,
    example: 'Lidas 12 abas: “Janeiro”, “Fevereiro”…',
    description: 'O que a pessoa deve saber de como o arquivo foi lido.',
  })
  note!: string | null;
}

export class ColumnChoiceResponse {
  @Text({ example: 'fullName' })
  value!: string;

  @Text({ example: 'Nome completo' })
  label!: string;
}

class ImportRequest {
  @Text({ max: 200, example: 'ministros.xlsx' })
  fileName!: string;

  @Texts({
    minItems: 1,
    maxItems: MAX_COLUMNS,
    example: ['fullName', 'phone'],
    description: 'O que cada coluna é, dos valores de GET /api/imports/columns; vazio: não importar.',
  })
  columns!: string[];

  @Texts({
    minItems: 1,
    maxItems: MAX_ROWS,
    maxLength: LINE_LENGTH,
    lines: 'many',
    example: ['Ana Souza\t15 99999-9999'],
    message: 'Não há linhas a importar.',
    description: 'As linhas sem os títulos, células separadas por tabulação.',
  })
  lines!: string[];

  @Ids({
    maxItems: MAX_ROWS,
    example: [4],
    description: 'Qual linha da lista da pessoa é cada uma de `lines`: por este número ela é chamada.',
  })
  numbers!: number[];

  @Ids({ maxItems: MAX_ROWS, example: [4], description: 'Os números das linhas deixadas de fora.' })
  leftOut!: number[];
}

export class ImportPeopleRequest extends ImportRequest {
  @Ids({
    maxItems: MAX_ROWS,
    example: [3],
    description: 'Os números das linhas parecidas com alguém que, mesmo assim, são outra pessoa.',
  })
  otherPeople!: number[];

  @OneOf(ALL_EXPERIENCES, {
    example: '1-3-anos',
    description: 'De quem a planilha não diz.',
  })
  defaultExperience!: Experience;

  @Text({ optional: true, max: 2, message: 'DDD: informe os dois algarismos.', example: '15' })
  areaCode?: string;
}

export class CellProblemResponse {
  @Int({ min: 0, max: MAX_COLUMNS, nullable: true, example: 2, description: 'A coluna, a partir de 0.' })
  column!: number | null;

  @Text({ example: 'Telefone: falta o DDD.' })
  message!: string;
}

const ROW_OUTCOMES = ['new', 'like', 'unsure', 'wrong', 'left-out'] as const;

export class ImportRowResponse {
  @Int({ min: 1, max: MAX_ID, example: 4, description: 'O número da linha na lista da pessoa.' })
  row!: number;

  @OneOf(ROW_OUTCOMES, {
    example: 'new',
    description:
      'Será feita; é de alguém que já está; talvez seja, alguém deve dizer; errada; deixada de fora.',
  })
  outcome!: (typeof ROW_OUTCOMES)[number];

  @Texts({
    maxLength: 10_000,
    example: ['Ana Souza (Ana S.)', 'ana@exemplo.test'],
    description: 'O que se leu da linha.',
  })
  facts!: string[];

  @Text({ nullable: true, example: 'mesmo telefone de Ana Souza' })
  like!: string | null;

  @Int({ min: 1, max: MAX_ID, nullable: true, example: 4, description: 'A linha da pessoa parecida.' })
  likeRow!: number | null;

  @Int({ min: 1, max: MAX_ID, nullable: true, example: 17, description: 'A pessoa parecida, se já está.' })
  likeMinisterId!: number | null;

  @Text({
    nullable: true,
    example: '+55 (15) 99999-9999',
    description: 'O telefone da linha, se a pessoa parecida tem outro ou nenhum.',
  })
  newPhone!: string | null;

  @Flag({ description: 'Se a pessoa parecida pode ser, mesmo assim, outra.' })
  mayBeOther!: boolean;

  @NestedList(() => CellProblemResponse)
  problems!: CellProblemResponse[];
}

export class ImportPreviewResponse {
  @Int({ min: 0, max: MAX_ROWS, example: 60 })
  toMake!: number;

  @Int({ min: 0, max: MAX_ROWS, example: 0 })
  wrong!: number;

  @Int({ min: 0, max: MAX_ROWS, example: 0 })
  unsure!: number;

  @NestedList(() => ImportRowResponse, {
    maxItems: MAX_ROWS,
    description: 'As linhas em que há algo a importar.',
  })
  rows!: ImportRowResponse[];
}

export class RosterNameChoice {
  @Text({ max: MAX_CELL, example: 'Ana S.' })
  name!: string;

  @Int({ min: 1, max: MAX_ID, nullable: true, example: 17, description: 'null: deixar este nome de fora.' })
  ministerId!: number | null;
}

export class ImportRostersRequest extends ImportRequest {
  @Texts({
    maxItems: MAX_COLUMNS,
    maxLength: MAX_CELL,
    example: ['Nome', 'dom 06/09 8h'],
    description: 'Os títulos; os das colunas “duty” dizem dia e hora.',
  })
  headings!: string[];

  @NestedList(() => RosterNameChoice, {
    maxItems: MAX_ROWS,
    description: 'De quem são os nomes que o sistema não reconhece.',
  })
  people!: RosterNameChoice[];
}

const NAME_MATCHES = ['same', 'like', 'chosen', 'left-out', 'nobody'] as const;

export class RosterNameResponse {
  @Text({ example: 'Ana S.' })
  name!: string;

  @Int({ min: 1, max: MAX_ID, example: 4, description: 'Em quantas missas aparece.' })
  duties!: number;

  @OneOf(NAME_MATCHES, {
    example: 'like',
    description: 'É o nome da pessoa; parece ser; foi escolhida; ficou de fora; não é de ninguém.',
  })
  how!: (typeof NAME_MATCHES)[number];

  @Int({ min: 1, max: MAX_ID, nullable: true, example: 17 })
  ministerId!: number | null;

  @Text({ nullable: true, example: 'Ana Souza' })
  scheduleName!: string | null;

  @Ids({ maxItems: 5, example: [17, 30], description: 'De quem pode ser, se não é de ninguém.' })
  likely!: number[];
}

export class RosterMonthResponse {
  @Text({ example: '2026-09' })
  month!: string;

  @Int({ min: 0, max: MAX_ID, example: 42 })
  masses!: number;

  @Int({ min: 0, max: MAX_ID, example: 396 })
  duties!: number;

  @Flag({ description: 'Se já há uma escala deste mês que não foi importada: então ele fica como está.' })
  taken!: boolean;
}

const ROSTER_ROW_OUTCOMES = ['new', 'wrong', 'left-out'] as const;

export class RosterRowResponse {
  @Int({ min: 1, max: MAX_ID, example: 4, description: 'O número da linha na lista da pessoa.' })
  row!: number;

  @OneOf(ROSTER_ROW_OUTCOMES, { example: 'new' })
  outcome!: (typeof ROSTER_ROW_OUTCOMES)[number];

  @Text({ min: 0, max: 1000, example: '06/09/2026, 8h: Ana Souza; Rui Prado' })
  summary!: string;

  @NestedList(() => CellProblemResponse)
  problems!: CellProblemResponse[];
}

export class RosterPreviewResponse {
  @Int({ min: 0, max: MAX_ID, example: 396, description: 'Lugares servidos que entram.' })
  toMake!: number;

  @Int({ min: 0, max: MAX_ROWS, example: 0 })
  wrong!: number;

  @NestedList(() => RosterMonthResponse, { maxItems: 1000 })
  months!: RosterMonthResponse[];

  @NestedList(() => RosterNameResponse, {
    maxItems: 20_000,
    description: 'Cada nome uma vez, os que pedem atenção primeiro.',
  })
  names!: RosterNameResponse[];

  @NestedList(() => RosterRowResponse, { maxItems: MAX_ROWS })
  rows!: RosterRowResponse[];
}

export class ImportResponse {
  @Id()
  id!: number;

  @OneOf(IMPORT_KINDS, { example: 'people', description: 'Pessoas, ou escalas passadas.' })
  kind!: ImportKind;

  @Text({ example: 'ministros.xlsx' })
  fileName!: string;

  @Int({ min: 0, max: MAX_ROWS, example: 60 })
  rows!: number;

  @Int({ min: 0, max: MAX_ID, example: 58, description: 'Quantas pessoas, ou lugares em escalas, fez.' })
  made!: number;

  @PersonName({ nullable: true })
  createdByName!: string | null;

  @Instant()
  createdAt!: string;

  @Instant({ nullable: true })
  undoneAt!: string | null;

  @Int({
    min: 0,
    max: MAX_ID,
    example: 0,
    description: 'Quantas das pessoas já entraram: com alguma, não se desfaz.',
  })
  entered!: number;
}

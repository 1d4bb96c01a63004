import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import * as v from 'class-validator';
import { isIsoDate } from '../dates/month.js';
import { emailKey, isOneLine, isPlainText } from '../text.js';
import { labelOf } from './labels.js';

/**
 * The fields of requests and responses. Each decorator says at once how a value is checked, what is answered in
 * Portuguese when it is wrong, and how it is documented. Responses use the same ones, there only as documentation.
 */
export interface FieldOptions {
  /** May be absent. */
  optional?: boolean;
  /** May be null. */
  nullable?: boolean;
  description?: string;
  example?: unknown;
  /** Replaces the sentence for a wrong value; the field's name is put in front unless it begins with a capital. */
  message?: string;
}

export const MAX_ID = 2_147_483_647;
const MIN_DATE = '1900-01-01';
const MAX_DATE = '2100-12-31';
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A sentence that begins with a capital is whole; another continues after the field's name. */
const sentence =
  (text: string) =>
  ({ property }: { property: string }) =>
    /^\p{Lu}/u.test(text) ? text : `${labelOf(property)}: ${text}`;

function field(
  api: ApiPropertyOptions,
  options: FieldOptions,
  ...rules: PropertyDecorator[]
): PropertyDecorator {
  const presence: PropertyDecorator[] = [];
  if (options.optional && options.nullable) presence.push(v.IsOptional());
  else if (options.optional) presence.push(v.ValidateIf((_, value) => value !== undefined));
  else if (options.nullable) presence.push(v.ValidateIf((_, value) => value !== null));
  const { description, example, nullable } = options;
  return applyDecorators(
    ApiProperty({
      ...api,
      ...(description === undefined ? {} : { description }),
      ...(example === undefined ? {} : { example }),
      ...(nullable ? { nullable } : {}),
      [(api as { type?: unknown }).type === 'object' ? 'selfRequired' : 'required']: !options.optional,
    }),
    ...presence,
    ...rules,
  );
}

/** An integer within bounds. */
export const Int = ({ min, max, ...options }: FieldOptions & { min: number; max: number }) =>
  field(
    { type: 'integer', minimum: min, maximum: max },
    options,
    v.IsInt({ message: sentence(options.message ?? 'informe um número inteiro.') }),
    v.Min(min, { message: sentence(options.message ?? `o menor valor aceito é ${min}.`) }),
    v.Max(max, { message: sentence(options.message ?? `o maior valor aceito é ${max}.`) }),
  );

/** The id of a record. */
export const Id = (options: FieldOptions = {}) =>
  Int({ example: 17, message: 'escolha um registro válido.', ...options, min: 1, max: MAX_ID });

/** A number with decimals; numeric strings are accepted. */
export const Decimal = ({ min, max, ...options }: FieldOptions & { min: number; max: number }) =>
  field(
    { type: 'number', minimum: min, maximum: max },
    options,
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
    ),
    v.IsNumber({ allowNaN: false, allowInfinity: false }, { message: sentence('informe um número.') }),
    v.Min(min, { message: sentence(`o menor valor aceito é ${min}.`) }),
    v.Max(max, { message: sentence(`o maior valor aceito é ${max}.`) }),
  );

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);

/** A rule about the characters of a text, or of each text of a list. */
const Characters = (isAccepted: (text: string) => boolean, text: string, each = false) =>
  v.ValidateBy(
    {
      name: 'characters',
      validator: {
        validate: (value) => typeof value === 'string' && isAccepted(value),
        defaultMessage: v.buildMessage(() => ''),
      },
    },
    { message: sentence(text), each },
  );

const ONE_LINE =
  'há uma quebra de linha ou um caractere invisível, que não é aceito. Apague o texto e escreva de novo.';
const NOT_PLAIN = 'há um caractere que não é aceito. Apague o texto e escreva de novo.';

/** A text, trimmed: one line of characters that can be seen, or of any number of lines. */
export const Text = ({
  min = 1,
  max = 200,
  lines = 'one',
  ...options
}: FieldOptions & { min?: number; max?: number; lines?: 'one' | 'many' } = {}) =>
  field(
    { type: 'string', minLength: min, maxLength: max },
    options,
    trimmed,
    v.IsString({ message: sentence(options.message ?? 'informe um texto.') }),
    v.MinLength(min, {
      message: sentence(
        options.message ?? (min === 1 ? 'preencha este campo.' : `escreva ao menos ${min} caracteres.`),
      ),
    }),
    v.MaxLength(max, { message: sentence(`escreva no máximo ${max} caracteres.`) }),
    lines === 'one' ? Characters(isOneLine, ONE_LINE) : Characters(isPlainText, NOT_PLAIN),
  );

/** What somebody may add in their own words, on several lines, or leave out. */
export const Note = (options: FieldOptions & { max: number }) =>
  Text({ lines: 'many', min: 0, optional: true, nullable: true, ...options });

/** A password: taken as typed, neither trimmed nor cut. Its strength is judged by PasswordsService. */
export const Password = (options: FieldOptions = {}) =>
  field(
    { type: 'string', format: 'password', minLength: 1, maxLength: 128 },
    { example: 'uma senha só sua', ...options },
    v.IsString({ message: sentence('preencha este campo.') }),
    v.MinLength(1, { message: sentence('preencha este campo.') }),
    v.MaxLength(128, { message: sentence('use no máximo 128 caracteres.') }),
  );

/** An e-mail address, normalised to the form in which it is unique. */
export const Email = (options: FieldOptions = {}) =>
  field(
    { type: 'string', format: 'email', maxLength: 254 },
    { example: 'ana.souza@exemplo.test', ...options },
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? emailKey(value) : value)),
    v.ValidateBy(
      {
        name: 'email',
        validator: {
          validate: (value) =>
            typeof value === 'string' &&
            isOneLine(value) &&
            v.isEmail(value, { allow_utf8_local_part: false }),
          defaultMessage: v.buildMessage(() => ''),
        },
      },
      { message: sentence('informe um e-mail válido, como nome@exemplo.com.br.') },
    ),
    v.MaxLength(254, { message: sentence('use no máximo 254 caracteres.') }),
  );

/** A local date, YYYY-MM-DD, that exists. */
export const LocalDate = (options: FieldOptions = {}) =>
  field(
    { type: 'string', format: 'date' },
    { example: '2026-12-06', ...options },
    v.ValidateBy(
      {
        name: 'localDate',
        validator: {
          validate: (value) =>
            typeof value === 'string' && isIsoDate(value) && value >= MIN_DATE && value <= MAX_DATE,
          defaultMessage: v.buildMessage(() => ''),
        },
      },
      { message: sentence(options.message ?? 'informe uma data válida, com dia, mês e ano.') },
    ),
  );

/** A local time, HH:MM. */
export const LocalTime = (options: FieldOptions = {}) =>
  field(
    { type: 'string', pattern: TIME.source },
    { example: '19:30', ...options },
    v.Matches(TIME, { message: sentence(options.message ?? 'informe um horário válido (HH:MM).') }),
  );

/** An instant in ISO 8601 with its offset, as the wire carries it. */
export const Instant = (options: FieldOptions = {}) =>
  field(
    { type: 'string', format: 'date-time' },
    { example: '2026-11-25T23:59:00.000-03:00', ...options },
    v.ValidateBy(
      {
        name: 'instant',
        validator: { validate: isInstant, defaultMessage: v.buildMessage(() => '') },
      },
      { message: sentence('informe uma data e hora válidas.') },
    ),
  );

function isInstant(value: unknown): boolean {
  if (
    typeof value !== 'string' ||
    !/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/.test(value)
  )
    return false;
  return isIsoDate(value.slice(0, 10)) && value >= MIN_DATE && !Number.isNaN(Date.parse(value));
}

/** true or false. */
export const Flag = (options: FieldOptions = {}) =>
  field(
    { type: 'boolean' },
    options,
    v.IsBoolean({ message: sentence(options.message ?? 'escolha sim ou não.') }),
  );

/** One of a list of words. */
export const OneOf = (values: readonly string[], options: FieldOptions & { enumName?: string } = {}) =>
  field(
    {
      type: 'string',
      enum: [...values],
      ...(options.enumName ? { enumName: options.enumName } : {}),
    },
    { example: values[0], ...options },
    v.IsIn([...values], { message: sentence(options.message ?? 'escolha uma das opções.') }),
  );

/** A list of texts of one line; `values` documents those that a response may hold. */
export const Texts = ({
  minItems = 0,
  maxItems = 100,
  maxLength = 200,
  values,
  lines = 'one',
  ...options
}: FieldOptions & {
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  values?: readonly string[];
  /** 'many' lets tabs and line breaks through. */
  lines?: 'one' | 'many';
} = {}) =>
  field(
    {
      type: 'array',
      items: { type: 'string', maxLength, ...(values ? { enum: [...values] } : {}) },
      minItems,
      maxItems,
    },
    options,
    v.IsArray({ message: sentence(options.message ?? 'informe uma lista.') }),
    v.ArrayMinSize(minItems, { message: sentence(options.message ?? `escolha ao menos ${minItems}.`) }),
    v.ArrayMaxSize(maxItems, { message: sentence(`informe no máximo ${maxItems}.`) }),
    v.IsString({ each: true, message: sentence(options.message ?? 'informe uma lista de textos.') }),
    v.MaxLength(maxLength, {
      each: true,
      message: sentence(`cada item pode ter no máximo ${maxLength} caracteres.`),
    }),
    lines === 'one' ? Characters(isOneLine, ONE_LINE, true) : Characters(isPlainText, NOT_PLAIN, true),
  );

/** A list of record ids. */
export const Ids = ({ maxItems = 500, ...options }: FieldOptions & { maxItems?: number } = {}) =>
  field(
    { type: 'array', items: { type: 'integer', minimum: 1, maximum: MAX_ID }, maxItems },
    options,
    v.IsArray({ message: sentence('informe uma lista.') }),
    v.ArrayMaxSize(maxItems, { message: sentence(`informe no máximo ${maxItems}.`) }),
    v.IsInt({ each: true, message: sentence('há um item inválido na lista.') }),
    v.Min(1, { each: true, message: sentence('há um item inválido na lista.') }),
    v.Max(MAX_ID, { each: true, message: sentence('há um item inválido na lista.') }),
  );

/** An object of another class. */
export const Nested = (type: () => new () => object, options: FieldOptions = {}) =>
  field(
    { type: () => type() },
    options,
    v.IsObject({ message: sentence('informe um objeto.') }),
    v.ValidateNested({ message: sentence('há um valor inválido.') }),
    Type(type),
  );

/** A list of objects of another class. */
export const NestedList = (
  type: () => new () => object,
  { minItems = 0, maxItems = 500, ...options }: FieldOptions & { minItems?: number; maxItems?: number } = {},
) =>
  field(
    { type: () => type(), isArray: true, minItems, maxItems },
    options,
    v.IsArray({ message: sentence('informe uma lista.') }),
    v.ArrayMinSize(minItems, { message: sentence(options.message ?? `inclua ao menos ${minItems}.`) }),
    v.ArrayMaxSize(maxItems, { message: sentence(`informe no máximo ${maxItems}.`) }),
    v.IsObject({ each: true, message: sentence('há um item inválido na lista.') }),
    v.ValidateNested({ each: true, message: sentence('há um item inválido na lista.') }),
    Type(type),
  );

/** A response value whose form is documented elsewhere (free JSON). */
export const Json = (options: FieldOptions = {}) =>
  field(
    { type: 'object', additionalProperties: true },
    options,
    v.IsObject({ message: sentence('informe um objeto.') }),
  );

import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { formatPhone } from '../phone.js';
import { Text, type FieldOptions } from './fields.js';
import { labelOf } from './labels.js';

const sentence =
  (text: string) =>
  ({ property }: { property: string }) =>
    `${labelOf(property)}: ${text}`;

/** A name with single spaces between its words. */
const spaced = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** A person's name, or the name under which they stand in the schedule. */
export const PersonName = ({ max = 120, ...options }: FieldOptions & { max?: number } = {}) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? spaced(value) : value)),
    Text({ example: 'Ana Souza', ...options, max }),
    Matches(/\p{L}/u, { message: sentence('preencha este campo com um nome.') }),
  );

/** A telephone, stored as `+CC (AA) NNNNN-NNNN` however it was typed. */
export const Phone = (options: FieldOptions = {}) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (formatPhone(value) ?? value) : value,
    ),
    Text({ example: '+55 (15) 99999-9999', ...options, max: 40 }),
    Matches(/^\+\d{2} \(\d{2}\) \d{4,5}-\d{4}$/, {
      message: sentence('informe um telefone com DDD, como +55 (15) 99999-9999.'),
    }),
  );

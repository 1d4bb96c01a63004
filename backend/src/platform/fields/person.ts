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

/** Control and format characters, among them those that are invisible or turn the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** A name as it can be told apart by eye: one line, single spaces, nothing invisible. */
function visibleName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
}

/** A person's name, or the name under which they stand in the schedule. */
export const PersonName = ({ max = 120, ...options }: FieldOptions & { max?: number } = {}) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? visibleName(value) : value)),
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

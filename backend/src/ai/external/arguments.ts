/** Parameters of tools: declared once, sent to the model as JSON Schema, and checked when they come back. */
import { isIsoDate, isIsoTime } from '../../platform/dates/month.js';

export interface Parameter {
  type: 'string' | 'integer' | 'boolean';
  description?: string;
  enum?: readonly string[];
  /** Of a text: what it must look like. */
  pattern?: string;
  /** Checked beyond the pattern: the day or the time must exist. */
  format?: 'date' | 'time';
  minimum?: number;
  maximum?: number;
}

export interface Parameters {
  type: 'object';
  properties: Record<string, Parameter>;
  required: string[];
  additionalProperties: false;
}

/** Arguments of a tool as JSON Schema; each is required unless it is named as optional. */
export function parameters(properties: Record<string, Parameter>, optional: string[] = []): Parameters {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** @returns what is wrong with the arguments, in Portuguese; nothing when they are as declared. */
export function problemsOf({ properties, required }: Parameters, given: unknown): string[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return ['os argumentos devem ser um objeto JSON'];
  const missing = required.filter((name) => !(name in given)).map((name) => `falta “${name}”`);
  const wrong = Object.entries(given).flatMap(([name, value]) => {
    if (!Object.hasOwn(properties, name)) return [`“${name}” não existe`];
    const problem = problemOf(properties[name]!, value);
    return problem === null ? [] : [`“${name}” ${problem}`];
  });
  return [...missing, ...wrong];
}

function problemOf(parameter: Parameter, value: unknown): string | null {
  if (parameter.type === 'integer') {
    const { minimum = -Infinity, maximum = Infinity } = parameter;
    const isRight = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
    return isRight ? null : `deve ser um número inteiro de ${minimum} a ${maximum}`;
  }
  if (parameter.type === 'boolean') return typeof value === 'boolean' ? null : 'deve ser true ou false';
  if (typeof value !== 'string') return 'deve ser um texto';
  if (parameter.enum && !parameter.enum.includes(value))
    return `deve ser um de: ${parameter.enum.join(', ')}`;
  if (parameter.pattern && !new RegExp(parameter.pattern, 'u').test(value))
    return `deve ter a forma ${parameter.pattern}`;
  if (parameter.format === 'date' && !isIsoDate(value)) return 'deve ser um dia que existe';
  if (parameter.format === 'time' && !isIsoTime(value)) return 'deve ser um horário que existe';
  return null;
}

export const PERSON: Parameter = {
  type: 'string',
  pattern: '^M[0-9]{1,9}$',
  description: 'Código da pessoa, como M17.',
};
export const DATE: Parameter = { type: 'string', format: 'date', description: 'Dia, AAAA-MM-DD.' };
export const TIME: Parameter = { type: 'string', format: 'time', description: 'Horário, HH:MM.' };

/** The shape of a request of this set, and short words to write expectations with. NOTES.md says how each is judged. */
import type { MassFilter, MassKey, ScheduleRule } from '../../src/roster/schedule-rules/schedule-rule.js';
import type { EvaluationCase } from '../case.js';
import { idOf } from '../parish.ts';
import { decemberIdOf } from './parish-december.ts';

/** Where something is done that the assistant cannot do. */
export type Page =
  | 'publication'
  | 'messages'
  | 'people'
  | 'availability'
  | 'masses'
  | 'print'
  | 'schedules'
  | 'account';

export interface RequestCase extends EvaluationCase {
  /** `november`, the parish of `parish.ts`, when left out. */
  parish?: 'december';
  /** Other rules that are as good as `sets`, each list by itself. */
  or?: readonly (readonly ScheduleRule[])[];
  /** Instead of acting, a question whose first reading is exactly what the case expects is as good. */
  orAsks?: true;
  /** With `asks`: the rules that the first reading of the question would set. */
  offers?: readonly ScheduleRule[];
  /** With `asks`: the answer names the page where this is done. */
  page?: Page;
}

export type Requests = Record<string, readonly RequestCase[]>;

export const inDecember = (cases: readonly RequestCase[]): RequestCase[] =>
  cases.map((each) => ({ ...each, parish: 'december' }));

/** Turning a waiting proposal down. */
export const TURN_DOWN = 'discard';

export const ANA_SOUZA = idOf('Ana Souza');
export const ANA_LIMA = idOf('Ana Lima');
export const VERA = idOf('Vera Lúcia');
export const JOAO = idOf('João');
export const JOANA = idOf('Joana');
export const ZE = idOf('Zé do Carmo');
export const ANTONIO = idOf('Antônio');
export const CONCEICAO = idOf('Conceição');
export const DORES = idOf('Maria das Dores');
export const SEBASTIAO = idOf('Sebastião');
export const IRIS = idOf('Íris');
export const LUCIO = idOf('Lúcio');

export const BRUNA_F = decemberIdOf('Bruna F.');
export const BRUNA_M = decemberIdOf('Bruna M.');
export const ROSA_M = decemberIdOf('Rosa M.');
export const ROSA_T = decemberIdOf('Rosa T.');
export const APARECIDA = decemberIdOf('Maria Aparecida');
export const SOCORRO = decemberIdOf('Maria do Socorro');
export const HELENA = decemberIdOf('Maria Helena');
export const MARIA_JOSE = decemberIdOf('Maria José');
export const PAULO = decemberIdOf('Paulo');
export const PEDRO = decemberIdOf('Pedro Henrique');
export const LUIZ = decemberIdOf('Luiz Carlos');
export const LUISA = decemberIdOf('Luísa');
export const FRANCISCO = decemberIdOf('Francisco');
export const TEREZINHA = decemberIdOf('Terezinha');
export const GERALDO = decemberIdOf('Geraldo');
export const MARCIA = decemberIdOf('Márcia');
export const MARCOS = decemberIdOf('Marcos');
export const NEUZA = decemberIdOf('Neuza');
export const FATIMA = decemberIdOf('Fátima');
export const BENEDITO = decemberIdOf('Benedito');

const dateOf = (month: number, day: number) => `2026-${month}-${String(day).padStart(2, '0')}`;

/** A day of November, or one of its masses. */
export function nov(day: number): { date: string };
export function nov(day: number, time: string): MassKey;
export function nov(day: number, time?: string): { date: string; time?: string } {
  return time === undefined ? { date: dateOf(11, day) } : { date: dateOf(11, day), time };
}

/** A day of December, or one of its masses. */
export function dez(day: number): { date: string };
export function dez(day: number, time: string): MassKey;
export function dez(day: number, time?: string): { date: string; time?: string } {
  return time === undefined ? { date: dateOf(12, day) } : { date: dateOf(12, day), time };
}

/** Days of November, the first and last included. */
export const novFrom = (day: number): MassFilter => ({ from: dateOf(11, day) });
export const novUntil = (day: number): MassFilter => ({ until: dateOf(11, day) });
export const novSpan = (first: number, last: number): MassFilter => ({
  ...novFrom(first),
  ...novUntil(last),
});
export const dezFrom = (day: number): MassFilter => ({ from: dateOf(12, day) });
export const dezUntil = (day: number): MassFilter => ({ until: dateOf(12, day) });
export const dezSpan = (first: number, last: number): MassFilter => ({
  ...dezFrom(first),
  ...dezUntil(last),
});
export const at = (time: string): MassFilter => ({ time });

/** The person serves at none of these; without any, at no mass of the schedule. */
export const off = (ministerId: number, ...filters: readonly MassFilter[]): ScheduleRule[] =>
  (filters.length === 0 ? [{}] : filters).map((masses) => ({ kind: 'exclude', ministerId, masses }));
export const put = (ministerId: number, mass: MassKey): ScheduleRule => ({ kind: 'pin', ministerId, mass });
export const cap = (ministerId: number, count: number): ScheduleRule => ({ kind: 'cap', ministerId, count });
export const all = (count: number): ScheduleRule => ({ kind: 'cap-all', count });
export const duo = (ministerId: number, otherId: number): ScheduleRule => ({
  kind: 'together',
  ministerId,
  otherId,
});
export const split = (ministerId: number, otherId: number): ScheduleRule => ({
  kind: 'apart',
  ministerId,
  otherId,
});
export const need = (mass: MassKey, count: number): ScheduleRule => ({ kind: 'required', mass, count });

/** The three files of a proof, and how they are read: strictly, so that nothing is taken for what it is not. */

export type Id = string | number;

export interface Place {
  minister: Id;
  slot: Id;
}

export interface ProblemFile {
  slots: { id: Id; date: string; required: number; experienced?: number; month?: Id }[];
  ministers: {
    id: Id;
    experienced?: boolean;
    maxDuties?: number;
    maxima?: { month: Id; maxDuties: number }[];
    carried?: number;
    blockedDates?: string[];
    mandateUntil?: string;
  }[];
  answers: (Place & { answer: string })[];
  families?: { a: Id; b: Id; wish: string }[];
  pins?: Place[];
  published?: Place[];
  minRestDays?: number;
}

export interface ResultFile {
  status: string;
  assignments: Place[];
  stages: { name: string; value: number; bound: number }[];
  shortages: { slot: Id; missing: number }[];
}

/** Multipliers are whole numbers over this power of two. */
export const DENOMINATOR = 1_048_576;

/** A row's name and its multiplier. */
export interface CertificateRow {
  row: string;
  of: Id[];
  y: number;
}

/** A proof by cases: somebody serves at a mass, or does not. */
export type CertificateTree =
  | { rows: CertificateRow[] }
  | { branch: Place; in: CertificateTree; out: CertificateTree };

/** `value` is whole, so that of `unfairness` counts in 1 / factor². With a tree there are no rows beside it. */
export interface CertificateStage {
  name: string;
  value: number;
  rows: CertificateRow[];
  tree?: CertificateTree;
}

/** What is carried over, times `factor`, is whole. */
export interface Certificate {
  denominator: number;
  factor: number;
  stages: CertificateStage[];
}

/** @throws Error always: what cannot be read, or is not proven. */
export function refuse(message: string): never {
  throw new Error(message);
}

/** An object that has no other fields than these. */
export function known(value: unknown, ...names: string[]): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const unknown = isObject && Object.keys(value).find((name) => !names.includes(name));
  if (!isObject || unknown !== undefined)
    refuse(`em vez de { ${names.join(', ')} } há ${JSON.stringify(unknown)}`);
  return value as Record<string, unknown>;
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : refuse('falta uma lista');
}

/**
 * A whole number that is exact. Sums and products of whole numbers are, as long as they stay below 2^53: only beyond it
 * are they rounded, and never back to below.
 */
export function whole(value: unknown, least = -Infinity): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    return refuse('um número não é inteiro, ou é grande demais');
  return value < least ? refuse(`um número é menor que ${least}`) : value;
}

/** A decimal, digit by digit, times a factor that makes it whole. */
export function times(decimal: unknown, factor: number): number {
  if (typeof decimal !== 'number') return refuse('carried não é um número');
  const [, digits = '', rest = ''] =
    /^(-?\d+)(?:\.(\d+))?$/.exec(String(decimal)) ?? refuse('carried não é um decimal');
  const [product, ten] = [BigInt(digits + rest) * BigInt(factor), 10n ** BigInt(rest.length)];
  return product % ten === 0n ? whole(Number(product / ten)) : refuse('o fator não torna carried inteiro');
}

/** Days from 1970 to a real date. */
export function dayNumber(date: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : NaN;
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return isReal ? time / 86_400_000 : refuse(`${date} não é uma data`);
}

/** People or masses by their ids, no id twice. */
export function byId<T extends { id: Id }>(entries: T[]): Map<Id, T> {
  const found = new Map(entries.map((entry) => [entry.id, entry]));
  const isNamed = [...found.keys()].every((id) => typeof id === 'string' || Number.isSafeInteger(id));
  return isNamed && found.size === entries.length ? found : refuse('um id falta ou se repete');
}

/** The masses of each person, no place twice. */
export function placesOf(places: Place[]): Map<Id, Set<Id>> {
  const found = new Map<Id, Set<Id>>();
  for (const { minister, slot } of places) {
    const masses = found.get(minister) ?? new Set();
    if (masses.has(slot)) refuse('uma designação se repete');
    found.set(minister, masses.add(slot));
  }
  return found;
}

/** Takes a place out; tells whether it was there. */
export const take = (places: Map<Id, Set<Id>>, { minister, slot }: Place): boolean =>
  places.get(minister)?.delete(slot) ?? false;

/** A name of several parts as one text. */
export const key = (...parts: unknown[]): string => JSON.stringify(parts);

/** Whether a number of a file is this one, to the nine digits that sums of decimals keep. */
export function isClose(told: number, value: number): boolean {
  return Math.abs(told - value) <= 1e-9 * Math.max(1, Math.abs(value));
}

import type { Answer } from '../../api/client.ts';
import { massMoment } from '../confirmations/confirmations-model.ts';

export type Day = Answer<'GET /api/coordination/day'>;
export type DayPerson = Day['holes'][number]['candidates'][number];

/** Whether nothing needs a person now. */
export const dayIsEmpty = (day: Day): boolean =>
  Object.values(day).every((part) => (Array.isArray(part) ? part.length === 0 : part === 0));

/** '1 pessoa', '4 pessoas'. */
export const people = (count: number): string => (count === 1 ? '1 pessoa' : `${count} pessoas`);

/** Asks somebody whether they could serve at a mass. */
export const serveText = (
  name: string,
  mass: Pick<Day['holes'][number], 'date' | 'time' | 'description'>,
): string => `Olá, ${name}! Falta gente em ${massMoment(mass)}, ${mass.description}. Você pode servir?`;

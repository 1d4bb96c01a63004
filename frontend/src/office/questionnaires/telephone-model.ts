import { recentMoment } from '../../lib/dates.ts';
import type { Questionnaire, Unanswered } from './questionnaire-model.ts';

/** Those whom no reminder reaches, and those whom one does: the order in which they are telephoned. */
export const byReach = <Person extends Pick<Unanswered, 'hasAccount'>>(
  people: readonly Person[],
): [others: Person[], reached: Person[]] => [
  people.filter(({ hasAccount }) => !hasAccount),
  people.filter(({ hasAccount }) => hasAccount),
];

/** Who is telephoned after somebody: the next on the list, else the first of it; null: nobody is left. */
export function nextToTelephone<Person extends Pick<Unanswered, 'ministerId' | 'hasAccount'>>(
  people: readonly Person[],
  ministerId: number,
): Person | null {
  const list = byReach(people).flat();
  const at = list.findIndex((person) => person.ministerId === ministerId);
  return list[at + 1] ?? list.find((person) => person.ministerId !== ministerId) ?? null;
}

/** When somebody was telephoned in vain: 'Tentado hoje, 10h12'. */
const attemptWords = (triedAt: string, now: string): string => `Tentado ${recentMoment(triedAt, now)}`;

/** When somebody was last reminded: 'Lembrete ontem, 21h52'. */
export const reminderWords = (remindedAt: string, now: string): string =>
  `Lembrete ${recentMoment(remindedAt, now)}`;

/** What was done to get somebody's answer: 'Lembrete ontem, 21h52', 'Tentado hoje, 10h12'. */
export const chaseFacts = (
  { remindedAt, triedAt }: Pick<Unanswered, 'remindedAt' | 'triedAt'>,
  now: string,
): (string | null)[] => [remindedAt && reminderWords(remindedAt, now), triedAt && attemptWords(triedAt, now)];

const HOUR_MS = 3_600_000;

/** Whether a reminder of the last hour leaves nothing to remind somebody of now. */
export const isJustReminded = ({ remindedAt }: Pick<Unanswered, 'remindedAt'>, now: string): boolean =>
  remindedAt !== null && Date.parse(now) - Date.parse(remindedAt) < HOUR_MS;

/** The words with which a conversation about a missing answer begins. */
export const chaseText = (
  name: string,
  { id, title }: Pick<Questionnaire, 'id' | 'title'>,
  origin: string,
): string =>
  `Olá, ${name}! Falta a sua resposta a “${title}”. Responda aqui: ${origin}/my-questionnaires?id=${id}`;

import { massMoment } from '../../lib/dates.ts';
import type { Answer } from '../../api/client.ts';
import { plural } from '../../lib/plural.ts';
import { countMasses } from '../roster/calendar/calendar-model.ts';

export type Day = Answer<'GET /api/coordination/day'>;
export type DayPerson = Day['questionnaires'][number]['people'][number];
export type DayShortage = Day['shortages'][number];
export type DayCandidate = DayShortage['candidates'][number];
/** Somebody with masses to come at which they can no longer serve. */
export type DayConflict = Day['conflicts'][number];
export type DaySubstitution = Day['substitutions'][number];

type Counted = 'registrations' | 'failed-mails' | 'whatsapp';

/** One thing that needs a person, and when it is too late for it. */
export type DayItem = { at: number } & (
  | { kind: 'conflict'; conflict: DayConflict }
  | { kind: 'shortage'; shortage: DayShortage }
  | { kind: 'substitution'; request: DaySubstitution }
  | { kind: 'unconfirmed'; date: string; masses: Day['unconfirmed'] }
  | { kind: 'questionnaire'; questionnaire: Day['questionnaires'][number] }
  | { kind: Counted; count: number }
  | { kind: 'mandates'; mandates: Day['mandates'] }
);

const DAY_MS = 86_400_000;

/**
 * Everything of the day, what is too late first before all else; places not confirmed as one a day. Requests and failed mails have no hour of their own:
 * they come after what is due within a day.
 */
export function byUrgency(day: Day, now: number): DayItem[] {
  const tomorrow = now + DAY_MS;
  const counted = (kind: Counted, count: number): DayItem[] =>
    count > 0 ? [{ kind, at: tomorrow, count }] : [];
  const items: DayItem[] = [
    ...day.conflicts.map((conflict) => ({
      kind: 'conflict' as const,
      at: Date.parse(conflict.masses[0]!.dateTime),
      conflict,
    })),
    ...day.shortages.map((shortage) => ({
      kind: 'shortage' as const,
      at: Date.parse(shortage.dateTime),
      shortage,
    })),
    ...day.substitutions.map((request) => ({
      kind: 'substitution' as const,
      at: Date.parse(request.dateTime),
      request,
    })),
    ...[...Map.groupBy(day.unconfirmed, ({ date }) => date)].map(([date, masses]) => ({
      kind: 'unconfirmed' as const,
      at: Date.parse(masses[0]!.dateTime),
      date,
      masses,
    })),
    ...day.questionnaires.map((questionnaire) => ({
      kind: 'questionnaire' as const,
      at: Date.parse(questionnaire.responseDeadline),
      questionnaire,
    })),
    ...counted('registrations', day.registrations),
    ...counted('failed-mails', day.failedMails),
    ...counted('whatsapp', day.undeliveredWhatsApp),
    ...day.mandates.slice(0, 1).map(({ mandateUntil }) => ({
      kind: 'mandates' as const,
      at: Date.parse(`${mandateUntil}T23:59:59`),
      mandates: day.mandates,
    })),
  ];
  return items.sort((one, other) => one.at - other.at);
}

/** '1 pessoa', '4 pessoas'. */
export const people = (count: number): string => plural(count, 'pessoa', 'pessoas');

/** 'Ana S. não pode mais servir: domingo, 6 de dezembro, 8h', or how many masses there are. */
export const conflictTitle = ({ scheduleName, masses }: DayConflict): string =>
  `${scheduleName} não pode mais servir: ${masses.length === 1 ? massMoment(masses[0]!) : countMasses(masses.length)}`;

/** Why a request needs the coordination. */
export const NEED_WORDS: Record<DaySubstitution['need'], string> = {
  exhausted: 'Ninguém pôde. Dê o lugar a alguém, ou deixe-o vazio.',
  near: 'A missa está perto, e ninguém aceitou ainda.',
  'to-call': 'Há quem não usa o sistema: só você pode perguntar.',
  'nobody-left': 'Todos os que podiam já foram perguntados.',
};

/** Asks somebody whether they could serve at a mass. */
export const serveText = (name: string, mass: Pick<DayShortage, 'date' | 'time' | 'description'>): string =>
  `Olá, ${name}! Falta gente em ${massMoment(mass)}, ${mass.description}. Você pode servir?`;

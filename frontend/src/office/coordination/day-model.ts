import { massMoment, recentMoment } from '../../lib/dates.ts';
import type { Answer } from '../../api/client.ts';
import { plural } from '../../lib/plural.ts';
import { unansweredWords } from '../questionnaires/questionnaire-model.ts';
import { countMasses } from '../roster/calendar/calendar-model.ts';

export type Day = Answer<'GET /api/coordination/day'>;
export type DayMass = Day['unconfirmed'][number];
export type DaySilent = DayMass['people'][number];
export type DayShortage = Day['shortages'][number];
export type DayCandidate = DayShortage['candidates'][number];
/** Somebody with masses to come at which they can no longer serve. */
export type DayConflict = Day['conflicts'][number];
export type DaySubstitution = Day['substitutions'][number];

type Counted = 'registrations' | 'failed-mails' | 'whatsapp';

/** One thing that needs a person, and when it should be done at the latest. */
export type DayItem = { at: number } & (
  | { kind: 'conflict'; conflicts: [DayConflict, ...DayConflict[]] }
  | { kind: 'shortage'; shortage: DayShortage }
  | { kind: 'substitution'; requests: [DaySubstitution, ...DaySubstitution[]] }
  | { kind: 'unconfirmed'; date: string; masses: Day['unconfirmed'] }
  | { kind: 'questionnaire'; questionnaire: Day['questionnaires'][number] }
  | { kind: Counted; count: number }
  | { kind: 'mandates'; mandates: Day['mandates'] }
);

const DAY_MS = 86_400_000;
/** A substitute must be asked, and must answer, before the mass. */
const TIME_TO_DECIDE_MS = 3 * DAY_MS;
/** After all that has an hour. */
const UNTIMED = Number.MAX_SAFE_INTEGER;

/**
 * Everything of the day, what is too late first before all else; places not confirmed as one a day, a person's requests for
 * a substitute as one, and people who cannot serve at the same masses for the same reasons (relatives, mostly) as one.
 * What needs a decision is due before its mass, by the time that a substitute takes: so it stands before those who merely
 * have not confirmed. Requests and failed mails have no hour of their own: they come after what is due within a day.
 */
export function byUrgency(day: Day, now: number): DayItem[] {
  const tomorrow = now + DAY_MS;
  const counted = (kind: Counted, count: number): DayItem[] =>
    count > 0 ? [{ kind, at: tomorrow, count }] : [];
  const items: DayItem[] = [
    ...[...Map.groupBy(day.conflicts, samePlaces).values()].map((conflicts) => ({
      kind: 'conflict' as const,
      at: Date.parse(conflicts[0]!.masses[0]!.dateTime) - TIME_TO_DECIDE_MS,
      conflicts: conflicts as [DayConflict, ...DayConflict[]],
    })),
    ...day.shortages.map((shortage) => ({
      kind: 'shortage' as const,
      at: Date.parse(shortage.dateTime) - TIME_TO_DECIDE_MS,
      shortage,
    })),
    ...[...Map.groupBy(day.substitutions, ({ ministerId }) => ministerId).values()].map((requests) => ({
      kind: 'substitution' as const,
      at: Date.parse(requests[0]!.dateTime) - TIME_TO_DECIDE_MS,
      requests: requests as [DaySubstitution, ...DaySubstitution[]],
    })),
    ...[...Map.groupBy(day.unconfirmed, ({ date }) => date)].map(([date, masses]) => ({
      kind: 'unconfirmed' as const,
      at: Date.parse(masses[0]!.dateTime),
      date,
      masses,
    })),
    ...day.questionnaires.map((questionnaire) => ({
      kind: 'questionnaire' as const,
      at: questionnaire.responseDeadline ? Date.parse(questionnaire.responseDeadline) : UNTIMED,
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

/** People who have not confirmed the same masses of a day. */
export interface Silent {
  masses: readonly DayMass[];
  people: readonly (Pick<DaySilent, 'ministerId' | 'scheduleName' | 'phone'> & {
    places: readonly DayPlace[];
  })[];
}

/** Somebody's place at a mass of the day. */
export interface DayPlace {
  mass: DayMass;
  person: DaySilent;
}

/** Who has not confirmed masses of a day, each person once: those of one mass first, in the masses' order. */
export function silentOf(masses: readonly DayMass[]): Silent[] {
  const places = masses.flatMap((mass) => mass.people.map((person) => ({ mass, person })));
  const byPerson = [...Map.groupBy(places, ({ person }) => person.ministerId).values()];
  const byMasses = Map.groupBy(byPerson, (own) => own.map(({ mass }) => mass.slotId).join());
  return [...byMasses.values()]
    .map((alike) => ({
      masses: alike[0]!.map(({ mass }) => mass),
      people: alike.map((own) => ({ ...own[0]!.person, places: own })),
    }))
    .sort((one, other) => one.masses.length - other.masses.length);
}

/** How many of those who have not confirmed may be reminded now. */
export const waitingAmong = (silent: Silent['people']): number =>
  silent.filter(({ places }) => places.some(({ person }) => person.mayBeReminded)).length;

/**
 * Who of them was reminded and when, and who cannot be: 'Lembrados hoje, 10h12.', '5 de 7 lembrados, por último ontem,
 * 18h. Os outros, só por telefone.'; empty when there is nothing to say.
 */
export function reminderWords(silent: Silent['people'], now: string): string {
  const last = silent.flatMap(({ places }) =>
    places
      .flatMap(({ person }) => person.remindedAt ?? [])
      .sort()
      .slice(-1),
  );
  const telephone = waitingAmong(silent) === 0;
  if (last.length === 0) return telephone ? 'Só por telefone.' : '';
  const isAll = last.length === silent.length;
  const who = isAll ? 'Lembrados' : `${last.length} de ${silent.length} lembrados`;
  const moments = new Set(last.sort().map((instant) => recentMoment(instant, now)));
  const when = `${moments.size > 1 ? ', por último' : ''} ${[...moments].at(-1)}`;
  return `${who}${when}.${telephone && !isAll ? ' Os outros, só por telefone.' : ''}`;
}

/** What people who are named together have in common. */
const samePlaces = ({ masses }: DayConflict): string =>
  JSON.stringify(masses.map(({ slotId, reason }) => [slotId, reason]));

const listed = new Intl.ListFormat('pt-BR');

/** 'Ana S. e Bento L. não podem mais servir: domingo, 6 de dezembro, 8h', or how many masses there are. */
export function conflictTitle(conflicts: readonly [DayConflict, ...DayConflict[]]): string {
  const [{ masses }] = conflicts;
  const who = listed.format(conflicts.map(({ scheduleName }) => scheduleName));
  const when = masses.length === 1 ? massMoment(masses[0]!) : countMasses(masses.length);
  return `${who} não ${conflicts.length === 1 ? 'pode' : 'podem'} mais servir: ${when}`;
}

/** 'Ana S. não pode: domingo, 6 de dezembro, 8h', or at how many masses. */
export const substitutionTitle = (requests: readonly [DaySubstitution, ...DaySubstitution[]]): string =>
  `${requests[0].scheduleName} não pode: ${requests.length === 1 ? massMoment(requests[0]) : countMasses(requests.length)}`;

type OpenQuestionnaire = Day['questionnaires'][number];

/** Whether nobody can be written to now: they have no account, or were written to today. */
export const isForTelephone = ({
  toldToday,
  reachable,
}: Pick<OpenQuestionnaire, 'toldToday' | 'reachable'>): boolean => toldToday || reachable === 0;

/** '28 ainda não responderam: Disponibilidade', or '3 só por telefone: Disponibilidade'. */
export const questionnaireTitle = (questionnaire: OpenQuestionnaire): string => {
  const { title, missing, reachable } = questionnaire;
  const who = isForTelephone(questionnaire)
    ? `${missing - reachable} só por telefone`
    : unansweredWords(missing);
  return `${who}: ${title}`;
};

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

import type { Answer } from '../../../api/client.ts';
import { ANSWERS } from '../../../shared/availability.ts';
import { hour, massMoment, momentWords, MONTHS, shortWeekday } from '../../../lib/dates.ts';
import { ANSWER_LABELS, labelOf, OFFER_ANSWER_LABELS, ORIGIN_LABELS } from '../../../api/labels.ts';
import type { Confirmation } from '../../confirmations/confirmations-model.ts';
import { matches } from '../../../lib/matches.ts';
import type {
  Assignment,
  Conflict,
  Move,
  RosterIndex,
  RosterMass,
  RosterMinister,
} from '../editor/editor-model.ts';

export type Candidate = Answer<'GET /api/slots/{id}/candidates'>[number];
type Offer = Answer<'GET /api/slots/{id}/questions'>[number];
/** A question to somebody about an empty place of a mass; no answer yet is null. */
export interface PlaceQuestion extends Pick<Offer, 'id' | 'askedAt' | 'channel'> {
  answer: Offer['answer'] | null;
}

/** Which mass it is where room is scarce: 'dom 8 nov, 10h'. */
export function briefMoment({ date, time }: Pick<RosterMass, 'date' | 'time'>): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1]!.slice(0, 3).toLowerCase();
  return `${shortWeekday(date).replace('.', '')} ${Number(date.slice(8))} ${month}, ${hour(time)}`;
}

/** 'fixado, posto à mão': what is to be known about a place; null: nothing. */
export function noteOf({ pinned, origin }: Pick<Assignment, 'pinned' | 'origin'>): string | null {
  return [pinned ? 'fixado' : '', ORIGIN_LABELS[origin] ?? ''].filter(Boolean).join(', ') || null;
}

const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** '2 de 4 no mês; parte justa 1,5': duties of the month against the limit and the fair share. */
export function loadText({
  duties,
  dutiesElsewhere,
  limit,
  share,
}: Pick<RosterMinister, 'duties' | 'dutiesElsewhere' | 'limit' | 'share'>): string {
  return `${duties + dutiesElsewhere} de ${limit} no mês; parte justa ${decimal.format(share)}`;
}

/** 'Sobre esta missa: Disponível 12', 'Talvez 3', 'Indisponível 4'; null where nobody was asked. */
export function tallyOf({ roster, masses, answer }: RosterIndex, slotId: number): string[] | null {
  if (!masses.get(slotId)?.asked) return null;
  const answers = Map.groupBy(roster.ministers, ({ id }) => answer(slotId, id));
  const counts = ANSWERS.map((each) => `${ANSWER_LABELS[each]} ${answers.get(each)?.length ?? 0}`);
  return [`Sobre esta missa: ${counts[0]}`, ...counts.slice(1)];
}

export type Suggestion = NonNullable<RosterMass['shortage']>['suggestions'][number];

/** A way to fill a place: somebody comes, or somebody comes once something else is done too. */
export interface Way {
  /** Who comes. */
  ministerId: number;
  candidate: Candidate | undefined;
  suggestion: Suggestion | undefined;
}

export interface Choice {
  /** People whom nothing forbids it, from the best on. */
  free: Way[];
  /** What would make it possible, then who has said no to this place: somebody is asked first. */
  toArrange: Way[];
  /** People against whom a rule speaks. */
  blocked: Candidate[];
}

/**
 * Those who could still enter a mass and whose name holds what is typed: one list of candidates and suggestions, each
 * person once.
 */
export function choiceOf(
  candidates: readonly Candidate[],
  suggestions: readonly Suggestion[],
  typed: string,
  isPresent: (ministerId: number) => boolean,
  saidNo: (ministerId: number) => boolean = () => false,
): Choice {
  const found = candidates.filter(
    ({ ministerId, scheduleName }) => !isPresent(ministerId) && matches(scheduleName, typed),
  );
  const possible = found.filter((candidate) => candidate.possible);
  const known = new Map(candidates.map((candidate) => [candidate.ministerId, candidate]));
  const free = new Set(possible.map(({ ministerId }) => ministerId));
  const further = suggestions.filter(
    ({ ministerId, scheduleName }) => !free.has(ministerId) && matches(scheduleName, typed),
  );
  const suggested = new Set(further.map(({ ministerId }) => ministerId));
  const people: Way[] = possible.map((candidate) => ({
    ministerId: candidate.ministerId,
    candidate,
    suggestion: undefined,
  }));
  const made: Way[] = further.map((suggestion) => ({
    ministerId: suggestion.ministerId,
    candidate: known.get(suggestion.ministerId),
    suggestion,
  }));
  const refused = (way: Way) => saidNo(way.ministerId);
  return {
    free: people.filter((way) => !refused(way)),
    toArrange: [...made.filter((way) => !refused(way)), ...[...people, ...made].filter(refused)],
    blocked: found.filter(({ possible: may, ministerId }) => !may && !suggested.has(ministerId)),
  };
}

/**
 * Why somebody could come, or what it takes first; of who is only to be asked it is what they have said of the mass, in
 * the words of those whom a rule keeps away.
 */
export function wayWords({ candidate, suggestion }: Way): string | undefined {
  if (!suggestion) return candidate?.possible ? candidate.reason : undefined;
  const isOnlyAsked = suggestion.kind === 'ask' && suggestion.moves.length === 1;
  return isOnlyAsked && candidate ? candidate.reason : suggestion.brief;
}

/** Whether the coordination may be asked to note that somebody comes: they were reminded, or put there by hand. */
export const isToBeNoted = (
  { origin }: Pick<Assignment, 'origin'>,
  { state }: Pick<Confirmation, 'state'>,
): boolean => state === 'opened' || state === 'unopened' || (state === 'unreminded' && origin === 'manual');

/** What a suggestion does to the roster. */
export const movesOf = ({ moves }: Suggestion): Move[] =>
  moves.map(({ ministerId, from, to }) => ({ ministerId, to, ...(from === null ? {} : { from }) }));

/** The question with which a conversation about a mass begins. */
export const questionOf = (name: string, mass: Pick<RosterMass, 'date' | 'time' | 'description'>): string =>
  `Olá, ${name}! Você poderia servir na missa de ${massMoment(mass)} (${mass.description})?`;

/** What speaks against a candidate, but for what the reason says already. */
export function concernsOf({ possible, reasons }: Pick<Candidate, 'possible' | 'reasons'>): Conflict[] {
  return possible ? reasons.filter(({ code }) => !(code in ANSWER_LABELS)) : reasons;
}

/** 'Pergunta de 10/11, 16h: não posso', and 'sem resposta' while nothing was said. */
export function questionWords({ askedAt, answer }: Pick<PlaceQuestion, 'askedAt' | 'answer'>): string {
  const said = answer ? labelOf(OFFER_ANSWER_LABELS, answer).toLowerCase() : 'sem resposta';
  return `Pergunta de ${momentWords(askedAt)}: ${said}`;
}

/** Whether somebody may be asked for an empty place: nothing is against it, or nothing but their silence. */
export const isAskable = ({
  possible,
  answer,
  reasons,
}: Pick<Candidate, 'possible' | 'reasons'> & { answer: Candidate['answer'] | null }): boolean =>
  possible || (answer === null && reasons.every(({ hard, code }) => !hard || code === 'not-available'));

/** Whether only the coordination can say what somebody answered: they have no account to answer by. */
export const isForUsToNote = ({ channel, answer }: Pick<PlaceQuestion, 'channel' | 'answer'>): boolean =>
  channel === 'coordination' && answer === null;

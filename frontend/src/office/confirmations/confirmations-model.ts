import type { Answer } from '../../api/client.ts';
import { massMoment } from '../../lib/dates.ts';
import type { Tone } from '../../ui/badge.tsx';

export type MassConfirmations = Answer<'GET /api/schedules/{id}/confirmations'>[number];
export type Confirmation = MassConfirmations['people'][number];

export const CONFIRMATION_TONES: Record<Confirmation['state'], Tone> = {
  confirmed: 'success',
  asked: 'warning',
  opened: 'info',
  unopened: 'warning',
  unreminded: 'neutral',
};

/** How many of a mass's people have said that they come. */
export interface Confirmed {
  confirmed: number;
  people: number;
}

/** 'confirmaram', of so many. */
export const confirmedVerb = (confirmed: number): string => (confirmed === 1 ? 'confirmou' : 'confirmaram');

/** '4 de 5 confirmaram'. */
export const confirmedWords = ({ confirmed, people }: Confirmed): string =>
  `${confirmed} de ${people} ${confirmedVerb(confirmed)}`;

type State = Confirmation['state'];

/** Whether none was reminded or has answered yet; who asks for a substitute does so unasked. */
const areUnasked = (states: readonly State[]): boolean =>
  states.every((state) => state === 'unreminded' || state === 'asked');

const statesOf = (people: readonly Confirmation[]): State[] => people.map(({ state }) => state);

/** Whether nobody of a team was reminded or has answered yet. */
export const isUnasked = (people: readonly Confirmation[]): boolean => areUnasked(statesOf(people));

/** @param states of each person of the team; undefined where nothing is known yet. */
const countConfirmed = (states: readonly (State | undefined)[]): Confirmed => ({
  confirmed: states.filter((state) => state === 'confirmed').length,
  people: states.length,
});

/** How many of a team have said that they come; before anybody was reminded, that as well. */
export const teamAnswersInWords = (people: readonly Confirmation[]): string => {
  const words = confirmedWords(countConfirmed(statesOf(people)));
  return isUnasked(people) ? `${words}: nenhum lembrete saiu ainda.` : words;
};

/**
 * How many of a team have confirmed a mass to come, where that is waited for: its reminders have gone out, somebody has
 * answered, or it is soon; else null.
 * @param soon whether the mass is so near that the coordination is told who is silent.
 * @param states of each person of the team; undefined where nothing is known yet.
 */
export function confirmedOf(soon: boolean, states: readonly (State | undefined)[]): Confirmed | null {
  const known = states.filter((state) => state !== undefined);
  const isAwaited = known.length > 0 && (soon || !areUnasked(known));
  return isAwaited ? countConfirmed(states) : null;
}

/** Everybody who was reminded and has opened nothing, mass by mass. */
export const unopened = (masses: readonly MassConfirmations[]) =>
  masses.flatMap((mass) =>
    mass.people.filter(({ state }) => state === 'unopened').map((person) => ({ mass, person })),
  );

/** Asks somebody whether they come to a mass. */
export const confirmText = (
  name: string,
  mass: Pick<MassConfirmations, 'date' | 'time' | 'description'>,
): string =>
  `Olá, ${name}! Você está na escala: ${massMoment(mass)}, ${mass.description}. Confirma que vem? ${location.origin}/my-schedule`;

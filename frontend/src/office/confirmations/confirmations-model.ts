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

/** '4 de 5 confirmaram'. */
export const confirmedWords = ({
  confirmed,
  people,
}: Pick<MassConfirmations, 'confirmed' | 'people'>): string =>
  `${confirmed} de ${people.length} ${confirmed === 1 ? 'confirmou' : 'confirmaram'}`;

/** How many of a team have said that they come; before anybody was reminded, that. */
export const teamAnswersInWords = (people: Confirmation[]): string =>
  people.every(({ state }) => state === 'unreminded' || state === 'asked')
    ? 'Nenhum lembrete saiu ainda.'
    : confirmedWords({ confirmed: people.filter(({ state }) => state === 'confirmed').length, people });

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

import type { Answer } from '../../api/client.ts';
import { plural } from '../../lib/plural.ts';

export type Day = Answer<'GET /api/sacristy/day'>;
export type Mass = Day['masses'][number];
export type Place = Mass['people'][number];
export type Candidate = Mass['candidates'][number];

/** "Chegou" or "Desfazer", as it was pressed on this device. */
export interface Tap {
  /** A UUID of the device's own: the server stores each once. */
  id: string;
  slotId: number;
  ministerId: number;
  arrived: boolean;
  /** ISO instant on the device's clock. */
  at: string;
}

/** A mass that began so long ago is still the one on the screen: people come late. */
const STILL_ON_MS = 45 * 60_000;

/** The mass that is about to begin or has just begun; after the last one, that one. */
export const presentMass = (masses: readonly Mass[], now: number): Mass | undefined =>
  masses.find(({ dateTime }) => Date.parse(dateTime) > now - STILL_ON_MS) ?? masses.at(-1);

/** The day as it is with what this device has not sent yet. */
export function withTaps(day: Day, taps: readonly Tap[]): Day {
  const last = new Map(taps.map((tap) => [`${tap.slotId} ${tap.ministerId}`, tap]));
  const arrival = <Person extends { ministerId: number; arrivedAt: string | null }>(
    slotId: number,
    person: Person,
  ): Person => {
    const tap = last.get(`${slotId} ${person.ministerId}`);
    return tap ? { ...person, arrivedAt: tap.arrived ? tap.at : null } : person;
  };
  return {
    ...day,
    masses: day.masses.map((mass) => ({
      ...mass,
      people: mass.people.map((person) => arrival(mass.slotId, person)),
      helpers: mass.helpers.map((person) => arrival(mass.slotId, person)),
    })),
  };
}

export const missingOf = ({ people }: Mass): Place[] => people.filter(({ arrivedAt }) => arrivedAt === null);

/** How many places nobody has. */
export const emptyPlaces = ({ people, requiredMinisters }: Mass): number =>
  Math.max(0, requiredMinisters - people.length);

/** '3 de 8 chegaram', and how many places are empty. */
export function arrivedWords(mass: Mass): string {
  const arrived = mass.people.length - missingOf(mass).length;
  const empty = emptyPlaces(mass);
  return [
    `${arrived} de ${mass.people.length} ${arrived === 1 ? 'chegou' : 'chegaram'}`,
    ...(empty > 0 ? [plural(empty, 'lugar vazio', 'lugares vazios')] : []),
  ].join(' · ');
}

/** The link that the QR code says now. */
export const checkInLink = ({ checkInCodes }: Day, now: number): string | undefined =>
  checkInCodes.findLast(({ from }) => Date.parse(from) <= now)?.link ?? checkInCodes[0]?.link;

/** What waits for the network, in words; null when nothing does. */
export function waitingWords(count: number, online: boolean): string | null {
  if (count === 0) return null;
  const waits = count === 1 ? '1 registro espera' : `${count} registros esperam`;
  return online ? `${waits} o envio.` : `${waits} pela internet.`;
}

import type { Answer } from '../../api/client.ts';
import { isReleased } from '../../shared/released.ts';

export type Explanation = Answer<'GET /api/my-duties/explanation'>;
export type Reason = Explanation['masses'][number];
export type ReleasedSchedule = Answer<'GET /api/schedules'>[number];

const RECENT_MS = 60 * 24 * 60 * 60 * 1000;
/** The server's word for a mass that the person did not offer for. */
const NOT_OFFERED = 'not-available';

/**
 * The schedules one can ask about, the newest first: those that ministers see, with masses to come or recent ones; the
 * newest of all where there is none.
 */
export function askable<S extends Pick<ReleasedSchedule, 'status' | 'startDate' | 'endDate'>>(
  schedules: readonly S[],
  now: number,
): S[] {
  const released = schedules.filter(isReleased).sort((a, b) => b.startDate.localeCompare(a.startDate));
  const recent = released.filter(({ endDate }) => Date.parse(endDate) >= now - RECENT_MS);
  return recent.length > 0 ? recent : released.slice(0, 1);
}

const missas = (count: number): string => `${count} ${count === 1 ? 'missa' : 'missas'}`;

/** How often the person serves and why not more often, with the numbers. */
export function numbersText({
  duties,
  offered,
  limit,
  balance,
}: Pick<Explanation, 'duties' | 'offered' | 'limit' | 'balance'>): string[] {
  return [
    offeredText(duties, offered),
    `O seu limite é de ${missas(limit)} por mês.`,
    ...balanceText(balance),
  ];
}

function offeredText(duties: number, offered: number): string {
  if (offered === 0)
    return duties === 0
      ? 'Você não se ofereceu para nenhuma missa desta escala.'
      : `Você serve em ${missas(duties)}, sem ter se oferecido para nenhuma.`;
  const offer = `Você se ofereceu para ${missas(offered)}`;
  return duties === 0 ? `${offer} e não serve em nenhuma.` : `${offer} e serve em ${duties}.`;
}

/** Masses above or below the fair share, to a tenth. */
function balanceText(balance: number): string[] {
  const size = Math.round(Math.abs(balance) * 10) / 10;
  if (size === 0) return [];
  const what = `${size.toLocaleString('pt-BR')} ${size === 1 ? 'missa' : 'missas'}`;
  return [
    `Nos últimos seis meses você serviu ${what} ${balance > 0 ? 'a mais' : 'a menos'} do que a sua parte.`,
  ];
}

/** The masses at which the person serves, and the others; unless all are wanted, only those offered for. */
export function reasonGroups(
  masses: readonly Reason[],
  all: boolean,
): { chosen: Reason[]; others: Reason[] } {
  return {
    chosen: masses.filter(({ chosen }) => chosen),
    others: masses.filter(({ chosen, code }) => !chosen && (all || code !== NOT_OFFERED)),
  };
}

/** What is said where no mass is left at which the person does not serve. */
export function noOthersText(offered: number, all: boolean): string {
  if (all) return 'Você serve em todas.';
  return offered === 0
    ? 'Você não se ofereceu para nenhuma.'
    : 'Você serve em todas para as quais se ofereceu.';
}

/** Pieces of the local assistant's answers. */
import { formatDateTime } from '../../../platform/dates/format.js';
import { countMasses, type MassFilter, type MassKey, onMasses } from '../../../roster/index.js';
import type { PersonRef, ProposalView } from '../../assistant/index.js';

const MOST_NAMES = 40;
const MOST_LINES = 15;
const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** `domingo, 6 de dezembro, 8h` */
export const massText = ({ date, time }: MassKey) => formatDateTime(date, time);

/** `1, 2 e 3` */
export const listed = (numbers: readonly number[]) => LIST.format(numbers.map(String));

/** `Ana, Bento e Clara` */
export function names(people: readonly PersonRef[]): string {
  const shown = people.slice(0, MOST_NAMES).map(({ name }) => name);
  const rest = people.length - shown.length;
  return LIST.format(rest > 0 ? [...shown, `mais ${rest}`] : shown);
}

/** `no dia 6 de dezembro e no dia 13 de dezembro` */
export const onAll = (filters: readonly MassFilter[]) => LIST.format(hoursInOrder(filters).map(onMasses));

/** Hours of every day by the clock; what names days stays as it was said. */
export const hoursInOrder = (filters: readonly MassFilter[]): readonly MassFilter[] =>
  filters.every((filter) => Object.keys(filter).join() === 'time')
    ? filters.toSorted((one, other) => one.time!.localeCompare(other.time!))
    : filters;

/** With its full stop, which a name that ends with one has already. */
export const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** `1 pessoa`, `2 pessoas` */
export const countPeople = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`);

/** One line each, the rest counted. */
export function lines(items: readonly string[], most = MOST_LINES): string {
  const shown = items.slice(0, most).map((item) => `• ${item}`);
  const rest = items.length - shown.length;
  return [...shown, ...(rest > 0 ? [`• e mais ${rest}`] : [])].join('\n');
}

export const join = (...parts: (string | null | false)[]) =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('\n');

/** Masses, one line each. */
export function massLines(masses: readonly MassKey[]): string {
  return lines(masses.map(massText));
}

/** What a proposal does, in numbers. */
export function proposalNumbers({
  entering,
  leaving,
  objective,
  emptyBefore,
  emptyAfter,
  incomplete,
}: ProposalView): string {
  const others = objective.filter(
    ({ name, before, after }) => name !== 'emptyPlaces' && name !== 'unevenShortage' && before !== after,
  );
  return join(
    lines([
      `Entradas: ${entering.length}. Saídas: ${leaving.length}.`,
      `Lugares vazios: ${emptyBefore} → ${emptyAfter}.`,
      ...others.map(({ label, before, after }) => `${label}: ${before} → ${after}.`),
    ]),
    incomplete.length > 0 &&
      `Ainda ${incomplete.length === 1 ? 'fica' : 'ficam'} ${countMasses(incomplete.length)} com lugar vazio:`,
    lines(
      incomplete.map((mass) => `${massText(mass)}: ${missing(mass.missing)}`),
      10,
    ),
  );
}

/** `falta 1`, `faltam 2` */
export const missing = (count: number) => (count === 1 ? 'falta 1' : `faltam ${count}`);

import type { RosterId, RosterProblem, RosterSlot } from '../../solver/index.js';

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const NAMED_AT_MOST = 4;

/** `3 lugares`, `1 lugar`: a count with its noun. */
export function count(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}

/** `a, b e c` */
export function listed(items: string[]): string {
  return LIST.format(items);
}

/** A number as Brazilians write it, with at most two decimals: `1,25`. */
export function decimal(number: number): string {
  return number.toLocaleString('pt-BR', { maximumFractionDigits: 2 });
}

/** `28/11` from `2026-11-28`. */
function dayMonth(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}`;
}

/** What the sentences about a problem call its people and masses. */
export class RosterWording {
  private readonly people: Map<RosterId, string>;
  private readonly masses: Map<RosterId, string>;
  private readonly dates: Map<RosterId, string>;

  constructor({ slots, ministers }: RosterProblem) {
    const sameDay = new Map<string, number>();
    for (const { date } of slots) sameDay.set(date, (sameDay.get(date) ?? 0) + 1);
    const label = ({ id, name, date }: RosterSlot): string => {
      const detail = name ?? (sameDay.get(date)! > 1 ? String(id) : undefined);
      return detail === undefined ? dayMonth(date) : `${dayMonth(date)} (${detail})`;
    };
    this.people = new Map(ministers.map(({ id, name }) => [id, name ?? String(id)]));
    this.masses = new Map(slots.map((slot) => [slot.id, label(slot)]));
    this.dates = new Map(slots.map(({ id, date }) => [id, date]));
  }

  /** The person's name, or the id. */
  person(id: RosterId): string {
    return this.people.get(id) ?? String(id);
  }

  /** `28/11`, with the name or id of the mass in brackets where it has one or the day has several. */
  mass(id: RosterId): string {
    return this.masses.get(id) ?? String(id);
  }

  /** Some masses in the order of the problem, or how many they are and from when to when. */
  massList(ids: RosterId[]): string {
    if (ids.length <= NAMED_AT_MOST) return listed(ids.map((id) => this.mass(id)));
    const dates = ids.map((id) => this.dates.get(id)!).sort();
    const [first, last] = [dayMonth(dates[0]!), dayMonth(dates.at(-1)!)];
    return `${ids.length} missas ${first === last ? `de ${first}` : `de ${first} a ${last}`}`;
  }
}

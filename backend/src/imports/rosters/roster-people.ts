/** Whom the names of a past roster mean. */
import { sql, type Kysely } from 'kysely';
import { nameKey } from '../../platform/text.js';
import { isShortFor } from '../short-names.js';

export interface RosterPerson {
  ministerId: number;
  scheduleName: string;
  fullName: string;
}

/** How a name was told apart: it is theirs, it is short for theirs, or somebody chose. */
export type NameMatch =
  | { how: 'same' | 'like' | 'chosen'; person: RosterPerson }
  | { how: 'left-out' | 'nobody'; person: null };

/** Whom a name may mean that is nobody's by itself, at most so many. */
const MOST_LIKELY = 5;

/** Everybody who may have served, by each of their names. */
export class RosterPeople {
  private readonly byId: Map<number, RosterPerson>;
  /** null: the name of several. */
  private readonly byName = new Map<string, RosterPerson | null>();

  constructor(private readonly people: readonly RosterPerson[]) {
    this.byId = new Map(people.map((person) => [person.ministerId, person]));
    for (const person of people)
      for (const key of new Set([nameKey(person.scheduleName), nameKey(person.fullName)]))
        this.byName.set(key, this.byName.has(key) ? null : person);
  }

  static async read(db: Kysely<unknown>): Promise<RosterPeople> {
    const { rows } = await sql<RosterPerson>`
      select id as "ministerId", schedule_name as "scheduleName", full_name as "fullName"
      from minister where erased_at is null order by id`.execute(db);
    return new RosterPeople(rows);
  }

  /** Whether somebody is called so. */
  has(name: string): boolean {
    return this.byName.has(nameKey(name));
  }

  /** @param chosen who was chosen for names by hand, by their {@link nameKey}; null: nobody, the name is left out. */
  match(name: string, chosen: ReadonlyMap<string, number | null>): NameMatch {
    const key = nameKey(name);
    const choice = chosen.get(key);
    if (choice === null) return { how: 'left-out', person: null };
    const wanted = choice === undefined ? undefined : this.byId.get(choice);
    if (wanted) return { how: 'chosen', person: wanted };
    const same = this.byName.get(key);
    if (same) return { how: 'same', person: same };
    const alike = this.alike(key);
    return alike.length === 1 ? { how: 'like', person: alike[0]! } : { how: 'nobody', person: null };
  }

  /** Whom a name may mean of which nobody has been chosen. */
  likely(name: string): number[] {
    return this.alike(nameKey(name))
      .slice(0, MOST_LIKELY)
      .map(({ ministerId }) => ministerId);
  }

  /** Those for whose name it is short; were there none, those whose name is short for it. */
  private alike(key: string): RosterPerson[] {
    const longer = this.people.filter(({ fullName }) => isShortFor(key, nameKey(fullName)));
    if (longer.length > 0 || !key.includes(' ')) return longer;
    return this.people.filter(({ fullName }) => fullName.includes(' ') && isShortFor(nameKey(fullName), key));
  }
}

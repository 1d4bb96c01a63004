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

  /** @param chosen who was chosen for names by hand, by their {@link nameKey}; null: nobody, the name is left out. */
  match(name: string, chosen: ReadonlyMap<string, number | null>): NameMatch {
    const key = nameKey(name);
    const choice = chosen.get(key);
    if (choice === null) return { how: 'left-out', person: null };
    const wanted = choice === undefined ? undefined : this.byId.get(choice);
    if (wanted) return { how: 'chosen', person: wanted };
    const same = this.byName.get(key);
    if (same) return { how: 'same', person: same };
    const alike = this.people.filter(({ fullName }) => isShortFor(key, nameKey(fullName)));
    return alike.length === 1 ? { how: 'like', person: alike[0]! } : { how: 'nobody', person: null };
  }
}

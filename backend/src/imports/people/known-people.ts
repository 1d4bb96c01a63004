/** Who is there already: rows of a spreadsheet are held against them, and then against each other. */
import { sql, type Kysely } from 'kysely';
import { scheduleNameProposals } from '../../ministers/index.js';
import { nameKey, skeletonOf } from '../../platform/text.js';
import { firstWordOf, isShortFor } from '../short-names.js';
import type { CellProblem, PersonValues } from './read-people.js';

export interface Likeness {
  /** `short`: a name with words shortened or left out, which only a person can tell. */
  by: 'email' | 'phone' | 'name' | 'short';
  /** Name of the person there, or of the one in the row above. */
  name: string;
  ministerId: number | null;
  /** Row of the same file; null for somebody who is there already. */
  row: number | null;
  /** Their telephone. */
  phone: string | null;
}

interface Known {
  name: string;
  phone: string | null;
  ministerId: number | null;
  row: number | null;
}

/** Whether somebody serves, or will by a row above: other accounts are nobody's likeness. */
const isMember = ({ ministerId, row }: Known) => ministerId !== null || row !== null;

/** The forms of a schedule name of which each is one person's. */
const formsOf = (name: string): string[] => [`key ${nameKey(name)}`, `skeleton ${skeletonOf(name)}`];

/** Everybody there, and the people of the rows that were read. */
export class KnownPeople {
  private readonly byEmail = new Map<string, Known>();
  private readonly byPhone = new Map<string, Known>();
  private readonly byName = new Map<string, Known>();
  /** Who serves, by the first word of the name. */
  private readonly byFirstName = new Map<string, Known[]>();

  private constructor(private readonly scheduleNames: Set<string>) {}

  static async read(db: Kysely<unknown>): Promise<KnownPeople> {
    const { rows: names } = await sql<{
      key: string;
      skeleton: string;
    }>`select key, skeleton from schedule_name`.execute(db);
    const known = new KnownPeople(
      new Set(names.flatMap(({ key, skeleton }) => [`key ${key}`, `skeleton ${skeleton}`])),
    );
    const { rows } = await sql<{
      ministerId: number | null;
      name: string;
      email: string | null;
      phone: string | null;
    }>`
      select m.id as "ministerId", coalesce(m.full_name, u.name) as name, u.email, m.phone
      from minister m full join user_account u on u.id = m.user_id
      where m.erased_at is null and u.erased_at is null`.execute(db);
    for (const { name, email, phone, ministerId } of rows) {
      known.add({ name, ministerId, row: null, phone }, email);
    }
    return known;
  }

  /** Whom a row is like, the surest sign first. */
  likeness({ email, phone, fullName }: PersonValues): Likeness | null {
    const key = nameKey(fullName);
    const byName = this.byName.get(key);
    const byEmail = email === null ? undefined : this.byEmail.get(email);
    // The same row twice; of two names with one address somebody must say whose it is.
    const isRepeated = byName !== undefined && byName.row !== null && byName === byEmail;
    if (byEmail && isMember(byEmail) && !isRepeated) return { by: 'email', ...byEmail };
    if (byName) return { by: 'name', ...byName };
    const byPhone = phone === null ? undefined : this.byPhone.get(phone);
    if (byPhone) return { by: 'phone', ...byPhone };
    const byShort = this.shortOf(key);
    return byShort ? { by: 'short', ...byShort } : null;
  }

  /** Whose name this is but for words that one of them leaves out. */
  private shortOf(key: string): Known | undefined {
    if (!key.includes(' ')) return undefined;
    return this.byFirstName.get(firstWordOf(key))?.find(({ name }) => {
      const other = nameKey(name);
      return other.includes(' ') && (isShortFor(key, other) || isShortFor(other, key));
    });
  }

  /** What forbids making this person at all. */
  problems({ email, scheduleName }: PersonValues, columns: readonly string[]): CellProblem[] {
    const problems: CellProblem[] = [];
    const holder = email === null ? undefined : this.byEmail.get(email);
    if (holder && !isMember(holder))
      problems.push({
        column: columns.indexOf('email'),
        message:
          'E-mail: é de uma conta de administrador ou reitor, que não serve. Importe com outro e-mail, ou sem.',
      });
    if (holder && holder.row !== null)
      problems.push({
        column: columns.indexOf('email'),
        message: `E-mail: é o mesmo da linha ${holder.row}.`,
      });
    if (scheduleName !== null && this.isTaken(scheduleName))
      problems.push({
        column: columns.indexOf('scheduleName'),
        message: 'Nome na escala: já está sendo usado. Escolha outro.',
      });
    return problems;
  }

  /** Notes a person of the file, who stands for those in the rows below. @returns the name in the schedule. */
  take({ fullName, scheduleName, email, phone }: PersonValues, row: number): string {
    this.add({ name: fullName, ministerId: null, row, phone }, email);
    const name = scheduleName ?? this.freeName(fullName);
    for (const form of formsOf(name)) this.scheduleNames.add(form);
    return name;
  }

  private isTaken(name: string): boolean {
    return formsOf(name).some((form) => this.scheduleNames.has(form));
  }

  private freeName(fullName: string): string {
    for (const name of scheduleNameProposals(fullName)) if (!this.isTaken(name)) return name;
    throw new Error('Proposals of schedule names have no end');
  }

  private add(known: Known, email: string | null): void {
    if (email !== null) this.byEmail.set(email, known);
    if (known.phone !== null) this.byPhone.set(known.phone, known);
    if (!isMember(known)) return;
    const key = nameKey(known.name);
    this.byName.set(key, known);
    const first = firstWordOf(key);
    this.byFirstName.set(first, [...(this.byFirstName.get(first) ?? []), known]);
  }
}

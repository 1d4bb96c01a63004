/** Who is there already: rows of a spreadsheet are held against them, and then against each other. */
import { sql, type Kysely } from 'kysely';
import { scheduleNameProposals } from '../../ministers/index.js';
import { nameKey, skeletonOf } from '../../platform/text.js';
import type { CellProblem, PersonValues } from './read-people.js';

export interface Likeness {
  by: 'email' | 'phone' | 'name';
  /** Name of the person there, or of the one in the row above. */
  name: string;
  ministerId: number | null;
  /** Row of the same file; null for somebody who is there already. */
  row: number | null;
}

interface Known {
  name: string;
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
    for (const { name, email, phone, ministerId } of rows)
      known.add({ name, ministerId, row: null }, email, phone);
    return known;
  }

  /** Whom a row is like, the surest sign first. */
  likeness({ email, phone, fullName }: PersonValues): Likeness | null {
    const byEmail = email === null ? undefined : this.byEmail.get(email);
    if (byEmail && isMember(byEmail)) return { by: 'email', ...byEmail };
    const byName = this.byName.get(nameKey(fullName));
    if (byName) return { by: 'name', ...byName };
    const byPhone = phone === null ? undefined : this.byPhone.get(phone);
    return byPhone ? { by: 'phone', ...byPhone } : null;
  }

  /** What forbids making this person at all. */
  problems({ email, scheduleName }: PersonValues, columns: readonly string[]): CellProblem[] {
    const problems: CellProblem[] = [];
    const holder = email === null ? undefined : this.byEmail.get(email);
    if (holder && !isMember(holder))
      problems.push({
        column: columns.indexOf('email'),
        message:
          'E-mail: já é de uma conta que não serve. Fale com o administrador, ou importe sem o e-mail.',
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
    this.add({ name: fullName, ministerId: null, row }, email, phone);
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

  private add(known: Known, email: string | null, phone: string | null): void {
    if (email !== null) this.byEmail.set(email, known);
    if (phone !== null) this.byPhone.set(phone, known);
    if (isMember(known)) this.byName.set(nameKey(known.name), known);
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';

const WRITE_MS = 200;

/** A reply that a worker makes. */
export interface Attempt {
  messageId: number;
  /** Which attempt it is: another one has taken over when the row says otherwise. */
  attempt: number;
  sessionId: number;
  scheduleId: number;
}

/** What is stored with a reply beside its text. */
export interface KeptOfReply {
  memory: unknown;
  choices: readonly string[];
}

interface NamedPerson {
  id: number;
  name: string;
}

/** Ids of the people whose names, as the roster has them, stand in a reply of the assistant. */
export function namedIn(text: string, people: readonly NamedPerson[]): number[] {
  return people
    .filter(({ name }) => {
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
        if (!/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length)))
          return true;
      return false;
    })
    .map(({ id }) => id);
}

/**
 * A reply under way: its text and what the assistant is doing are written to its row a few times a second, for those who
 * follow it. A write that is lost does no harm.
 */
export class ReplyDraft {
  text = '';
  /** What the next reply is to know, and the answers to the question that this one asks. */
  kept: KeptOfReply = { memory: null, choices: [] };
  /** Whom the reply may name. */
  people: readonly NamedPerson[] = [];
  private activity: string | null = null;
  private dirty = false;
  private writing: Promise<unknown> = Promise.resolve();
  private readonly timer = setInterval(() => this.flush(), WRITE_MS);

  constructor(
    private readonly em: EntityManager,
    readonly attempt: Attempt,
    private readonly logger: Logger,
  ) {}

  /** Forgets what an earlier round wrote. */
  begin(): void {
    this.dirty ||= this.text !== '';
    this.text = '';
    this.kept = { memory: null, choices: [] };
  }

  write(piece: string): void {
    this.text += piece;
    this.dirty = true;
  }

  tell(activity: string): void {
    this.activity = activity;
    this.dirty = true;
    this.flush();
  }

  /** Waits until what is on its way is written. */
  async written(): Promise<void> {
    this.flush();
    await this.writing;
  }

  /** Whether somebody still waits for this attempt; a database that is away is no reason to stop. */
  async isWanted(): Promise<boolean> {
    const { messageId, attempt } = this.attempt;
    const { rows } = await sql`
      select from ai_message where id = ${messageId} and attempt = ${attempt} and status = 'working'`
      .execute(this.db)
      .catch(() => ({ rows: [undefined] }));
    return rows.length > 0;
  }

  /** Ends the reply without storing anything that it did. */
  async end(status: 'failed', message: string): Promise<void> {
    await this.written();
    const { messageId, attempt } = this.attempt;
    await sql`
      update ai_message set status = ${status}, activity = null, message = ${message}, updated_at = now()
      where id = ${messageId} and attempt = ${attempt} and status = 'working'`.execute(this.db);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private get db(): Kysely<unknown> {
    return this.em.getKysely();
  }

  private flush(): void {
    if (!this.dirty) return;
    this.dirty = false;
    const { messageId, attempt } = this.attempt;
    const { text, activity } = this;
    this.writing = this.writing.then(() =>
      sql`
        update ai_message set message = ${text}, about = ${namedIn(text, this.people)}, activity = coalesce(${activity}, activity), updated_at = now()
        where id = ${messageId} and attempt = ${attempt} and status = 'working'`
        .execute(this.db)
        .catch((err: unknown) => this.logger.warn({ err, messageId }, 'Part of a reply was not written')),
    );
  }
}

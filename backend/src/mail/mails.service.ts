import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { User } from '../accounts/index.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import { loadMail, type MailName, type MailVariables } from './define-mail.js';
import { EmailMessage } from './email-message.entity.js';

export interface MailOrder {
  mail: MailName;
  to: string;
  user?: User | null;
  /** Ids from which the mail's variables are read when it is sent. */
  refs: Record<string, number | string>;
  /** The same mail to the same person for the same reason has the same key, and goes out once. */
  dedupeKey: string;
}

export interface MailRecipient {
  email: string;
  userId: number | null;
  /** The order's `dedupeKey`; sent again by an administrator, a key of its own. */
  key: string;
}

/** Reads a mail's variables at the moment of sending; null when the mail has lost its reason. */
export type MailSource<Name extends MailName> = (
  refs: Record<string, number | string>,
  to: MailRecipient,
) => Promise<MailVariables[Name] | null>;

/** Orders e-mails and knows, for each, where its variables come from. */
@Injectable()
export class MailsService {
  private readonly sources = new Map<MailName, MailSource<MailName>>();

  constructor(private readonly outbox: OutboxService) {}

  /** Says where a mail's variables come from; who orders a mail does so for it in `onModuleInit`. */
  provide<Name extends MailName>(mail: Name, source: MailSource<Name>): void {
    if (this.sources.has(mail)) throw new Error(`Mail ${mail} has two sources`);
    this.sources.set(mail, source);
  }

  /** What an e-mail tells at this moment; null when it has lost its reason. */
  variablesOf(email: EmailMessage): Promise<MailVariables[MailName] | null> {
    const { mail, refs, to, user, dedupeKey, resends } = email;
    const key = resends === 0 ? dedupeKey : `${dedupeKey}:resend:${resends}`;
    return this.sourceOf(mail)(refs, { email: to, userId: user?.id ?? null, key });
  }

  /** What administrators call each mail, by its name; in the order of the labels. */
  async labels(): Promise<ReadonlyMap<string, string>> {
    const mails = await Promise.all([...this.sources.keys()].map(loadMail));
    mails.sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'));
    return new Map(mails.map(({ name, label }) => [name, label]));
  }

  /** Orders one e-mail in the caller's transaction; a second order with the same key changes nothing. */
  async queue(em: EntityManager, order: MailOrder): Promise<void> {
    await this.queueMany(em, [order]);
  }

  /**
   * Orders many e-mails in the caller's transaction with two statements; orders whose key is known change nothing.
   * @returns the orders that are new.
   */
  async queueMany(em: EntityManager, orders: readonly MailOrder[]): Promise<MailOrder[]> {
    if (orders.length === 0) return [];
    // An e-mail without a source could never be written: its trigger must not succeed.
    for (const { mail } of orders) this.sourceOf(mail);
    const inserted = await em
      .createQueryBuilder(EmailMessage)
      .insert(orders.map(({ user, ...order }) => ({ ...order, user: user?.id ?? null })))
      .onConflict('dedupeKey')
      .ignore()
      .returning(['id', 'dedupeKey'])
      .execute<{ id: number; dedupeKey: string }[]>('all');
    const jobs = inserted.map(({ id }) => ({ payload: { emailId: id }, dedupeKey: `mail:${id}` }));
    await this.outbox.addMany(em, 'mail.send', jobs);
    const keys = new Set(inserted.map(({ dedupeKey }) => dedupeKey));
    return orders.filter(({ dedupeKey }) => keys.has(dedupeKey));
  }

  private sourceOf(mail: MailName): MailSource<MailName> {
    const source = this.sources.get(mail);
    if (!source) throw new Error(`No source of variables for the mail ${mail}`);
    return source;
  }
}

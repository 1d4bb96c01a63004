import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { User } from '../accounts/index.js';
import { EmailMessage } from './email-message.entity.js';
import { MAIL_NAMES, type MailName, type MailVariables } from './mails/mail-types.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';

export interface MailOrder {
  mail: MailName;
  to: string;
  user?: User | null;
  /** Ids from which the mail's variables are read when it is sent. */
  refs: Record<string, number | string>;
  /** The same mail to the same person for the same reason has the same key, and goes out once. */
  dedupeKey: string;
}

/** Reads a mail's variables at the moment of sending; null when the mail has lost its reason. */
export type MailSource<Name extends MailName> = (
  refs: Record<string, number | string>,
  to: { email: string; userId: number | null },
) => Promise<MailVariables[Name] | null>;

/** Orders e-mails and knows, for each kind, where its variables come from. */
@Injectable()
export class MailsService implements OnApplicationBootstrap {
  private readonly sources = new Map<MailName, MailSource<MailName>>();

  constructor(private readonly outbox: OutboxService) {}

  /** Registers where a mail's variables come from; each feature does so in `onModuleInit` for its own mails. */
  provide<Name extends MailName>(mail: Name, source: MailSource<Name>): void {
    if (this.sources.has(mail)) throw new Error(`Mail ${mail} has two sources`);
    this.sources.set(mail, source);
  }

  onApplicationBootstrap(): void {
    const missing = MAIL_NAMES.filter((mail) => !this.sources.has(mail));
    if (missing.length > 0) throw new Error(`No source of variables for the mails ${missing.join(', ')}`);
  }

  variablesOf(email: EmailMessage): Promise<MailVariables[MailName] | null> {
    const source = this.sources.get(email.mail);
    if (!source) throw new Error(`No source of variables for the mail ${email.mail}`);
    return source(email.refs, { email: email.to, userId: email.user?.id ?? null });
  }

  /** Orders one e-mail in the caller's transaction; a second order with the same key changes nothing. */
  async queue(em: EntityManager, { mail, to, user, refs, dedupeKey }: MailOrder): Promise<void> {
    const inserted = await em
      .createQueryBuilder(EmailMessage)
      .insert({ mail, to, user: user?.id ?? null, refs, dedupeKey })
      .onConflict('dedupeKey')
      .ignore()
      .returning('id')
      .execute<{ id: number }[]>('all');
    const [row] = inserted;
    if (row) await this.outbox.add(em, 'mail.send', { emailId: row.id }, { dedupeKey: `mail:${row.id}` });
  }

  /** Orders many e-mails in the caller's transaction with two statements; orders whose key is known change nothing. */
  async queueMany(em: EntityManager, orders: readonly MailOrder[]): Promise<void> {
    if (orders.length === 0) return;
    const inserted = await em
      .createQueryBuilder(EmailMessage)
      .insert(orders.map(({ user, ...order }) => ({ ...order, user: user?.id ?? null })))
      .onConflict('dedupeKey')
      .ignore()
      .returning('id')
      .execute<{ id: number }[]>('all');
    const jobs = inserted.map(({ id }) => ({ payload: { emailId: id }, dedupeKey: `mail:${id}` }));
    await this.outbox.addMany(em, 'mail.send', jobs);
  }
}

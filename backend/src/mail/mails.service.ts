import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { User } from '../accounts/index.js';
import { Clock } from '../platform/clock.js';
import { conflict } from '../platform/errors/app-error.js';
import { nextRun } from '../platform/jobs/daily-jobs.service.js';
import type { JobName } from '../platform/jobs/jobs.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import { readSettings } from '../platform/settings/settings.service.js';
import type { ParishSettings } from '../platform/settings/settings.js';
import { ChannelsService } from './channels.service.js';
import { loadMail, type MailBrief, type MailName, type MailRefs, type MailVariables } from './define-mail.js';
import { EmailMessage, type EmailStatus } from './email-message.entity.js';
import { type Channel, type ChoosableKind, DEFAULT_CHANNEL, isNear, isUrgent } from './mail-kinds.js';

interface OrderOf<Name extends MailName> {
  mail: Name;
  to: string;
  user?: User | null;
  refs: MailRefs[Name];
  /** The same mail to the same person for the same reason has the same key, and goes out once. */
  dedupeKey: string;
  /** When what it is about begins or ends, such as a mass: what would come too late otherwise goes at once. */
  neededBy?: Date | null;
  /** Whether the caller leaves a notice inside as well; else the mail becomes one where the person wants no more. */
  hasNotice?: boolean;
}

/** One mail to one person. */
export type MailOrder<Name extends MailName = MailName> = { [Each in Name]: OrderOf<Each> }[Name];

/** The job that sends what goes over a channel; what waits for a digest has none of its own. */
export const SENDING_JOBS = {
  mail: 'mail.send',
  push: 'push.send',
  whatsapp: 'whatsapp.send',
  inside: 'inside.send',
} as const satisfies Partial<Record<Channel, JobName>>;

/** A channel over which a message goes by itself. */
export type SendingChannel = keyof typeof SENDING_JOBS;

export interface MailRecipient {
  email: string;
  userId: number | null;
  /** The order's `dedupeKey`; sent again by an administrator, a key of its own. */
  key: string;
}

/** Reads a mail's variables at the moment of sending; null when the mail has lost its reason. */
export type MailSource<Name extends MailName> = (
  refs: MailRefs[Name],
  to: MailRecipient,
) => Promise<MailVariables[Name] | null>;

/** Any mail's source, found by the mail's name: what it gets are the refs of its own orders. */
type KeptSource = (refs: never, to: MailRecipient) => Promise<MailVariables[MailName] | null>;

/** Orders e-mails and knows, for each, where its variables come from. */
@Injectable()
export class MailsService {
  private readonly sources = new Map<MailName, KeptSource>();

  constructor(
    private readonly clock: Clock,
    private readonly outbox: OutboxService,
    private readonly channels: ChannelsService,
  ) {}

  /** Says where a mail's variables come from; who orders a mail does so for it in `onModuleInit`. */
  provide<Name extends MailName>(mail: Name, source: MailSource<Name>): void {
    if (this.sources.has(mail)) throw new Error(`Mail ${mail} has two sources`);
    this.sources.set(mail, source);
  }

  /** What an e-mail tells at this moment; null when it has lost its reason. */
  variablesOf(email: EmailMessage): Promise<MailVariables[MailName] | null> {
    const { mail, refs, to, user, dedupeKey, resends } = email;
    const key = resends === 0 ? dedupeKey : `${dedupeKey}:resend:${resends}`;
    return this.sourceOf(mail)(refs as never, { email: to, userId: user?.id ?? null, key });
  }

  /** A mail in a few words; null where it has none. */
  async briefOf<Name extends MailName>(
    mail: Name,
    variables: MailVariables[Name],
  ): Promise<MailBrief | null> {
    const { brief } = await loadMail(mail);
    return brief?.(variables) ?? null;
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
   * Orders many e-mails in the caller's transaction with a few statements; orders whose key is known change nothing.
   * How each goes is what its recipient has chosen at this moment.
   * @returns the orders that are new.
   */
  async queueMany<Order extends MailOrder>(em: EntityManager, orders: readonly Order[]): Promise<Order[]> {
    if (orders.length === 0) return [];
    // An e-mail without a source could never be written: its trigger must not succeed.
    for (const { mail } of orders) this.sourceOf(mail);
    const channels = await this.channelsOf(em, orders);
    const rows = orders.map(({ user, hasNotice, neededBy, ...order }, index) => {
      const channel = channels[index]!;
      const isThere = channel === 'inside' && hasNotice === true;
      const status: EmailStatus = isThere ? 'sent' : 'queued';
      const sentAt = isThere ? this.clock.now() : null;
      return { ...order, user: user?.id ?? null, neededBy: neededBy ?? null, channel, status, sentAt };
    });
    const inserted = await em
      .createQueryBuilder(EmailMessage)
      .insert(rows)
      .onConflict('dedupeKey')
      .ignore()
      .returning(['id', 'dedupeKey', 'channel', 'status'])
      .execute<Pick<EmailMessage, 'id' | 'dedupeKey' | 'channel' | 'status'>[]>('all');
    for (const [channel, job] of Object.entries(SENDING_JOBS)) {
      const leaving = inserted.filter((email) => email.channel === channel && email.status === 'queued');
      const jobs = leaving.map(({ id }) => ({ payload: { emailId: id }, dedupeKey: `mail:${id}` }));
      await this.outbox.addMany(em, job, jobs);
    }
    const keys = new Set(inserted.map(({ dedupeKey }) => dedupeKey));
    return orders.filter(({ dedupeKey }) => keys.has(dedupeKey));
  }

  /** Nothing is lost: what another channel cannot do, the mail does. @param reason a code that names the channel. */
  async sendByMailInstead(em: EntityManager, emailId: number, reason: string): Promise<void> {
    const fresh = { channel: 'mail', status: 'queued', attempts: 0, sentAt: null } as const;
    await em.nativeUpdate(EmailMessage, emailId, { ...fresh, insteadOf: reason });
    await this.outbox.add(em, 'mail.send', { emailId }, { dedupeKey: `mail:${emailId}:instead` });
  }

  /**
   * A channel took a message and says later that it did not arrive. One that goes by mail already is left alone.
   * @throws AppError 409 while the message is still being sent.
   */
  async undelivered(em: EntityManager, emailId: number, channel: Channel, reason: string): Promise<void> {
    const email = await em.findOne(EmailMessage, emailId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (email?.channel !== channel) return;
    // The report overtook the end of the sending: it is to come again.
    if (email.status === 'queued') throw conflict('still-queued', 'Este aviso ainda está a caminho.');
    if (email.status === 'sent') await this.sendByMailInstead(em, emailId, reason);
  }

  /** How each order goes. */
  private async channelsOf(em: EntityManager, orders: readonly MailOrder[]): Promise<Channel[]> {
    const users = orders.flatMap(({ user }) => user?.id ?? []);
    const { rows } = await sql<{ userId: number; kind: ChoosableKind; channel: Channel }>`
      select user_id as "userId", kind, channel from notice_choice where user_id = any(${users}::int[])`.execute(
      em.getKysely(),
    );
    if (rows.length === 0) return orders.map(() => DEFAULT_CHANNEL);
    const choices = new Map(rows.map(({ userId, kind, channel }) => [`${userId} ${kind}`, channel]));
    const names = [...new Set(orders.map(({ mail }) => mail))];
    const mails = new Map(
      await Promise.all(names.map(async (name) => [name, await loadMail(name)] as const)),
    );
    const now = this.clock.now();
    const settings = await readSettings(em);
    const digestAt = nextRun(now, digestTimeOf(settings), settings.timeZone).availableAt;
    return orders.map(({ mail, user, neededBy }) => {
      const { kind, asksNow } = mails.get(mail)!;
      const chosen = (user && choices.get(`${user.id} ${kind}`)) || DEFAULT_CHANNEL;
      if (!this.channels.isOffered(chosen)) return DEFAULT_CHANNEL;
      if (chosen === 'digest') return asksNow || isNear(neededBy, digestAt) ? DEFAULT_CHANNEL : chosen;
      return chosen === 'inside' && isUrgent(kind, neededBy, now) ? DEFAULT_CHANNEL : chosen;
    });
  }

  private sourceOf(mail: MailName): KeptSource {
    const source = this.sources.get(mail);
    if (!source) throw new Error(`No source of variables for the mail ${mail}`);
    return source;
  }
}

/** When the digests go out, `HH:MM` on the parish's clock. */
export function digestTimeOf({ digestHour }: ParishSettings): string {
  return `${String(digestHour).padStart(2, '0')}:00`;
}

import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../platform/database/base.entity.js';
import { User } from '../accounts/index.js';
import type { MailName } from './define-mail.js';
import type { Channel } from './mail-kinds.js';

export const EMAIL_STATUSES = ['queued', 'sent', 'kept', 'dropped', 'failed'] as const;
/**
 * What its job says of an e-mail. While the job is open, or it waits for the day's digest: queued. Once it is done, its
 * result: sent, by mail or over the channel that its recipient has chosen; kept in the data
 * folder where no SMTP is configured; dropped because it had lost its reason when its turn came; or failed, refused by
 * the mail server for good. Given up by the job: failed.
 */
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

export const EMAIL_STATUS_LABELS: Record<EmailStatus, string> = {
  queued: 'Na fila',
  sent: 'Enviado',
  kept: 'Guardado aqui',
  dropped: 'Dispensado',
  failed: 'Não saiu',
};

/** What a mail is about, as it is stored; which refs a mail has, its file tells (`MailRefs`). */
type StoredRefs = Readonly<Record<string, number | string | undefined>>;

/**
 * One message to one person, an e-mail unless they have chosen another channel. Neither its text nor any link is stored here: both are made when it is sent. Its job in the
 * outbox is what goes through states and counts attempts; MailSenderService writes down here, in the transaction that
 * ends an attempt, how that ended.
 */
@Entity()
@Index({ properties: ['createdAt'] })
@Index({ properties: ['status', 'createdAt'] })
@Index({ properties: ['mail', 'createdAt'] })
@Index({ properties: ['sentAt'] })
export class EmailMessage extends BaseEntity<
  | 'status'
  | 'subject'
  | 'sentAt'
  | 'lastError'
  | 'attempts'
  | 'resends'
  | 'user'
  | 'channel'
  | 'neededBy'
  | 'digest'
  | 'insteadOf'
> {
  @Property({ type: 'text' })
  mail: MailName;

  @Property({ type: 'text' })
  to: string;

  @ManyToOne({ entity: () => User, nullable: true, deleteRule: 'set null', index: true })
  user: User | null;

  /** What the mail is about. */
  @Property({ type: 'jsonb' })
  refs: StoredRefs;

  @Property({ type: 'text', unique: true })
  dedupeKey: string;

  /** How it goes: as its recipient had chosen when it was ordered, or by mail where that could not reach them. */
  @Property({ type: 'text', default: 'mail' })
  channel: Channel = 'mail';

  /** When what it is about begins or ends, such as a mass; null where nothing presses. */
  @Property({ type: 'timestamptz', nullable: true })
  neededBy: Date | null = null;

  /** The digest that tells it; null where it goes by itself, or no digest has gathered it yet. */
  @ManyToOne({ entity: () => EmailMessage, nullable: true, deleteRule: 'set null', index: true })
  digest: EmailMessage | null = null;

  /** Why it goes by mail, where its recipient's channel did not reach them: a code such as `whatsapp 131026`. */
  @Property({ type: 'text', nullable: true })
  insteadOf: string | null = null;

  @Property({ type: 'text', default: 'queued' })
  status: EmailStatus = 'queued';

  /** Known once rendered. */
  @Property({ type: 'text', nullable: true })
  subject: string | null = null;

  /** The job's, after the last attempt that ended. */
  @Property({ type: 'integer', default: 0 })
  attempts: number = 0;

  /** How often an administrator had it sent again; each time it is another message with another Message-ID. */
  @Property({ type: 'integer', default: 0 })
  resends: number = 0;

  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;

  /** Why it was not sent, as a code: an SMTP reply's digits or a kind of error, never its text. */
  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  constructor(values: {
    mail: MailName;
    to: string;
    user?: User | null;
    refs: StoredRefs;
    dedupeKey: string;
  }) {
    super();
    this.mail = values.mail;
    this.to = values.to;
    this.user = values.user ?? null;
    this.refs = values.refs;
    this.dedupeKey = values.dedupeKey;
  }
}

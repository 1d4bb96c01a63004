import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { notFound, notPossible } from '../platform/errors/app-error.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import type { ListQuery, ListSpec } from '../platform/lists/list-query.js';
import { contains, type Page, readPage, type ListSource } from '../platform/lists/page.js';
import { emailKey } from '../platform/text.js';
import { EmailMessage, EMAIL_STATUSES } from './email-message.entity.js';
import type { EmailDetailResponse, EmailKindResponse, EmailResponse } from './emails.dto.js';
import { CHANNEL_LABELS } from './mail-kinds.js';
import { KeptMailsService } from './kept-mails.service.js';
import { MailsService } from './mails.service.js';

export const EMAIL_LIST = {
  resource: 'emails',
  sort: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { q: 'text', status: EMAIL_STATUSES, mail: 'text' },
  recent: { rows: 100 },
  countedRows: 1000,
} as const satisfies ListSpec;

const SOURCE: ListSource = {
  select: sql`e.id, e.mail, e."to", e.user_id as "userId", u.name, e.subject, e.channel, e.status, e.attempts, e.resends,
    ${isoInstant(sql`e.created_at`)} as "createdAt", ${isoInstant(sql`e.sent_at`)} as "sentAt",
    e.last_error as "lastError", e.instead_of as "insteadOf"`,
  from: sql`email_message e left join user_account u on u.id = e.user_id`,
  id: sql`e.id`,
  sort: { createdAt: sql`e.created_at` },
  filters: {
    q: (text: string) => contains(sql`lower(e."to")`, emailKey(text)),
    status: (status: string) => sql`e.status = ${status}`,
    mail: (mail: string) => sql`e.mail = ${mail}`,
  },
};

/** A link that acts for its recipient: it opens an account once, or answers for them. */
const ONE_TIME = /[?&]token=/;

/** An e-mail as it is read from the database, without what its mail and its channel are called. */
type EmailRow = Omit<EmailResponse, 'label' | 'channelLabel'>;

/** The e-mails as an administrator sees them. */
@Injectable()
export class EmailsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly mails: MailsService,
    private readonly outbox: OutboxService,
    private readonly kept: KeptMailsService,
  ) {}

  async list(query: ListQuery): Promise<Page<EmailResponse>> {
    const page = await readPage<EmailRow>(this.em.getKysely(), EMAIL_LIST, SOURCE, query);
    const labels = await this.mails.labels();
    return page.map((row) => labelled(row, labels));
  }

  /** The mails that the system can send. */
  async kinds(): Promise<EmailKindResponse[]> {
    return Array.from(await this.mails.labels(), ([mail, label]) => ({ mail, label }));
  }

  /** One e-mail, with its text where it is kept on this side and opens nobody's account. */
  async detail(id: number): Promise<EmailDetailResponse> {
    const email = await this.open(id);
    const sealed = email.links?.some((link) => ONE_TIME.test(link)) ?? false;
    return sealed ? { ...email, sealed, html: null, text: null, links: null } : email;
  }

  /**
   * One e-mail with its text, whatever it opens; who may see it is the caller's to decide.
   * @throws AppError 404 when there is none.
   */
  async open(id: number): Promise<EmailDetailResponse> {
    const email = await this.one(id);
    const mail = email.status === 'kept' ? await this.kept.read(id) : null;
    return {
      ...email,
      sealed: false,
      html: mail?.html ?? null,
      text: mail?.text ?? null,
      links: mail ? linksIn(mail.text) : null,
    };
  }

  /**
   * Sends an e-mail again, by mail and at once: with the present data and, where it holds a one-time link, a new one.
   * @throws AppError 422 while it is still on its way.
   */
  async resend(id: number): Promise<EmailResponse> {
    await this.em.transactional(async (em) => {
      const email = await em.findOne(EmailMessage, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!email) throw emailNotFound();
      if (email.status === 'queued')
        throw notPossible('still-queued', 'Este e-mail ainda está na fila de envio. Aguarde o resultado.');
      email.resends += 1;
      email.status = 'queued';
      email.attempts = 0;
      email.lastError = null;
      email.channel = 'mail';
      email.digest = null;
      await this.outbox.add(
        em,
        'mail.send',
        { emailId: id },
        { dedupeKey: `mail:${id}:resend:${email.resends}` },
      );
      this.audit.record(em, {
        action: 'email-resent',
        subject: { type: 'email', id },
        details: { mail: email.mail },
      });
      await this.kept.remove(id);
    });
    return this.one(id);
  }

  private async one(id: number): Promise<EmailResponse> {
    const { rows } = await sql<EmailRow>`
      select ${SOURCE.select} from ${SOURCE.from} where e.id = ${id}`.execute(this.em.getKysely());
    if (!rows[0]) throw emailNotFound();
    return labelled(rows[0], await this.mails.labels());
  }
}

/** A mail that the system sends no more is called by its name. */
function labelled(row: EmailRow, labels: ReadonlyMap<string, string>): EmailResponse {
  return { ...row, label: labels.get(row.mail) ?? row.mail, channelLabel: CHANNEL_LABELS[row.channel] };
}

const emailNotFound = () => notFound('E-mail não encontrado.');

function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g))];
}

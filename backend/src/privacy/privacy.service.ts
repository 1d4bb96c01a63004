import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { OwnPasswordService } from '../auth/index.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { AppError, notFound, notPossible } from '../platform/errors/app-error.js';
import { Minister, PhotosService } from '../ministers/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { MailsService } from '../mail/index.js';
import { ErasureService } from './erasure.service.js';
import {
  personalDataQueries,
  type DataSubject,
  type PersonalData,
  type PersonalDataRecord,
  type PersonalDataSection,
} from './personal-data.js';
import type { EraseRequest, ExportFormat } from './privacy.dto.js';

export interface ExportFile {
  name: string;
  contentType: string;
  content: string;
}

/** No account has this number, and no mail goes to this address. */
const NO_ACCOUNT = { userId: 0, email: '', verified: false };
const WRONG_PASSWORD = 'A senha não confere.';

/** What a person may ask of the parish about their own data (LGPD art. 18). */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly photos: PhotosService,
    private readonly ownPassword: OwnPasswordService,
    private readonly erasure: ErasureService,
    private readonly mails: MailsService,
    private readonly audit: AuditService,
  ) {}

  /** Everything held about the caller, as a file to keep. */
  async export(session: Session, format: ExportFormat): Promise<ExportFile> {
    const { rows } = await sql<{ verified: boolean }>`
      select email_verified_at is not null as verified from user_account where id = ${session.userId}`.execute(
      this.em.getKysely(),
    );
    const data = await this.collect({ ...session, verified: rows[0]?.verified ?? false }, session);
    await this.recordExport({ type: 'user', id: session.userId }, format);
    return this.fileOf('Meus dados', data, format);
  }

  /**
   * Everything held about a minister who has no account to ask with, as a file that the coordination hands over.
   * @throws AppError 404 when there is no such minister, 422 when they have an account: then they alone ask.
   */
  async exportOf(session: Session, ministerId: number, format: ExportFormat): Promise<ExportFile> {
    const minister = await this.em.findOne(Minister, { id: ministerId, erasedAt: null });
    if (!minister) throw notFound('Ministro não encontrado.');
    if (minister.user)
      throw notPossible(
        'has-account',
        'Esta pessoa tem conta: ela mesma baixa os seus dados, no perfil. Se ainda não entrou, convide-a.',
      );
    const data = await this.collect({ ...NO_ACCOUNT, ministerId }, session);
    await this.recordExport({ type: 'minister', id: ministerId }, format);
    return this.fileOf('dados', data, format);
  }

  private async recordExport(subject: { type: string; id: number }, format: ExportFormat): Promise<void> {
    await this.em.transactional((em) => {
      this.audit.record(em, {
        action: subject.type === 'user' ? 'data-exported' : 'data-handed-over',
        subject,
        details: { format },
      });
      return Promise.resolve();
    });
  }

  private async fileOf(name: string, data: PersonalData, format: ExportFormat): Promise<ExportFile> {
    if (format === 'json') {
      const content = JSON.stringify(data, null, 2);
      return { name: `${name}.json`, contentType: 'application/json; charset=utf-8', content };
    }
    // Loaded with the first readable file: React is needed for nothing else in a request.
    const { personalDataPage } = await import('./personal-data-page.js');
    const { timeZone } = await this.settings.read();
    const content = personalDataPage(await this.withMailLabels(data), timeZone);
    return { name: `${name}.html`, contentType: 'text/html; charset=utf-8', content };
  }

  /**
   * Erases the caller.
   * @throws AppError 400 when the password is wrong, 422 for the last administrator, 429 after too many tries.
   */
  async erase(session: Session, { password, keeps = [] }: EraseRequest): Promise<void> {
    const refusal = { field: 'password', message: WRONG_PASSWORD };
    const { id: userId } = await this.ownPassword.expect(session, password, 'erasure', refusal);
    await this.em.transactional((em) => this.erasure.erase(em, { userId }, { action: 'data-erased', keeps }));
  }

  /** @param reader in whose session the photo is read. */
  private async collect(subject: DataSubject, reader: Session): Promise<PersonalData> {
    const db = this.em.getKysely();
    const queries = personalDataQueries(subject);
    const sections: Partial<Record<PersonalDataSection, PersonalDataRecord[]>> = {};
    for (const [section, query] of Object.entries(queries)) {
      const found = await query.execute(db);
      sections[section as PersonalDataSection] = found.rows as PersonalDataRecord[];
    }
    const { parishName, city, ministryTitle } = await this.settings.read();
    return {
      exportedAt: this.clock.now().toISOString(),
      controller: { parishName, city, ministryTitle },
      photo: await this.photo(reader, sections.minister?.[0]?.photoFile),
      sections: sections as PersonalData['sections'],
    };
  }

  /** The data with each e-mail called by its label. */
  private async withMailLabels({ sections, ...data }: PersonalData): Promise<PersonalData> {
    const labels = await this.mails.labels();
    const emails = sections.emails.map((email) => ({
      ...email,
      mail: labels.get(String(email.mail)) ?? email.mail,
    }));
    return { ...data, sections: { ...sections, emails } };
  }

  private async photo(session: Session, file: unknown): Promise<string | null> {
    if (typeof file !== 'string') return null;
    try {
      return `data:image/webp;base64,${(await this.photos.read(session, file)).toString('base64')}`;
    } catch (error) {
      if (error instanceof AppError && error.status === 404) return null;
      throw error;
    }
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditService } from '../platform/audit/audit.service.js';
import { OwnPasswordService } from '../auth/index.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { AppError } from '../platform/errors/app-error.js';
import { PhotosService } from '../ministers/index.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { MailsService } from '../mail/index.js';
import { ErasureService } from './erasure.service.js';
import {
  personalDataQueries,
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
    const data = await this.collect(session);
    await this.em.transactional((em) => {
      this.audit.record(em, {
        action: 'data-exported',
        subject: { type: 'user', id: session.userId },
        details: { format },
      });
      return Promise.resolve();
    });
    if (format === 'json') {
      const content = JSON.stringify(data, null, 2);
      return { name: 'meus-dados.json', contentType: 'application/json; charset=utf-8', content };
    }
    // Loaded with the first readable file: React is needed for nothing else in a request.
    const { personalDataPage } = await import('./personal-data-page.js');
    const { timeZone } = await this.settings.read();
    const content = personalDataPage(await this.withMailLabels(data), timeZone);
    return { name: 'meus-dados.html', contentType: 'text/html; charset=utf-8', content };
  }

  /**
   * Erases the caller.
   * @throws AppError 400 when the password is wrong, 422 for the last administrator, 429 after too many tries.
   */
  async erase(session: Session, { password, keepsPosts = false }: EraseRequest): Promise<void> {
    const refusal = { field: 'password', message: WRONG_PASSWORD };
    const { id: userId } = await this.ownPassword.expect(session, password, 'erasure', refusal);
    await this.em.transactional((em) =>
      this.erasure.erase(em, { userId }, { action: 'data-erased', keepsPosts }),
    );
  }

  private async collect(session: Session): Promise<PersonalData> {
    const db = this.em.getKysely();
    const { rows } = await sql<{ verified: boolean }>`
      select email_verified_at is not null as verified from user_account where id = ${session.userId}`.execute(
      db,
    );
    const queries = personalDataQueries({ ...session, verified: rows[0]?.verified ?? false });
    const sections: Partial<Record<PersonalDataSection, PersonalDataRecord[]>> = {};
    for (const [section, query] of Object.entries(queries)) {
      const found = await query.execute(db);
      sections[section as PersonalDataSection] = found.rows as PersonalDataRecord[];
    }
    const { parishName, city, ministryTitle } = await this.settings.read();
    return {
      exportedAt: this.clock.now().toISOString(),
      controller: { parishName, city, ministryTitle },
      photo: await this.photo(session, sections.minister?.[0]?.photoFile),
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

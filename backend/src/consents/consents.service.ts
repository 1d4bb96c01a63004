import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Role } from '../platform/access/permissions.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { requestInfo } from '../platform/request-info.js';
import {
  CONSENT_SETTINGS,
  consentText,
  hasAgreed,
  wordsOf,
  type ConsentText,
} from '../platform/settings/consent-text.js';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.js';
import { readSettings, type StoredSettings } from '../platform/settings/settings.service.js';
import { emailKey } from '../platform/text.js';
import { ConsentRecord, ConsentTextRecord } from './consent-record.entity.js';

/** Who agrees. */
export interface Consenting {
  email: string;
  /** Null for a candidate, who has no account yet: see {@link ConsentsService.adopt}. */
  userId: number | null;
  byGuardian: boolean;
}

/** Of a query over accounts `u`, what {@link mustAgree} judges by: one query says who is there and whether to ask them. */
export const CONSENT_COLUMNS = sql`
  array(select c.text_hash from consent_record c where c.user_id = u.id) as "agreedTo",
  (select jsonb_object_agg(s.name, s.value) from setting s
    where s.name in (${sql.join(CONSENT_SETTINGS.map((name) => sql.lit(name)))})) as settings`;

export interface ConsentColumns {
  /** Hashes of texts. */
  agreedTo: string[];
  /** Those of {@link CONSENT_SETTINGS} that were set; null where none was. */
  settings: StoredSettings | null;
}

/**
 * Whether somebody is to be asked for their consent. Who sets the parish up is asked once it has a name: before, nobody
 * is there to agree with, and the name would change the text at once.
 */
export function mustAgree({ role, agreedTo, settings }: ConsentColumns & { role: Role }): boolean {
  if (role === 'admin' && settings?.parishName === undefined) return false;
  return !hasAgreed(agreedTo, { ...DEFAULT_SETTINGS, ...settings });
}

/** Keeps who agreed to which text. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /** Keeps, in the caller's transaction, that somebody agreed to the present text. @returns that text. */
  async record(em: EntityManager, { email, userId, byGuardian }: Consenting): Promise<ConsentText> {
    const text = consentText(await readSettings(em));
    const kept = { hash: text.version, text: wordsOf(text) };
    await em.createQueryBuilder(ConsentTextRecord).insert(kept).onConflict().ignore().execute();
    await em.insert(ConsentRecord, {
      userId,
      emailKey: this.keyOf(email),
      text: em.getReference(ConsentTextRecord, text.version),
      at: this.clock.now(),
      address: requestInfo().address,
      byGuardian,
    });
    return text;
  }

  /** Makes what a candidate agreed to the consent of the account that came of the request. */
  async adopt(em: EntityManager, { id, email }: { id: number; email: string }): Promise<void> {
    await em.nativeUpdate(ConsentRecord, { userId: null, emailKey: this.keyOf(email) }, { userId: id });
  }

  private keyOf(email: string): string {
    return createHmac('sha256', this.env.jwtSecret)
      .update(`consent ${emailKey(email)}`)
      .digest('base64url');
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { checkGuardian, ConsentsService } from '../consents/index.js';
import { Minister } from '../ministers/index.js';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { isMinorOn } from '../platform/dates/age.js';
import { instantToLocal } from '../platform/dates/instant.js';
import { conflict, invalid } from '../platform/errors/app-error.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type { ConsentRequest, OwnConsentResponse } from './privacy.dto.js';

/** What the person in the session has agreed to, and asking them for it. */
@Injectable()
export class OwnConsentService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly consents: ConsentsService,
  ) {}

  async read({ userId, ministerId, consentRequired }: Session): Promise<OwnConsentResponse> {
    const { rows } = await sql<{ at: string }>`
      select ${isoInstant(sql`at`)} as at from consent_record where user_id = ${userId} order by at desc limit 1`.execute(
      this.em.getKysely(),
    );
    const minister = await this.em.findOne(Minister, { id: ministerId });
    return {
      required: consentRequired,
      agreedAt: rows[0]?.at ?? null,
      minor: minister !== null && (await this.isMinor(minister)),
      guardianName: minister?.guardianName ?? null,
      guardianContact: minister?.guardianContact ?? null,
    };
  }

  /**
   * Keeps that the person agrees, and for a minor their guardian.
   * @throws AppError 400 when the guardian of a minor is missing, 409 when the text has changed since it was read.
   */
  async agree({ userId, email, ministerId }: Session, body: ConsentRequest): Promise<void> {
    await this.em.transactional(async (em) => {
      const minister = await em.findOne(Minister, { id: ministerId });
      const minor = minister !== null && (await this.isMinor(minister));
      if (minor) {
        const { errors, guardian } = checkGuardian({ ...minister, email }, body);
        const [first] = Object.values(errors);
        if (first) throw invalid(first, errors);
        Object.assign(minister, guardian);
      }
      const { version } = await this.consents.record(em, { userId, email, byGuardian: minor });
      if (version !== body.version)
        throw conflict('consent-changed', 'O texto mudou enquanto você lia. Leia o novo e responda de novo.');
    });
  }

  private async isMinor({ birthDate }: Minister): Promise<boolean> {
    if (birthDate === null) return false;
    const { timeZone } = await this.settings.read();
    return isMinorOn(instantToLocal(this.clock.now(), timeZone).date, birthDate);
  }
}

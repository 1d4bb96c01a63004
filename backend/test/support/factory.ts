import type { EntityManager } from '@mikro-orm/postgresql';
import { ConsentRecord, ConsentTextRecord } from '../../src/consents/consent-record.entity.js';
import { consentText, wordsOf } from '../../src/platform/settings/consent-text.js';
import { readSettings } from '../../src/platform/settings/settings.service.js';
import type { Role } from '../../src/platform/access/permissions.js';
import { nameKey, skeletonOf } from '../../src/platform/text.js';
import type { Experience } from '../../src/ministers/experience.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { ScheduleName } from '../../src/registrations/schedule-name.entity.js';
import { User } from '../../src/accounts/user.entity.js';

/** When people joined and agreed, before anything that a test is about. */
const JOINED = new Date('2026-01-01T12:00:00Z');

let sequence = 0;

/** Makes invented records with just what a test says, and stores them. */
export class Factory {
  constructor(private readonly em: EntityManager) {}

  /** An account; one that serves (ministro, coordenador) has a minister record. */
  async person({
    role = 'ministro',
    name,
    experience = '1-3-anos',
    isActive = true,
    ...rest
  }: PersonValues = {}) {
    sequence += 1;
    const fullName = name ?? `Pessoa Inventada ${sequence}`;
    const user = new User({ email: rest.email ?? `pessoa${sequence}@exemplo.test`, name: fullName, role });
    user.createdAt = JOINED;
    user.emailVerifiedAt = JOINED;
    user.passwordHash = rest.passwordHash ?? null;
    this.em.persist(user);
    const minister =
      role === 'ministro' || role === 'coordenador' ? this.ministerOf(user, experience, isActive) : null;
    await this.em.flush();
    if (rest.agrees !== false) await this.consent(user);
    return { user, minister };
  }

  /** That people agreed to the present consent text, without which nothing is open to them. */
  async consent(...people: { id: number }[]): Promise<void> {
    const text = consentText(await readSettings(this.em));
    const kept = { hash: text.version, text: wordsOf(text) };
    await this.em.createQueryBuilder(ConsentTextRecord).insert(kept).onConflict().ignore().execute();
    await this.em.insertMany(
      ConsentRecord,
      people.map(({ id }) => ({ userId: id, text: text.version, at: JOINED })),
    );
  }

  private ministerOf(user: User, experience: Experience, isActive: boolean): Minister & { user: User } {
    const scheduleName = `Nome ${sequence}`;
    const minister = new Minister({
      user,
      fullName: user.name,
      phone: '+55 (15) 99999-0000',
      birthDate: '1970-05-20',
      scheduleName,
      experience,
    });
    minister.createdAt = JOINED;
    minister.isActive = isActive;
    const claim = new ScheduleName();
    claim.key = nameKey(scheduleName);
    claim.skeleton = skeletonOf(scheduleName);
    claim.minister = minister;
    this.em.persist([minister, claim]);
    return Object.assign(minister, { user });
  }
}

export interface PersonValues {
  role?: Role;
  name?: string;
  email?: string;
  passwordHash?: string;
  experience?: Experience;
  isActive?: boolean;
  /** Whether they agreed to the present consent text; so unless it says no. */
  agrees?: boolean;
}

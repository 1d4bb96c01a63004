import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../platform/audit/audit.service.js';
import { Setting } from '../platform/settings/setting.entity.js';
import type { UpdateSettingsRequest } from './settings.dto.js';
import type { ParishSettings } from '../platform/settings/settings.js';
import { readSettings } from '../platform/settings/settings.service.js';

/** Is told of a change of the settings, in its transaction. */
export type SettingsFollower = (
  em: EntityManager,
  before: ParishSettings,
  after: ParishSettings,
) => Promise<void>;

/** Changes the parish's settings. */
@Injectable()
export class SettingsChangesService {
  private readonly followers: SettingsFollower[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** Calls the follower at every change from now on; features say so in `onModuleInit`. */
  follow(follower: SettingsFollower): void {
    this.followers.push(follower);
  }

  /** Changes the given settings and answers all of them; the names of those that differ are audited. */
  change(values: UpdateSettingsRequest): Promise<ParishSettings> {
    return this.em.transactional(async (em) => {
      await em.execute('lock table setting in share row exclusive mode');
      const before = await readSettings(em);
      const stored: Record<string, unknown> = { ...before };
      const changed = Object.entries(plain(values))
        .filter(([name, value]) => !isDeepStrictEqual(value, stored[name]))
        .map(([name, value]) => ({ name, value }));
      if (changed.length > 0) {
        await em.upsertMany(Setting, changed);
        const fields = changed.map(({ name }) => name);
        this.audit.record(em, { action: 'settings-changed', details: { fields } });
      }
      const after = await readSettings(em);
      for (const follower of this.followers) await follower(em, before, after);
      return after;
    });
  }
}

/** The values as they are stored: without the classes of the request. */
function plain(values: UpdateSettingsRequest): Record<string, unknown> {
  return JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
}

import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../platform/audit/audit.service.js';
import { Setting } from '../platform/settings/setting.entity.js';
import type { UpdateSettingsRequest } from './settings.dto.js';
import type { ParishSettings } from '../platform/settings/settings.js';
import { readSettings } from '../platform/settings/settings.service.js';

/** Changes the parish's settings. */
@Injectable()
export class SettingsChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** Changes the given settings and answers all of them; the names of those that differ are audited. */
  change(values: UpdateSettingsRequest): Promise<ParishSettings> {
    return this.em.transactional(async (em) => {
      await em.execute('lock table setting in share row exclusive mode');
      const before: Record<string, unknown> = { ...(await readSettings(em)) };
      const changed = Object.entries(plain(values))
        .filter(([name, value]) => !isDeepStrictEqual(value, before[name]))
        .map(([name, value]) => ({ name, value }));
      if (changed.length > 0) {
        await em.upsertMany(Setting, changed);
        const fields = changed.map(({ name }) => name);
        this.audit.record(em, { action: 'settings-changed', details: { fields } });
      }
      return readSettings(em);
    });
  }
}

/** The values as they are stored: without the classes of the request. */
function plain(values: UpdateSettingsRequest): Record<string, unknown> {
  return JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
}

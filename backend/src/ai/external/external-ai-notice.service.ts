import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { InboxService } from '../../messages/index.js';
import { PERMISSIONS } from '../../platform/access/permissions.js';
import { SettingsChangesService } from '../../settings/index.js';

const NOTICE = {
  title: 'Inteligência artificial externa ligada',
  content:
    'O assistente da escala pode passar a usar um serviço externo. Ele recebe as conversas, as missas e quem pode servir, com um código no lugar de cada pessoa. Não escreva motivos pessoais de ninguém. O texto do consentimento mudou, e todos serão perguntados de novo ao entrar.',
  priority: 'high',
} as const;

/** Tells everybody who coordinates when an external AI is allowed. */
@Injectable()
export class ExternalAiNoticeService implements OnModuleInit {
  constructor(
    private readonly changes: SettingsChangesService,
    private readonly inbox: InboxService,
  ) {}

  onModuleInit(): void {
    this.changes.follow(async (em, before, after) => {
      if (before.externalAiAllowed || !after.externalAiAllowed) return;
      const { rows } = await sql<{ id: number }>`
        select id from user_account
        where role = any(${[...PERMISSIONS['schedules.write']]}) and disabled_at is null`.execute(
        em.getKysely(),
      );
      await this.inbox.deliver(
        em,
        rows.map(({ id }) => id),
        NOTICE,
      );
    });
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { isoInstant } from '../platform/lists/iso-instant.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { readVersion } from '../platform/config/version.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import { RedisService } from '../platform/jobs/redis.service.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import type {
  AssistantStatusResponse,
  DatabaseStatusResponse,
  MailStatusResponse,
  QueueStatusResponse,
  SystemStatusResponse,
} from './system-status.dto.js';

const OPENAI_HOST = 'api.openai.com';

/** What the server runs on, as an administrator sees it: kinds and counts, never an address with a password or a key. */
@Injectable()
export class SystemStatusService {
  private readonly version = readVersion();

  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly em: EntityManager,
    private readonly outbox: OutboxService,
    private readonly redis: RedisService,
    private readonly settings: SettingsService,
  ) {}

  /** @throws the database's own error when it is away, answered as 503. */
  async read(): Promise<SystemStatusResponse> {
    return {
      version: this.version,
      uptimeSeconds: Math.floor(process.uptime()),
      database: await this.database(),
      queue: await this.queue(),
      mail: await this.mail(),
      assistant: await this.assistant(),
    };
  }

  private async database(): Promise<DatabaseStatusResponse> {
    const began = performance.now();
    await sql`select 1`.execute(this.em.getKysely());
    return { embedded: this.env.embedded.database, latencyMs: Math.round(performance.now() - began) };
  }

  private async queue(): Promise<QueueStatusResponse> {
    const { open, later, failed } = await this.outbox.counts();
    const usesRedis = this.env.redisUrl !== null;
    return {
      kind: usesRedis ? 'redis' : 'in-process',
      embedded: this.env.embedded.redis,
      reachable: !usesRedis || this.redis.isReady,
      waiting: open,
      later,
      failed,
    };
  }

  private async mail(): Promise<MailStatusResponse> {
    const { rows } = await sql<Omit<MailStatusResponse, 'kind'>>`
      select (count(*) filter (where status = 'queued'))::int as waiting,
        (count(*) filter (where status = 'failed'))::int as failed,
        (select ${isoInstant(sql`max(sent_at)`)} from email_message) as "lastSentAt"
      from email_message where status in ('queued', 'failed') and channel <> 'digest'`.execute(
      this.em.getKysely(),
    );
    return { kind: this.env.smtpUrl === null ? 'kept' : 'smtp', ...rows[0]! };
  }

  private async assistant(): Promise<AssistantStatusResponse> {
    const { openai } = this.env;
    const { externalAiAllowed: externalAllowed } = await this.settings.read();
    return {
      kind: openai && externalAllowed ? 'external' : 'local',
      model: openai?.model ?? null,
      host: openai && (openai.baseUrl ? new URL(openai.baseUrl).host : OPENAI_HOST),
      externalAllowed,
    };
  }
}

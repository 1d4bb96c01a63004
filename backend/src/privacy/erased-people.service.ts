import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { User } from '../accounts/index.js';
import { Minister } from '../ministers/index.js';
import { Clock } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { JobHandlersService } from '../platform/jobs/job-handlers.service.js';
import type { ErasureSubject } from '../platform/jobs/jobs.js';
import { ErasureService } from './erasure.service.js';

/** `at`: ISO 8601 instant. */
type ErasedPerson = ErasureSubject & { at: string };

const fileOf = (dataDir: string) => path.join(dataDir, 'erased-people.jsonl');

/** Who was erased since an instant, as the data folder remembers it. */
export async function erasedSince(dataDir: string, since: Date): Promise<ErasureSubject[]> {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return [];
  const lines = new Set((await readFile(file, 'utf8')).split('\n').filter(Boolean));
  return [...lines]
    .map((line) => JSON.parse(line) as ErasedPerson)
    .filter(({ at }) => new Date(at) > since)
    .map(({ at: _at, ...subject }) => subject);
}

/** Remembers outside the database, by ids alone, who was erased: a backup of an earlier day still has them. */
@Injectable()
export class ErasedPeopleService implements OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly erasure: ErasureService,
    private readonly handlers: JobHandlersService,
  ) {}

  onModuleInit(): void {
    this.handlers.register('erasure.note', (subject) => this.note(subject));
    this.handlers.register('erasure.repeat', (subject) => this.repeat(subject));
  }

  private async note(subject: ErasureSubject): Promise<void> {
    const person: ErasedPerson = { ...subject, at: this.clock.now().toISOString() };
    await appendFile(fileOf(this.env.dataDir), `${JSON.stringify(person)}\n`, { mode: 0o600 });
  }

  private async repeat(subject: ErasureSubject): Promise<void> {
    const em = this.em.fork();
    const known =
      'userId' in subject
        ? await em.count(User, { id: subject.userId, erasedAt: null })
        : await em.count(Minister, { id: subject.ministerId, erasedAt: null });
    if (known === 0) return;
    await em.transactional((within) =>
      this.erasure.erase(within, subject, { action: 'data-erased', keeps: [] }),
    );
  }
}

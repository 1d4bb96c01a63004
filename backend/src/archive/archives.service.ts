import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnPasswordService } from '../auth/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { Clock, DAY } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { conflict, notFound } from '../platform/errors/app-error.js';
import { JobHandlersService } from '../platform/jobs/job-handlers.service.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { ARCHIVED_TABLES } from './archive-tables.js';
import type { ArchiveResponse } from './archives.dto.js';
import { ParishArchive } from './parish-archive.entity.js';
import { writeArchive } from './write-archive.js';

const SHOWN = 5;
const TABLES = Object.keys(ARCHIVED_TABLES).length;

/** The whole parish as a file to take away, made by a job and kept for a day. */
@Injectable()
export class ArchivesService implements OnModuleInit {
  private readonly folder: string;
  private readonly photoFolder: string;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly ownPassword: OwnPasswordService,
    private readonly outbox: OutboxService,
    private readonly handlers: JobHandlersService,
    private readonly audit: AuditService,
    @Inject(ENV) env: RunningEnv,
  ) {
    this.folder = path.join(env.dataDir, 'archives');
    this.photoFolder = path.join(env.dataDir, 'photos');
  }

  onModuleInit(): void {
    this.handlers.register(
      'archive.make',
      ({ archiveId }) => this.make(archiveId),
      async ({ archiveId }) => this.note(archiveId, { status: 'failed' }),
    );
    this.handlers.register('archive.remove', ({ archiveId }) => this.remove(archiveId));
  }

  /** The latest, newest first. */
  async list(): Promise<ArchiveResponse[]> {
    const archives = await this.em.fork().find(ParishArchive, {}, { orderBy: { id: 'desc' }, limit: SHOWN });
    return archives.map(toResponse);
  }

  /**
   * Orders an archive.
   * @throws AppError 400 when the password is wrong, 409 while another is being made.
   */
  async order(session: Session, password: string): Promise<ArchiveResponse> {
    await this.ownPassword.expect(session, password, 'order-archive', {
      field: 'password',
      message: 'A senha não confere.',
    });
    return this.em.transactional(async (em) => {
      await em.execute('lock table parish_archive in share row exclusive mode');
      if (await em.count(ParishArchive, { status: { $in: ['waiting', 'running'] } }))
        throw conflict('archive-in-work', 'Um arquivo já está sendo feito. Espere que termine.');
      const archive = new ParishArchive();
      archive.createdAt = this.clock.now();
      await em.persist(archive).flush();
      const dedupeKey = `archive:${archive.id}`;
      await this.outbox.add(em, 'archive.make', { archiveId: archive.id }, { dedupeKey });
      this.audit.record(em, {
        action: 'archive-ordered',
        subject: { type: 'parish-archive', id: archive.id },
      });
      return toResponse(archive);
    });
  }

  /** @throws AppError 404 when there is none, or its day is over. */
  async open(id: number): Promise<{ name: string; bytes: number; content: ReadStream }> {
    const archive = await this.em.fork().findOne(ParishArchive, { id, status: 'done' });
    if (!archive?.bytes) throw notFound('Este arquivo não está mais aqui. Peça um novo.');
    await this.em.transactional((em) => {
      this.audit.record(em, { action: 'archive-downloaded', subject: { type: 'parish-archive', id } });
      return Promise.resolve();
    });
    const day = archive.createdAt.toISOString().slice(0, 10);
    return {
      name: `partilha-dados-${day}.zip`,
      bytes: archive.bytes,
      content: createReadStream(this.fileOf(id)),
    };
  }

  private async make(id: number): Promise<void> {
    const archive = await this.em
      .fork()
      .findOne(ParishArchive, { id, status: { $in: ['waiting', 'running'] } });
    if (!archive) return;
    await this.note(id, { status: 'running', tablesDone: 0 });
    await mkdir(this.folder, { recursive: true });
    const unfinished = `${this.fileOf(id)}.part`;
    const { parishName } = await this.settings.read();
    const bytes = await this.em.fork().transactional(
      (em) =>
        writeArchive({
          db: em.getKysely(),
          file: unfinished,
          photoFolder: this.photoFolder,
          parishName,
          takenAt: this.clock.now(),
          onTable: (tablesDone) => this.note(id, { tablesDone }),
        }),
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
    await rename(unfinished, this.fileOf(id));
    await this.em.fork().transactional(async (em) => {
      const keptUntil = this.clock.in(DAY);
      await em.nativeUpdate(ParishArchive, { id }, { status: 'done', bytes, keptUntil });
      const when = { dedupeKey: `archive-remove:${id}`, availableAt: keptUntil };
      await this.outbox.add(em, 'archive.remove', { archiveId: id }, when);
    });
  }

  private async remove(id: number): Promise<void> {
    await rm(this.fileOf(id), { force: true });
    await this.note(id, { status: 'gone' });
  }

  private async note(
    id: number,
    values: Partial<Pick<ParishArchive, 'status' | 'tablesDone'>>,
  ): Promise<void> {
    await this.em.fork().nativeUpdate(ParishArchive, { id }, values);
  }

  private fileOf(id: number): string {
    return path.join(this.folder, `${id}.zip`);
  }
}

const toResponse = ({
  id,
  status,
  tablesDone,
  bytes,
  createdAt,
  keptUntil,
}: ParishArchive): ArchiveResponse => ({
  id,
  status,
  progress: status === 'done' || status === 'gone' ? 100 : Math.floor((100 * tablesDone) / TABLES),
  bytes,
  createdAt: createdAt.toISOString(),
  keptUntil: keptUntil?.toISOString() ?? null,
});

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type AttemptLimit, AttemptsService } from '../auth/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { can } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { MINUTE } from '../platform/clock.js';
import { notFound } from '../platform/errors/app-error.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { lockEditableMinister } from './minister-access.js';

const FILE_NAME = /^[0-9a-f]{32}\.webp$/;
const NO_PHOTO = 'Foto não encontrada.';

/** More than choosing takes, also for a coordinator with a class of new ministers before them. */
const SENT_BY_ONE: AttemptLimit = { name: 'photo-sender', limit: 60, windowMs: 15 * MINUTE };

/** Profile photos: files in the data folder under names that nobody can guess. */
@Injectable()
export class PhotosService {
  private readonly folder: string;

  constructor(
    private readonly em: EntityManager,
    private readonly attempts: AttemptsService,
    private readonly audit: AuditService,
    @Inject(ENV) env: RunningEnv,
  ) {
    this.folder = path.join(env.dataDir, 'photos');
  }

  /**
   * Puts an uploaded image in place of the minister's photo.
   * @returns where it is served.
   * @throws AppError 403 and 404 as the record's rule says, 413 and 415 when the image is refused, 429 after too many.
   */
  async replace(session: Session, ministerId: number, upload: Buffer): Promise<string> {
    await this.attempts.take(SENT_BY_ONE, session.userId);
    const { toPhoto } = await import('./photo-image.js');
    const file = await this.store(await toPhoto(upload));
    let previous: string | null;
    try {
      previous = await this.em.transactional(async (em) => {
        const minister = await lockEditableMinister(em, session, ministerId);
        const { photoFile } = minister;
        minister.photoFile = file;
        if (session.ministerId !== ministerId) {
          const subject = { type: 'minister', id: ministerId };
          this.audit.record(em, { action: 'minister-changed', subject, details: { fields: ['photo'] } });
        }
        return photoFile;
      });
    } catch (error) {
      await this.remove(file);
      throw error;
    }
    if (previous) await this.remove(previous);
    return `/api/photos/${file}`;
  }

  /**
   * A photo that the caller may see: one's own, or any minister's for members.
   * @throws AppError 404 for every other name.
   */
  async read({ role, ministerId }: Session, file: string): Promise<Buffer> {
    if (!FILE_NAME.test(file)) throw notFound(NO_PHOTO);
    const { rows } = await sql<{ id: number }>`select id from minister where photo_file = ${file}`.execute(
      this.em.getKysely(),
    );
    const [owner] = rows;
    if (!owner || (owner.id !== ministerId && !can(role, 'ministers.directory'))) throw notFound(NO_PHOTO);
    return this.load(file);
  }

  /** A photo that a minister's record names, for callers who have judged who may see it. @throws AppError 404 when it is gone. */
  async load(file: string): Promise<Buffer> {
    try {
      return await readFile(path.join(this.folder, path.basename(file)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notFound(NO_PHOTO);
      throw error;
    }
  }

  /** Writes a file under a fresh name; whoever stores no reference to it removes it again. */
  async store(webp: Buffer): Promise<string> {
    const file = `${randomBytes(16).toString('hex')}.webp`;
    await mkdir(this.folder, { recursive: true });
    await writeFile(path.join(this.folder, file), webp, { flag: 'wx', mode: 0o600 });
    return file;
  }

  /** Removes a file once no record names it any more; one that is gone already is no error. */
  async remove(file: string): Promise<void> {
    await rm(path.join(this.folder, path.basename(file)), { force: true });
  }
}

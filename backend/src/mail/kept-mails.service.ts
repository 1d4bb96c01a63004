import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import type { OutgoingMail } from './outgoing-mail.js';

export interface KeptMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Names of the attached files. */
  attachments: string[];
}

/**
 * E-mails that no SMTP server takes, as files `mail/<id>.json` of the data folder, readable by this user alone: their
 * one-time links are in no database and no log.
 */
@Injectable()
export class KeptMailsService {
  private readonly folder: string;

  constructor(@Inject(ENV) env: RunningEnv) {
    this.folder = path.join(env.dataDir, 'mail');
  }

  async keep(id: number, { to, subject, html, text, attachments = [] }: OutgoingMail): Promise<void> {
    const mail: KeptMail = { to, subject, html, text, attachments: attachments.map((file) => file.filename) };
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const draft = `${this.fileOf(id)}.new`;
    await writeFile(draft, JSON.stringify(mail), { mode: 0o600 });
    await rename(draft, this.fileOf(id));
  }

  /** The kept mail, or null when there is none. */
  async read(id: number): Promise<KeptMail | null> {
    try {
      return JSON.parse(await readFile(this.fileOf(id), 'utf8')) as KeptMail;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(id: number): Promise<void> {
    await rm(this.fileOf(id), { force: true });
  }

  private fileOf(id: number): string {
    return path.join(this.folder, `${id}.json`);
  }
}

import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import { instantToLocal } from '../calendar/instant.js';
import { Clock } from '../common/clock.js';
import { startThread } from '../common/threads/start-thread.js';
import { SettingsService } from '../settings/settings.service.js';
import type { RosterPdfOrder } from './roster-pdf-worker.js';
import type { RosterOrder } from './roster-sheet.js';
import { RosterSheetService } from './roster-sheet.service.js';
import { shareMass, shareRoster } from './share-text.js';

/** A schedule's roster on paper, as a workbook and as a text to share. */
@Injectable()
export class RosterFilesService {
  /** The thread under way: at most one, so that many who print at once do not take the machine. */
  private printing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly sheets: RosterSheetService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The list for the sacristy. It is written in a thread of its own: a month of 450 places takes a third of a second
   * of computing.
   * @throws AppError 404 when there is no such schedule.
   */
  async pdf(scheduleId: number, order: RosterOrder): Promise<Buffer> {
    const sheet = await this.sheets.ofSchedule(scheduleId);
    const { parishName, ministryTitle, timeZone } = await this.settings.read();
    const printedAt = instantToLocal(this.clock.now(), timeZone);
    const file = this.printing.then(() => write([sheet, order, { parishName, ministryTitle }, printedAt]));
    // This caller is told of a failure; it is no reason for the next list not to be written.
    this.printing = file.catch(() => undefined);
    return file;
  }

  /** @throws AppError 404 when there is no such schedule. */
  async workbook(scheduleId: number): Promise<Buffer> {
    const sheet = await this.sheets.ofSchedule(scheduleId);
    const { rosterWorkbook } = await import('./roster-workbook.js');
    return rosterWorkbook(sheet);
  }

  /** @throws AppError 404 when there is no such schedule. */
  async textOfSchedule(scheduleId: number): Promise<string> {
    return shareRoster(await this.sheets.ofSchedule(scheduleId));
  }

  /** @throws AppError 404 when there is no such mass. */
  async textOfMass(slotId: number): Promise<string> {
    return shareMass(await this.sheets.ofMass(slotId));
  }
}

async function write(order: RosterPdfOrder): Promise<Buffer> {
  const thread = startThread('./roster-pdf-worker', import.meta.url, { workerData: order });
  try {
    const [file] = (await once(thread, 'message')) as [Uint8Array];
    return Buffer.from(file);
  } finally {
    await thread.terminate();
  }
}

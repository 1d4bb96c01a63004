import { Injectable } from '@nestjs/common';
import { instantToLocal } from '../platform/dates/instant.js';
import { Clock } from '../platform/clock.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { RosterPrinterService } from './roster-printer.service.js';
import type { RosterOrder } from './roster-sheet.js';
import { RosterSheetService } from './roster-sheet.service.js';
import { shareMass, shareRoster } from './share-text.js';

/** A schedule's roster on paper, as a workbook and as a text to share. */
@Injectable()
export class RosterFilesService {
  constructor(
    private readonly sheets: RosterSheetService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly printer: RosterPrinterService,
  ) {}

  /**
   * The list for the sacristy.
   * @throws AppError 404 when there is no such schedule.
   */
  async pdf(scheduleId: number, order: RosterOrder): Promise<Buffer> {
    const sheet = await this.sheets.ofSchedule(scheduleId);
    const { parishName, ministryTitle, timeZone } = await this.settings.read();
    const printedAt = instantToLocal(this.clock.now(), timeZone);
    return this.printer.pdf([sheet, order, { parishName, ministryTitle }, printedAt]);
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

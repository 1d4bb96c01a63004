import { Inject, Injectable } from '@nestjs/common';
import { instantToLocal } from '../platform/dates/instant.js';
import { Clock } from '../platform/clock.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { RosterPrinterService } from './roster-printer.service.js';
import { titleAndPeriod, type RosterOrder, type WallLetters, type WallPaper } from './roster-sheet.js';
import { RosterSheetService } from './roster-sheet.service.js';
import { shareMass, shareRoster } from './share-text.js';

/** A file under the name that a person would give it. */
interface NamedFile {
  name: string;
  content: Buffer;
}

const ORDER_NAMES: Record<RosterOrder, string> = { mass: 'por missa', person: 'por pessoa' };

/** A schedule's roster on paper, as a workbook and as a text to share. */
@Injectable()
export class RosterFilesService {
  constructor(
    private readonly sheets: RosterSheetService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly printer: RosterPrinterService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  /**
   * The list for the sacristy.
   * @throws AppError 404 when there is no such schedule.
   */
  async pdf(scheduleId: number, order: RosterOrder): Promise<NamedFile> {
    const sheet = await this.sheets.ofSchedule(scheduleId);
    const { parish, printedAt } = await this.imprint();
    return {
      name: `${titleAndPeriod(sheet)} - ${ORDER_NAMES[order]}.pdf`,
      content: await this.printer.pdf({ paper: 'list', of: [sheet, order, parish, printedAt] }),
    };
  }

  /**
   * The calendar for the wall, with a code that leads to everybody's own part of it.
   * @throws AppError 404 when there is no such schedule.
   */
  async wallCalendar(scheduleId: number, paper: WallPaper, letters: WallLetters): Promise<NamedFile> {
    const sheet = await this.sheets.ofSchedule(scheduleId);
    const compact = letters === 'near';
    const link = `${this.env.publicUrl}/my-schedule`;
    const wall = { sheet, paper, compact, ...(await this.imprint()), link };
    return {
      name: `${titleAndPeriod(sheet)} - calendário ${compact ? 'compacto ' : ''}${paper.toUpperCase()}.pdf`,
      content: await this.printer.pdf({ paper: 'calendar', of: [wall] }),
    };
  }

  /** @throws AppError 404 when there is no such schedule. */
  async workbook(scheduleId: number): Promise<NamedFile> {
    const sheet = await this.sheets.ofSchedule(scheduleId);
    const { rosterWorkbook } = await import('./roster-workbook.js');
    return { name: `${titleAndPeriod(sheet)}.xlsx`, content: await rosterWorkbook(sheet) };
  }

  private async imprint() {
    const { parishName, ministryTitle, timeZone } = await this.settings.read();
    return {
      parish: { parishName, ministryTitle },
      printedAt: instantToLocal(this.clock.now(), timeZone),
    };
  }

  /**
   * @param from the first day of the text, `YYYY-MM-DD`, without what is over of today; absent: the whole schedule.
   * @throws AppError 404 when there is no such schedule.
   */
  async textOfSchedule(scheduleId: number, from?: string): Promise<string> {
    const { timeZone } = await this.settings.read();
    const now = instantToLocal(this.clock.now(), timeZone);
    return shareRoster(await this.sheets.ofSchedule(scheduleId), from === undefined ? null : { from, now });
  }

  /** @throws AppError 404 when there is no such mass. */
  async textOfMass(slotId: number): Promise<string> {
    return shareMass(await this.sheets.ofMass(slotId));
  }
}

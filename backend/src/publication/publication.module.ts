import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { RosterModule } from '../schedules/roster.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CalendarFeedsController } from './calendar-feeds.controller.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { PublicationPreviewController } from './publication-preview.controller.js';
import { PublicationPreviewService } from './publication-preview.service.js';
import { RosterFilesController } from './roster-files.controller.js';
import { RosterFilesService } from './roster-files.service.js';
import { RosterPrinterService } from './roster-printer.service.js';
import { RosterSheetService } from './roster-sheet.service.js';

/** What leaves the system with a roster: the preview of its mails, files to print and share, personal calendars. */
@Module({
  imports: [AuthModule, RosterModule, SettingsModule],
  controllers: [CalendarFeedsController, PublicationPreviewController, RosterFilesController],
  providers: [
    CalendarFeedsService,
    PublicationPreviewService,
    RosterFilesService,
    RosterPrinterService,
    RosterSheetService,
  ],
})
export class PublicationModule {}

import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { RosterModule } from '../roster/index.js';
import { CalendarFeedsController } from './calendar-feeds.controller.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { MailModule } from '../mail/index.js';
import { MessagesModule } from '../messages/index.js';
import { AnnouncementService } from './announcement.service.js';
import { ChangeMailsService } from './change-mails.service.js';
import { PublicationPreviewController } from './publication-preview.controller.js';
import { PublicationPreviewService } from './publication-preview.service.js';
import { PublicationController } from './publication.controller.js';
import { PublicationService } from './publication.service.js';
import { RosterFilesController } from './roster-files.controller.js';
import { RosterFilesService } from './roster-files.service.js';
import { RosterMailTextsService } from './roster-mail-texts.service.js';
import { RosterPrinterService } from './roster-printer.service.js';
import { RosterSheetService } from './roster-sheet.service.js';

/** What leaves the system with a roster: the preview of its mails, files to print and share, personal calendars. */
@Module({
  imports: [AuthModule, MailModule, MessagesModule, RosterModule],
  controllers: [
    CalendarFeedsController,
    PublicationController,
    PublicationPreviewController,
    RosterFilesController,
  ],
  providers: [
    AnnouncementService,
    CalendarFeedsService,
    ChangeMailsService,
    PublicationPreviewService,
    PublicationService,
    RosterFilesService,
    RosterMailTextsService,
    RosterPrinterService,
    RosterSheetService,
  ],
  exports: [ChangeMailsService, PublicationService],
})
export class PublicationModule {}

import { Module } from '@nestjs/common';
import { MailModule } from '../mail/index.js';
import { SubstitutionsModule } from '../substitutions/index.js';
import { ConfirmationsController } from './confirmations.controller.js';
import { ConfirmationsService } from './confirmations.service.js';
import { DutyLinksController } from './duty-links.controller.js';
import { DutyLinksService } from './duty-links.service.js';
import { DutyRemindersService } from './duty-reminders.service.js';
import { DutyRepliesService } from './duty-replies.service.js';
import { MinisterDutiesController } from './minister-duties.controller.js';
import { MinisterDutiesService } from './minister-duties.service.js';
import { MyDutiesController } from './my-duties.controller.js';
import { MyDutiesService } from './my-duties.service.js';

@Module({
  imports: [MailModule, SubstitutionsModule],
  controllers: [ConfirmationsController, DutyLinksController, MinisterDutiesController, MyDutiesController],
  providers: [
    ConfirmationsService,
    DutyLinksService,
    DutyRemindersService,
    DutyRepliesService,
    MinisterDutiesService,
    MyDutiesService,
  ],
})
export class DutiesModule {}

import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MailModule } from '../mail/index.js';
import { MessagesModule } from '../messages/index.js';
import { MassesModule } from '../timetable/index.js';
import { BlockedDatesController } from './blocked-dates.controller.js';
import { BlockedDatesService } from './blocked-dates.service.js';
import { FamilyController } from './family.controller.js';
import { FamilyService } from './family.service.js';
import { InvitationsService } from './invitations.service.js';
import { NewMembersService } from './new-members.service.js';
import { FullNamesService } from './full-names.service.js';
import { MandatesService } from './mandates.service.js';
import { MinistersController } from './ministers.controller.js';
import { MinistersService } from './ministers.service.js';
import { PhotosController } from './photos.controller.js';
import { PhotosService } from './photos.service.js';
import { ScheduleNamesController } from './schedule-names.controller.js';
import { ScheduleNamesService } from './schedule-names.service.js';

@Module({
  imports: [AuthModule, MailModule, MassesModule, MessagesModule],
  controllers: [
    MinistersController,
    PhotosController,
    FamilyController,
    BlockedDatesController,
    ScheduleNamesController,
  ],
  providers: [
    BlockedDatesService,
    FamilyService,
    FullNamesService,
    InvitationsService,
    MandatesService,
    MinistersService,
    NewMembersService,
    PhotosService,
    ScheduleNamesService,
  ],
  exports: [InvitationsService, NewMembersService, PhotosService, ScheduleNamesService],
})
export class MinistersModule {}

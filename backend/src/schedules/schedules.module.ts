import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/index.js';
import { MassesModule } from '../timetable/index.js';
import { PublicationModule } from '../publication/index.js';
import { RosterModule } from '../roster/index.js';
import { PastSchedulesService } from './past-schedules.service.js';
import { SchedulesController } from './schedules.controller.js';
import { SchedulesService } from './schedules.service.js';
import { SlotChangesService } from './slot-changes.service.js';
import { SlotsController } from './slots.controller.js';
import { SlotsService } from './slots.service.js';

@Module({
  imports: [MassesModule, MessagesModule, PublicationModule, RosterModule],
  controllers: [SchedulesController, SlotsController],
  providers: [PastSchedulesService, SchedulesService, SlotChangesService, SlotsService],
  exports: [PastSchedulesService, SlotsService],
})
export class SchedulesModule {}

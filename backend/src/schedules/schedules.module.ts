import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MassesModule } from '../masses/masses.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { RosterModule } from './roster.module.js';
import { MyDutiesController } from './my-duties.controller.js';
import { MyDutiesService } from './my-duties.service.js';
import { SchedulesController } from './schedules.controller.js';
import { SchedulesService } from './schedules.service.js';
import { SlotChangesService } from './slot-changes.service.js';
import { SlotsController } from './slots.controller.js';
import { SlotsService } from './slots.service.js';

@Module({
  imports: [AuditModule, MassesModule, RosterModule, SettingsModule],
  controllers: [MyDutiesController, SchedulesController, SlotsController],
  providers: [MyDutiesService, SchedulesService, SlotChangesService, SlotsService],
  exports: [SlotsService],
})
export class SchedulesModule {}

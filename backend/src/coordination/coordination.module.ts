import { Module } from '@nestjs/common';
import { RosterModule } from '../roster/index.js';
import { CoordinatorDayController } from './coordinator-day.controller.js';
import { CoordinatorDayService } from './coordinator-day.service.js';

@Module({
  imports: [RosterModule],
  controllers: [CoordinatorDayController],
  providers: [CoordinatorDayService],
})
export class CoordinationModule {}

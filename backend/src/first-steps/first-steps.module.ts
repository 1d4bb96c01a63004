import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MassesModule } from '../timetable/index.js';
import { FirstStepsController } from './first-steps.controller.js';
import { FirstStepsService } from './first-steps.service.js';

@Module({
  imports: [AuthModule, MassesModule],
  controllers: [FirstStepsController],
  providers: [FirstStepsService],
})
export class FirstStepsModule {}

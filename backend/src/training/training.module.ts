import { Module } from '@nestjs/common';
import { ReferenceController } from './reference.controller.js';
import { ReferenceService } from './reference.service.js';
import { TrainingController } from './training.controller.js';
import { TrainingService } from './training.service.js';

@Module({
  controllers: [ReferenceController, TrainingController],
  providers: [ReferenceService, TrainingService],
})
export class TrainingModule {}

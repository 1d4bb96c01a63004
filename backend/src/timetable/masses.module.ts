import { Module } from '@nestjs/common';
import { MassRulesService } from './mass-rules.service.js';
import { MassesController } from './masses.controller.js';
import { MassesService } from './masses.service.js';

@Module({
  controllers: [MassesController],
  providers: [MassRulesService, MassesService],
  exports: [MassesService, MassRulesService],
})
export class MassesModule {}

import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { MassRulesService } from './mass-rules.service.js';
import { MassesController } from './masses.controller.js';
import { MassesService } from './masses.service.js';

@Module({
  imports: [AuditModule, SettingsModule],
  controllers: [MassesController],
  providers: [MassRulesService, MassesService],
  exports: [MassesService],
})
export class MassesModule {}

import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SettingsChangesService } from './settings-changes.service.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [AuditModule],
  controllers: [SettingsController],
  providers: [SettingsChangesService, SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}

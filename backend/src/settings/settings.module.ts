import { Module } from '@nestjs/common';
import { SettingsChangesService } from './settings-changes.service.js';
import { SettingsController } from './settings.controller.js';

@Module({
  controllers: [SettingsController],
  providers: [SettingsChangesService],
  exports: [SettingsChangesService],
})
export class SettingsModule {}

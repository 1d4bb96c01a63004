import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { AuditEventsController } from './audit-events.controller.js';
import { AuditEventsService } from './audit-events.service.js';

/** Reading the trace; apart from AuditModule, which writes it and depends on nothing. */
@Module({
  imports: [SettingsModule],
  controllers: [AuditEventsController],
  providers: [AuditEventsService],
})
export class AuditEventsModule {}

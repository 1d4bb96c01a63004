import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { RosterModule } from '../schedules/roster.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { SubstitutionNoticesService } from './substitution-notices.service.js';
import { SubstitutionsController } from './substitutions.controller.js';
import { SubstitutionsService } from './substitutions.service.js';

@Module({
  imports: [AuditModule, AuthModule, ContentModule, NotificationsModule, RosterModule, SettingsModule],
  controllers: [SubstitutionsController],
  providers: [SubstitutionNoticesService, SubstitutionsService],
})
export class SubstitutionsModule {}

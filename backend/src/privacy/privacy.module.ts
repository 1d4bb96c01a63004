import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { MinistersModule } from '../ministers/ministers.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ErasureService } from './erasure.service.js';
import { PrivacyMailsService } from './privacy-mails.service.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyService } from './privacy.service.js';
import { RetentionTimerService } from './retention-timer.service.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [AuditModule, AuthModule, ContentModule, MinistersModule, NotificationsModule, SettingsModule],
  controllers: [PrivacyController],
  providers: [ErasureService, PrivacyMailsService, PrivacyService, RetentionService, RetentionTimerService],
  exports: [ErasureService],
})
export class PrivacyModule {}

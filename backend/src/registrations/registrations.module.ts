import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MassesModule } from '../masses/masses.module.js';
import { MinistersModule } from '../ministers/ministers.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { RegistrationMailsService } from './registration-mails.service.js';
import { RegistrationReviewsService } from './registration-reviews.service.js';
import { RegistrationsController } from './registrations.controller.js';
import { RegistrationsService } from './registrations.service.js';

@Module({
  imports: [AuditModule, AuthModule, MassesModule, MinistersModule, NotificationsModule, SettingsModule],
  controllers: [RegistrationsController],
  providers: [RegistrationMailsService, RegistrationReviewsService, RegistrationsService],
})
export class RegistrationsModule {}

import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/index.js';
import { AuthModule } from '../auth/index.js';
import { MassesModule } from '../timetable/index.js';
import { MinistersModule } from '../ministers/index.js';
import { MailModule } from '../mail/index.js';
import { RegistrationReviewsService } from './registration-reviews.service.js';
import { RegistrationsController } from './registrations.controller.js';
import { RegistrationsService } from './registrations.service.js';

@Module({
  imports: [AuthModule, ConsentsModule, MassesModule, MinistersModule, MailModule],
  controllers: [RegistrationsController],
  providers: [RegistrationReviewsService, RegistrationsService],
})
export class RegistrationsModule {}

import { Module } from '@nestjs/common';
import { AttendanceModule } from '../attendance/index.js';
import { ConsentsModule } from '../consents/index.js';
import { AuthModule } from '../auth/index.js';
import { MailModule } from '../mail/index.js';
import { MessagesModule } from '../messages/index.js';
import { PrivacyModule } from '../privacy/index.js';
import { MinisterRemovalController, UsersController } from './users.controller.js';
import { EmailChangesController } from './email-changes.controller.js';
import { EmailChangesService } from './email-changes.service.js';
import { SealedEmailsController } from './sealed-emails.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AttendanceModule, AuthModule, ConsentsModule, MailModule, MessagesModule, PrivacyModule],
  controllers: [EmailChangesController, SealedEmailsController, UsersController, MinisterRemovalController],
  providers: [EmailChangesService, UsersService],
  exports: [UsersService],
})
export class UsersModule {}

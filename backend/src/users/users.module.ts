import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MailModule } from '../mail/index.js';
import { MessagesModule } from '../messages/index.js';
import { PrivacyModule } from '../privacy/index.js';
import { MinisterRemovalController, UsersController } from './users.controller.js';
import { SealedEmailsController } from './sealed-emails.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AuthModule, MailModule, MessagesModule, PrivacyModule],
  controllers: [SealedEmailsController, UsersController, MinisterRemovalController],
  providers: [UsersService],
  exports: [UsersService],
})
export class UsersModule {}

import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MailModule } from '../mail/index.js';
import { PrivacyModule } from '../privacy/index.js';
import { MinisterRemovalController, UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AuthModule, MailModule, PrivacyModule],
  controllers: [UsersController, MinisterRemovalController],
  providers: [UsersService],
  exports: [UsersService],
})
export class UsersModule {}

import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MinistersModule } from '../ministers/ministers.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UserMailsService } from './user-mails.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AuditModule, AuthModule, MinistersModule, NotificationsModule],
  controllers: [UsersController],
  providers: [UserMailsService, UsersService],
  exports: [UsersService],
})
export class UsersModule {}

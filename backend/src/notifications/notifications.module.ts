import { Module } from '@nestjs/common';
import { JobHandlersService } from './job-handlers.service.js';
import { MailsService } from './mails.service.js';
import { OutboxService } from './outbox.service.js';

@Module({
  providers: [JobHandlersService, MailsService, OutboxService],
  exports: [JobHandlersService, MailsService, OutboxService],
})
export class NotificationsModule {}

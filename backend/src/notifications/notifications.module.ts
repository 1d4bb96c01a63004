import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { EmailsController } from './emails.controller.js';
import { EmailsService } from './emails.service.js';
import { JobHandlersService } from './job-handlers.service.js';
import { KeptMailsService } from './kept-mails.service.js';
import { MailSenderService } from './mail-sender.service.js';
import { MailsService } from './mails.service.js';
import { OutboxService } from './outbox.service.js';
import { SmtpService } from './smtp.service.js';

@Module({
  imports: [AuditModule, SettingsModule],
  controllers: [EmailsController],
  providers: [
    EmailsService,
    JobHandlersService,
    KeptMailsService,
    MailSenderService,
    MailsService,
    OutboxService,
    SmtpService,
  ],
  exports: [JobHandlersService, KeptMailsService, MailsService, OutboxService],
})
export class NotificationsModule {}

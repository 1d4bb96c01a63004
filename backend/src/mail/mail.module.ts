import { Module } from '@nestjs/common';
import { EmailsController } from './emails.controller.js';
import { EmailsService } from './emails.service.js';
import { KeptMailsService } from './kept-mails.service.js';
import { MailSenderService } from './mail-sender.service.js';
import { MailsService } from './mails.service.js';
import { SmtpService } from './smtp.service.js';

@Module({
  controllers: [EmailsController],
  providers: [EmailsService, KeptMailsService, MailSenderService, MailsService, SmtpService],
  exports: [EmailsService, KeptMailsService, MailsService],
})
export class MailModule {}

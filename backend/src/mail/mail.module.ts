import { Module } from '@nestjs/common';
import { ChannelsService } from './channels.service.js';
import { DigestService } from './digest.service.js';
import { EmailsController } from './emails.controller.js';
import { EmailsService } from './emails.service.js';
import { KeptMailsService } from './kept-mails.service.js';
import { MailSenderService } from './mail-sender.service.js';
import { MailsService } from './mails.service.js';
import { NoticeChoicesController } from './notice-choices.controller.js';
import { NoticeChoicesService } from './notice-choices.service.js';
import { SmtpService } from './smtp.service.js';

@Module({
  controllers: [EmailsController, NoticeChoicesController],
  providers: [
    ChannelsService,
    DigestService,
    EmailsService,
    KeptMailsService,
    MailSenderService,
    MailsService,
    NoticeChoicesService,
    SmtpService,
  ],
  exports: [ChannelsService, EmailsService, KeptMailsService, MailsService],
})
export class MailModule {}

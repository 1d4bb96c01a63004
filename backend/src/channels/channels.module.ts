import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MailModule } from '../mail/index.js';
import { PushController } from './push.controller.js';
import { PushSenderService } from './push-sender.service.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';
import { WhatsAppReportsController } from './whatsapp-reports.controller.js';
import { WhatsAppService } from './whatsapp.service.js';

/** The ways besides mail in which messages reach people. */
@Module({
  imports: [AuthModule, MailModule],
  controllers: [PushController, WhatsAppReportsController],
  providers: [PushSenderService, PushSubscriptionsService, WhatsAppService],
})
export class ChannelsModule {}

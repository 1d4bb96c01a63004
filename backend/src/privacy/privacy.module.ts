import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MessagesModule } from '../messages/index.js';
import { MinistersModule } from '../ministers/index.js';
import { MailModule } from '../mail/index.js';
import { ErasureService } from './erasure.service.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyService } from './privacy.service.js';
import { RetentionTimerService } from './retention-timer.service.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [AuthModule, MessagesModule, MinistersModule, MailModule],
  controllers: [PrivacyController],
  providers: [ErasureService, PrivacyService, RetentionService, RetentionTimerService],
  exports: [ErasureService],
})
export class PrivacyModule {}

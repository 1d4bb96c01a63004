import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/index.js';
import { AuthModule } from '../auth/index.js';
import { MessagesModule } from '../messages/index.js';
import { MinistersModule } from '../ministers/index.js';
import { MailModule } from '../mail/index.js';
import { ErasedPeopleService } from './erased-people.service.js';
import { ErasureService } from './erasure.service.js';
import { OwnConsentService } from './own-consent.service.js';
import { PrivacyController } from './privacy.controller.js';
import { PrivacyService } from './privacy.service.js';
import { ReadersService } from './readers.service.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [AuthModule, ConsentsModule, MessagesModule, MinistersModule, MailModule],
  controllers: [PrivacyController],
  providers: [
    ErasedPeopleService,
    ErasureService,
    OwnConsentService,
    PrivacyService,
    ReadersService,
    RetentionService,
  ],
  exports: [ErasureService],
})
export class PrivacyModule {}

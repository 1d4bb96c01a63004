import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MessagesModule } from '../messages/index.js';
import { MailModule } from '../mail/index.js';
import { RosterModule } from '../roster/index.js';
import { ReplacementsService } from './replacements.service.js';
import { SubstitutionNoticesService } from './substitution-notices.service.js';
import { SubstitutionsController } from './substitutions.controller.js';
import { SubstitutionsService } from './substitutions.service.js';

@Module({
  imports: [AuthModule, MessagesModule, MailModule, RosterModule],
  controllers: [SubstitutionsController],
  providers: [ReplacementsService, SubstitutionNoticesService, SubstitutionsService],
})
export class SubstitutionsModule {}

import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MailModule } from '../mail/index.js';
import { RosterModule } from '../roster/index.js';
import { AiEventsService } from './ai-events.service.js';
import { AiProposalsController } from './ai-proposals.controller.js';
import { AiProposalsService } from './ai-proposals.service.js';
import { AiReplyService } from './ai-reply.service.js';
import { AiRulesController } from './ai-rules.controller.js';
import { AiRulesService } from './ai-rules.service.js';
import { AiSessionsController } from './ai-sessions.controller.js';
import { AiSessionsService } from './ai-sessions.service.js';
import { AiStateService } from './ai-state.service.js';
import { Assistant } from './assistant.js';
import { KnownPeopleService } from './external/known-people.service.js';
import { ModelQuotaService } from './external/model-quota.service.js';
import { ParishAssistantService } from './parish-assistant.service.js';

/** The assistant that drafts rosters. */
@Module({
  imports: [AuthModule, MailModule, RosterModule],
  controllers: [AiProposalsController, AiRulesController, AiSessionsController],
  providers: [
    AiEventsService,
    AiProposalsService,
    AiReplyService,
    AiRulesService,
    AiSessionsService,
    AiStateService,
    KnownPeopleService,
    ModelQuotaService,
    ParishAssistantService,
    { provide: Assistant, useExisting: ParishAssistantService },
  ],
})
export class AiModule {}

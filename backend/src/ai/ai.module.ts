import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { SettingsModule } from '../settings/index.js';
import { MailModule } from '../mail/index.js';
import { MessagesModule } from '../messages/index.js';
import { RosterModule } from '../roster/index.js';
import { AiEventsService } from './ai-events.service.js';
import { AiReplyService } from './ai-reply.service.js';
import { AiRulesController } from './ai-rules.controller.js';
import { AiRulesService } from './ai-rules.service.js';
import { AiSessionsController } from './ai-sessions.controller.js';
import { AiSessionsService } from './ai-sessions.service.js';
import { AiStateService } from './ai-state.service.js';
import { Assistant } from './assistant.js';
import { ExternalAiNoticeService } from './external/external-ai-notice.service.js';
import { KnownPeopleService } from './external/known-people.service.js';
import { ModelQuotaService } from './external/model-quota.service.js';
import { ParishAssistantService } from './parish-assistant.service.js';
import { SessionProposalsService } from './session-proposals.service.js';

/** The assistant that drafts rosters. */
@Module({
  imports: [AuthModule, MailModule, MessagesModule, RosterModule, SettingsModule],
  controllers: [AiRulesController, AiSessionsController],
  providers: [
    AiEventsService,
    AiReplyService,
    AiRulesService,
    AiSessionsService,
    AiStateService,
    ExternalAiNoticeService,
    KnownPeopleService,
    ModelQuotaService,
    ParishAssistantService,
    SessionProposalsService,
    { provide: Assistant, useExisting: ParishAssistantService },
  ],
})
export class AiModule {}

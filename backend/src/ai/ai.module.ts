import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { SettingsModule } from '../settings/index.js';
import { MailModule } from '../mail/index.js';
import { MessagesModule } from '../messages/index.js';
import { RosterModule } from '../roster/index.js';
import { AiEventsService } from './chat/ai-events.service.js';
import { AiReplyService } from './chat/ai-reply.service.js';
import { AiRulesController } from './rules/ai-rules.controller.js';
import { AiRulesService } from './rules/ai-rules.service.js';
import { AiSessionsController } from './chat/ai-sessions.controller.js';
import { AiSessionsService } from './chat/ai-sessions.service.js';
import { AiStateService } from './chat/ai-state.service.js';
import { Assistant } from './assistant/assistant.js';
import { ExternalAiNoticeService } from './external/external-ai-notice.service.js';
import { KnownPeopleService } from './external/known-people.service.js';
import { ModelQuotaService } from './external/model-quota.service.js';
import { ParishAssistantService } from './chat/parish-assistant.service.js';
import { SessionProposalsService } from './chat/session-proposals.service.js';

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

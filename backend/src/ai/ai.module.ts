import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { RosterModule } from '../schedules/roster.module.js';
import { SettingsModule } from '../settings/settings.module.js';
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
import { LocalAssistant } from './local/local-assistant.js';

/** The assistant that drafts rosters. */
@Module({
  imports: [AuditModule, NotificationsModule, RosterModule, SettingsModule],
  controllers: [AiProposalsController, AiRulesController, AiSessionsController],
  providers: [
    AiEventsService,
    AiProposalsService,
    AiReplyService,
    AiRulesService,
    AiSessionsService,
    AiStateService,
    { provide: Assistant, useClass: LocalAssistant },
  ],
})
export class AiModule {}

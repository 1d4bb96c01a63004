import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
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
import { KnownPeopleService } from './external/known-people.service.js';
import { ModelQuotaService } from './external/model-quota.service.js';
import { ParishAssistantService } from './parish-assistant.service.js';

/** The assistant that drafts rosters. */
@Module({
  imports: [AuditModule, AuthModule, NotificationsModule, RosterModule, SettingsModule],
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

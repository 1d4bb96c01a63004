import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AssignmentsController } from './assignments.controller.js';
import { AssignmentsService } from './assignments.service.js';
import { PublicationMailsService } from './publication-mails.service.js';
import { PublicationController } from './publication.controller.js';
import { PublicationService } from './publication.service.js';
import { ReplacementsService } from './replacements.service.js';
import { RosterChangesService } from './roster-changes.service.js';
import { RosterComputeService } from './roster-compute.service.js';
import { RosterDraftService } from './roster-draft.service.js';
import { RosterFairnessService } from './roster-fairness.service.js';
import { RosterOverviewService } from './roster-overview.service.js';
import { RosterProblemService } from './roster-problem.service.js';
import { RosterRunsService } from './roster-runs.service.js';
import { RosterSolverService } from './roster-solver.service.js';
import { RosterComparisonService } from './roster-comparison.service.js';
import { RosterEditorController } from './roster-editor.controller.js';
import { RosterEditorService } from './roster-editor.service.js';
import { RosterExplanationsController } from './roster-explanations.controller.js';
import { RosterExplanationsService } from './roster-explanations.service.js';
import { RosterHistoryService } from './roster-history.service.js';
import { RosterMovesService } from './roster-moves.service.js';
import { RosterStateService } from './roster-state.service.js';
import { RosterWishCostsService } from './roster-wish-costs.service.js';
import { RosterController } from './roster.controller.js';
import { SlotCandidatesService } from './slot-candidates.service.js';

@Module({
  imports: [AuditModule, CalendarModule, NotificationsModule, SettingsModule],
  controllers: [
    AssignmentsController,
    PublicationController,
    RosterController,
    RosterEditorController,
    RosterExplanationsController,
  ],
  providers: [
    AssignmentsService,
    PublicationMailsService,
    PublicationService,
    ReplacementsService,
    RosterChangesService,
    RosterComparisonService,
    RosterComputeService,
    RosterDraftService,
    RosterEditorService,
    RosterExplanationsService,
    RosterFairnessService,
    RosterHistoryService,
    RosterMovesService,
    RosterOverviewService,
    RosterProblemService,
    RosterRunsService,
    RosterSolverService,
    RosterStateService,
    RosterWishCostsService,
    SlotCandidatesService,
  ],
  exports: [
    PublicationMailsService,
    PublicationService,
    ReplacementsService,
    RosterDraftService,
    RosterFairnessService,
    RosterHistoryService,
    RosterProblemService,
    RosterRunsService,
    RosterSolverService,
  ],
})
export class RosterModule {}

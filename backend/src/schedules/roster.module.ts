import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AssignmentsController } from './assignments.controller.js';
import { AssignmentsService } from './assignments.service.js';
import { PublicationMailsService } from './publication-mails.service.js';
import { PublicationController } from './publication.controller.js';
import { PublicationService } from './publication.service.js';
import { RosterComputeService } from './roster-compute.service.js';
import { RosterFairnessService } from './roster-fairness.service.js';
import { RosterOverviewService } from './roster-overview.service.js';
import { RosterProblemService } from './roster-problem.service.js';
import { RosterRunsService } from './roster-runs.service.js';
import { RosterSolverService } from './roster-solver.service.js';
import { RosterController } from './roster.controller.js';

@Module({
  imports: [AuditModule, NotificationsModule, SettingsModule],
  controllers: [AssignmentsController, PublicationController, RosterController],
  providers: [
    AssignmentsService,
    PublicationMailsService,
    PublicationService,
    RosterComputeService,
    RosterFairnessService,
    RosterOverviewService,
    RosterProblemService,
    RosterRunsService,
    RosterSolverService,
  ],
  exports: [PublicationService, RosterProblemService, RosterRunsService, RosterSolverService],
})
export class RosterModule {}

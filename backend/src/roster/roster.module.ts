import { Module } from '@nestjs/common';
import { CalendarModule } from '../timetable/index.js';
import { AssignmentsController } from './editor/assignments.controller.js';
import { AssignmentsService } from './editor/assignments.service.js';
import { RosterChangesService } from './roster-changes.service.js';
import { RosterComputeService } from './proposals/roster-compute.service.js';
import { RosterFairnessService } from './roster-fairness.service.js';
import { RosterOverviewService } from './proposals/roster-overview.service.js';
import { RosterProblemService } from './roster-problem.service.js';
import { RosterRunsService } from './proposals/roster-runs.service.js';
import { RosterSolverService } from './compute/roster-solver.service.js';
import { RosterComparisonService } from './proposals/roster-comparison.service.js';
import { RosterEditorController } from './editor/roster-editor.controller.js';
import { RosterEditorService } from './editor/roster-editor.service.js';
import { RosterExplanationsController } from './explanations/roster-explanations.controller.js';
import { RosterExplanationsService } from './explanations/roster-explanations.service.js';
import { RosterHistoryService } from './roster-history.service.js';
import { RosterMovesService } from './editor/roster-moves.service.js';
import { RosterStateService } from './roster-state.service.js';
import { RosterWishCostsService } from './explanations/roster-wish-costs.service.js';
import { RosterController } from './proposals/roster.controller.js';
import { SlotCandidatesService } from './explanations/slot-candidates.service.js';

@Module({
  imports: [CalendarModule],
  controllers: [
    AssignmentsController,
    RosterController,
    RosterEditorController,
    RosterExplanationsController,
  ],
  providers: [
    AssignmentsService,
    RosterChangesService,
    RosterComparisonService,
    RosterComputeService,
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
    RosterChangesService,
    RosterComparisonService,
    RosterFairnessService,
    RosterHistoryService,
    RosterMovesService,
    RosterProblemService,
    RosterRunsService,
    RosterSolverService,
    RosterStateService,
  ],
})
export class RosterModule {}

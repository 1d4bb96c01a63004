import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CalendarModule } from '../timetable/index.js';
import { RosterWriter } from './roster.writer.js';
import { AcceptancesService } from './compute/acceptances.service.js';
import { RosterComputeService } from './proposals/roster-compute.service.js';
import { RosterBalanceService } from './roster-balance.service.js';
import { RosterReader } from './roster.reader.js';
import { RosterProofService } from './compute/roster-proof.service.js';
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
  imports: [AuthModule, CalendarModule],
  controllers: [RosterController, RosterEditorController, RosterExplanationsController],
  providers: [
    AcceptancesService,
    RosterWriter,
    RosterComparisonService,
    RosterComputeService,
    RosterEditorService,
    RosterExplanationsService,
    RosterBalanceService,
    RosterHistoryService,
    RosterMovesService,
    RosterProofService,
    RosterReader,
    RosterRunsService,
    RosterSolverService,
    RosterStateService,
    RosterWishCostsService,
    SlotCandidatesService,
  ],
  exports: [
    RosterWriter,
    RosterComparisonService,
    RosterBalanceService,
    RosterHistoryService,
    RosterMovesService,
    RosterProofService,
    RosterReader,
    RosterRunsService,
    RosterSolverService,
    RosterStateService,
  ],
})
export class RosterModule {}

import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MinistersModule } from '../ministers/index.js';
import { RosterModule } from '../roster/index.js';
import { SubstitutionsModule } from '../substitutions/index.js';
import { AttendanceController } from './attendance.controller.js';
import { AttendanceService } from './attendance.service.js';
import { CheckInsController } from './check-ins.controller.js';
import { CheckInsService } from './check-ins.service.js';
import { MarksService } from './marks.service.js';
import { SacristyController } from './sacristy.controller.js';
import { SacristyOpeningsController } from './sacristy-openings.controller.js';
import { SacristyOpeningsService } from './sacristy-openings.service.js';
import { SacristyService } from './sacristy.service.js';
import { SacristyTokensService } from './sacristy-tokens.service.js';

/** Who came to the masses: told in the sacristy, by people's own phones, and corrected by the coordination. */
@Module({
  imports: [AuthModule, MinistersModule, RosterModule, SubstitutionsModule],
  controllers: [AttendanceController, CheckInsController, SacristyController, SacristyOpeningsController],
  providers: [
    AttendanceService,
    CheckInsService,
    MarksService,
    SacristyOpeningsService,
    SacristyService,
    SacristyTokensService,
  ],
  exports: [SacristyOpeningsService],
})
export class AttendanceModule {}

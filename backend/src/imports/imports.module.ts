import { Module } from '@nestjs/common';
import { MinistersModule } from '../ministers/index.js';
import { SchedulesModule } from '../schedules/index.js';
import { MassesModule } from '../timetable/index.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { PeopleImportService } from './people/people-import.service.js';
import { RosterImportService } from './rosters/roster-import.service.js';
import { TableReaderService } from './reading/table-reader.service.js';

/** A parish that exists moves in: people and past rosters from spreadsheets. */
@Module({
  imports: [MassesModule, MinistersModule, SchedulesModule],
  controllers: [ImportsController],
  providers: [ImportsService, PeopleImportService, RosterImportService, TableReaderService],
})
export class ImportsModule {}

import { Module } from '@nestjs/common';
import { MinistersModule } from '../ministers/index.js';
import { MassesModule } from '../timetable/index.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { PeopleImportService } from './people/people-import.service.js';
import { TableReaderService } from './reading/table-reader.service.js';

/** A parish that exists moves in: people from spreadsheets. */
@Module({
  imports: [MassesModule, MinistersModule],
  controllers: [ImportsController],
  providers: [ImportsService, PeopleImportService, TableReaderService],
})
export class ImportsModule {}

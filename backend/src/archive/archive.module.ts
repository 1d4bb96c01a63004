import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ArchivesController } from './archives.controller.js';
import { ArchivesService } from './archives.service.js';

/** A parish moves out: all that is its own, in open formats. */
@Module({ imports: [AuthModule], controllers: [ArchivesController], providers: [ArchivesService] })
export class ArchiveModule {}

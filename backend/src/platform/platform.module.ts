import { Global, Module } from '@nestjs/common';
import { AuditService } from './audit/audit.service.js';
import { DailyJobsService } from './jobs/daily-jobs.service.js';
import { JobHandlersService } from './jobs/job-handlers.service.js';
import { OutboxService } from './jobs/outbox.service.js';
import { SettingsService } from './settings/settings.service.js';

const SERVICES = [AuditService, DailyJobsService, JobHandlersService, OutboxService, SettingsService];

/** What every feature may use: the audit trail, jobs after a change, the parish's settings. */
@Global()
@Module({ providers: SERVICES, exports: SERVICES })
export class PlatformModule {}

import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AiModule } from './ai/ai.module.js';
import { ArchiveModule } from './archive/archive.module.js';
import { AttendanceModule } from './attendance/attendance.module.js';
import { AuditEventsModule } from './audit/audit-events.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CalendarModule } from './timetable/calendar.module.js';
import type { Clock } from './platform/clock.js';
import { entities } from './entities.js';
import { ErrorFilter } from './platform/errors/error.filter.js';
import { createValidationPipe } from './platform/fields/validation.js';
import { ChannelsModule } from './channels/channels.module.js';
import { CoordinationModule } from './coordination/coordination.module.js';
import { ConfigModule, type RunningEnv } from './platform/config/config.module.js';
import { impatientConnection, ormConfig } from './platform/database/orm.config.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DutiesModule } from './duties/duties.module.js';
import { FairnessModule } from './fairness/fairness.module.js';
import { FirstStepsModule } from './first-steps/first-steps.module.js';
import { HealthModule } from './health/health.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { MailModule } from './mail/mail.module.js';
import { MassesModule } from './timetable/masses.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { MinistersModule } from './ministers/ministers.module.js';
import { JobsRunnerModule } from './platform/jobs/jobs-runner.module.js';
import { NewsModule } from './news/news.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { PublicationModule } from './publication/publication.module.js';
import { QuestionnairesModule } from './questionnaires/questionnaires.module.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { RosterModule } from './roster/roster.module.js';
import { SchedulesModule } from './schedules/schedules.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { StatsModule } from './stats/stats.module.js';
import { SubstitutionsModule } from './substitutions/substitutions.module.js';
import { TrainingModule } from './training/training.module.js';
import { UsersModule } from './users/users.module.js';

/** The whole server. Which parts of it run in a process is decided by `PROCESS_ROLE`. */
@Module({})
export class AppModule {
  static forRoot(env: RunningEnv, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(env, clock),
        MikroOrmModule.forRoot({
          ...ormConfig(env.databaseUrl, entities),
          driverOptions: impatientConnection(env.databaseTimeoutSeconds),
          driver: PostgreSqlDriver,
          registerRequestContext: false,
        }),
        AiModule,
        ArchiveModule,
        AttendanceModule,
        AuditEventsModule,
        AuthModule,
        CalendarModule,
        ChannelsModule,
        CoordinationModule,
        DashboardModule,
        DutiesModule,
        FairnessModule,
        FirstStepsModule,
        HealthModule,
        ImportsModule,
        JobsRunnerModule.forRoot(env),
        MailModule,
        MassesModule,
        MessagesModule,
        MinistersModule,
        NewsModule,
        PlatformModule,
        PrivacyModule,
        PublicationModule,
        QuestionnairesModule,
        RegistrationsModule,
        RosterModule,
        SchedulesModule,
        SettingsModule,
        StatsModule,
        SubstitutionsModule,
        TrainingModule,
        UsersModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
    };
  }
}

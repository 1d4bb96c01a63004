import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AiModule } from './ai/ai.module.js';
import { AuditEventsModule } from './audit/audit-events.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import type { Clock } from './common/clock.js';
import { ErrorFilter } from './common/errors/error.filter.js';
import { createValidationPipe } from './common/fields/validation.js';
import { PageInterceptor } from './common/lists/page.js';
import { ConfigModule, type RunningEnv } from './config/config.module.js';
import { ContentModule } from './content/content.module.js';
import { IMPATIENT_CONNECTION, ormConfig } from './database/orm.config.js';
import { FairnessModule } from './fairness/fairness.module.js';
import { HealthModule } from './health/health.module.js';
import { MassesModule } from './masses/masses.module.js';
import { MinistersModule } from './ministers/ministers.module.js';
import { JobsRunnerModule } from './notifications/jobs-runner.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { PublicationModule } from './publication/publication.module.js';
import { QuestionnairesModule } from './questionnaires/questionnaires.module.js';
import { RegistrationsModule } from './registrations/registrations.module.js';
import { RosterModule } from './schedules/roster.module.js';
import { SchedulesModule } from './schedules/schedules.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { StatsModule } from './stats/stats.module.js';
import { SubstitutionsModule } from './substitutions/substitutions.module.js';
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
          ...ormConfig(env.databaseUrl),
          driverOptions: IMPATIENT_CONNECTION,
          driver: PostgreSqlDriver,
          registerRequestContext: false,
        }),
        AiModule,
        AuditEventsModule,
        AuditModule,
        AuthModule,
        CalendarModule,
        ContentModule,
        FairnessModule,
        HealthModule,
        JobsRunnerModule.forRoot(env),
        MassesModule,
        MinistersModule,
        NotificationsModule,
        PrivacyModule,
        PublicationModule,
        QuestionnairesModule,
        RegistrationsModule,
        RosterModule,
        SchedulesModule,
        SettingsModule,
        StatsModule,
        SubstitutionsModule,
        UsersModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: PageInterceptor },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
    };
  }
}

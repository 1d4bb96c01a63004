import { BullModule } from '@nestjs/bull';
import { Module, type DynamicModule } from '@nestjs/common';
import type { RunningEnv } from '../config/config.module.js';
import { BullRunnerService } from './bull-runner.service.js';
import { InProcessRunnerService } from './in-process-runner.service.js';
import { JobExecutorService } from './job-executor.service.js';
import { JobRunner } from './job-runner.js';
import { QUEUES } from './jobs.js';
import { OutboxRelayService } from './outbox-relay.service.js';
import { AiDraftsProcessor, MailProcessor, NotificationsProcessor, RosterProcessor } from './processors.js';
import { RedisModule } from './redis.module.js';
import { RedisService } from './redis.service.js';

/**
 * What this process does with the outbox. With Redis every process hands jobs to Bull and workers do them; without it
 * the process does them itself, unless it is to serve requests only.
 */
@Module({})
export class JobsRunnerModule {
  static forRoot({ redisUrl, processRole }: Pick<RunningEnv, 'redisUrl' | 'processRole'>): DynamicModule {
    const works = processRole !== 'api';
    if (redisUrl === null && !works) return { module: JobsRunnerModule };
    return redisUrl === null
      ? {
          module: JobsRunnerModule,
          providers: [
            JobExecutorService,
            OutboxRelayService,
            { provide: JobRunner, useClass: InProcessRunnerService },
          ],
        }
      : {
          module: JobsRunnerModule,
          imports: [
            RedisModule,
            BullModule.registerQueueAsync(
              ...QUEUES.map((name) => ({
                name,
                imports: [RedisModule],
                inject: [RedisService],
                useFactory: (redis: RedisService) => redis.queueOptions(),
              })),
            ),
          ],
          providers: [
            JobExecutorService,
            OutboxRelayService,
            { provide: JobRunner, useClass: BullRunnerService },
            ...(works ? [AiDraftsProcessor, MailProcessor, NotificationsProcessor, RosterProcessor] : []),
          ],
        };
  }
}

import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { JobExecutorService } from './job-executor.service.js';
import type { HandedJob } from './job-runner.js';
import { CONCURRENCY } from './jobs.js';

@Processor('mail')
export class MailProcessor {
  constructor(private readonly executor: JobExecutorService) {}

  @Process({ concurrency: CONCURRENCY.mail })
  process({ data }: Job<HandedJob>): Promise<void> {
    return this.executor.execute(data.outboxId);
  }
}

@Processor('notifications')
export class NotificationsProcessor {
  constructor(private readonly executor: JobExecutorService) {}

  @Process({ concurrency: CONCURRENCY.notifications })
  process({ data }: Job<HandedJob>): Promise<void> {
    return this.executor.execute(data.outboxId);
  }
}

@Processor('roster')
export class RosterProcessor {
  constructor(private readonly executor: JobExecutorService) {}

  @Process({ concurrency: CONCURRENCY.roster })
  process({ data }: Job<HandedJob>): Promise<void> {
    return this.executor.execute(data.outboxId);
  }
}

@Processor('ai-drafts')
export class AiDraftsProcessor {
  constructor(private readonly executor: JobExecutorService) {}

  @Process({ concurrency: CONCURRENCY['ai-drafts'] })
  process({ data }: Job<HandedJob>): Promise<void> {
    return this.executor.execute(data.outboxId);
  }
}

import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DAY, MINUTE } from '../platform/clock.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { RetentionService } from './retention.service.js';

/** Runs the retention a minute after the start and then daily, in every process that does jobs. */
@Injectable()
export class RetentionTimerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(RetentionTimerService.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly retention: RetentionService,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.pollOutbox && this.env.processRole !== 'api') this.startIn(MINUTE);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  private startIn(milliseconds: number): void {
    this.timer = setTimeout(() => {
      this.startIn(DAY);
      this.running = this.run();
    }, milliseconds).unref();
  }

  private async run(): Promise<void> {
    try {
      const counts = await this.retention.run();
      if (counts) this.logger.log({ ...counts }, 'Retention');
    } catch (err) {
      this.logger.error({ err }, 'Retention failed; it is tried again tomorrow');
    }
  }
}

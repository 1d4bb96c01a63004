import { Module } from '@nestjs/common';
import { MailModule } from '../mail/index.js';
import { RedisModule } from '../platform/jobs/redis.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { SystemStatusController } from './system-status.controller.js';
import { SystemStatusService } from './system-status.service.js';

@Module({
  imports: [MailModule, RedisModule],
  controllers: [HealthController, SystemStatusController],
  providers: [HealthService, SystemStatusService],
})
export class HealthModule {}

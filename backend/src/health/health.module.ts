import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { RedisModule } from '../notifications/redis.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';
import { SystemStatusController } from './system-status.controller.js';
import { SystemStatusService } from './system-status.service.js';

@Module({
  imports: [NotificationsModule, RedisModule, SettingsModule],
  controllers: [HealthController, SystemStatusController],
  providers: [HealthService, SystemStatusService],
})
export class HealthModule {}

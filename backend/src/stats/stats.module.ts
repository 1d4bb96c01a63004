import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { StatsController } from './stats.controller.js';
import { StatsService } from './stats.service.js';

@Module({ imports: [SettingsModule], controllers: [StatsController], providers: [StatsService] })
export class StatsModule {}

import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { FairnessController } from './fairness.controller.js';
import { FairnessService } from './fairness.service.js';

@Module({ imports: [SettingsModule], controllers: [FairnessController], providers: [FairnessService] })
export class FairnessModule {}

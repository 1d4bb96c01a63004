import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SchedulesModule } from '../schedules/schedules.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { QuestionnaireAnswersService } from './questionnaire-answers.service.js';
import { QuestionnaireNoticesService } from './questionnaire-notices.service.js';
import { QuestionnaireSendingService } from './questionnaire-sending.service.js';
import { QuestionnairesController } from './questionnaires.controller.js';
import { QuestionnairesService } from './questionnaires.service.js';

@Module({
  imports: [AuditModule, NotificationsModule, SchedulesModule, SettingsModule],
  controllers: [QuestionnairesController],
  providers: [
    QuestionnaireAnswersService,
    QuestionnaireNoticesService,
    QuestionnaireSendingService,
    QuestionnairesService,
  ],
})
export class QuestionnairesModule {}

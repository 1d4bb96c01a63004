import { Module } from '@nestjs/common';
import { MailModule } from '../mail/index.js';
import { MessagesModule } from '../messages/index.js';
import { SchedulesModule } from '../schedules/index.js';
import { CallAttemptsService } from './call-attempts.service.js';
import { GivenAnswersService } from './given-answers.service.js';
import { QuestionnaireAnswersService } from './questionnaire-answers.service.js';
import { QuestionnaireLinksController } from './questionnaire-links.controller.js';
import { QuestionnaireLinksService } from './questionnaire-links.service.js';
import { QuestionnaireNoticesService } from './questionnaire-notices.service.js';
import { QuestionnaireProspectService } from './questionnaire-prospect.service.js';
import { QuestionnaireSendingService } from './questionnaire-sending.service.js';
import { QuestionnairesController } from './questionnaires.controller.js';
import { QuestionnairesService } from './questionnaires.service.js';

@Module({
  imports: [MailModule, MessagesModule, SchedulesModule],
  controllers: [QuestionnaireLinksController, QuestionnairesController],
  providers: [
    CallAttemptsService,
    GivenAnswersService,
    QuestionnaireAnswersService,
    QuestionnaireLinksService,
    QuestionnaireNoticesService,
    QuestionnaireProspectService,
    QuestionnaireSendingService,
    QuestionnairesService,
  ],
})
export class QuestionnairesModule {}

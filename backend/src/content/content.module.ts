import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CommunityPostsController } from './community-posts.controller.js';
import { CommunityPostsService } from './community-posts.service.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { InboxController } from './inbox.controller.js';
import { InboxService } from './inbox.service.js';
import { NewsController } from './news.controller.js';
import { NewsService } from './news.service.js';
import { PersonalMessagesController } from './personal-messages.controller.js';
import { PersonalMessagesService } from './personal-messages.service.js';
import { ReferenceController } from './reference.controller.js';
import { ReferenceService } from './reference.service.js';
import { TrainingController } from './training.controller.js';
import { TrainingService } from './training.service.js';

@Module({
  imports: [AuthModule, SettingsModule],
  controllers: [
    CommunityPostsController,
    DashboardController,
    InboxController,
    NewsController,
    PersonalMessagesController,
    ReferenceController,
    TrainingController,
  ],
  providers: [
    CommunityPostsService,
    DashboardService,
    InboxService,
    NewsService,
    PersonalMessagesService,
    ReferenceService,
    TrainingService,
  ],
  exports: [InboxService],
})
export class ContentModule {}

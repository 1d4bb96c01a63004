import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MailModule } from '../mail/index.js';
import { CommunityPostsController } from './community-posts.controller.js';
import { CommunityPostsService } from './community-posts.service.js';
import { InboxController } from './inbox.controller.js';
import { InboxService } from './inbox.service.js';
import { PersonalMessagesController } from './personal-messages.controller.js';
import { PersonalMessagesService } from './personal-messages.service.js';

@Module({
  imports: [AuthModule, MailModule],
  controllers: [CommunityPostsController, InboxController, PersonalMessagesController],
  providers: [CommunityPostsService, InboxService, PersonalMessagesService],
  exports: [InboxService, PersonalMessagesService],
})
export class MessagesModule {}

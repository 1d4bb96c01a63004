export { InboxService } from './inbox.service.js';
export { MessagesModule } from './messages.module.js';
export { MessageSentResponse, MessageTextRequest } from './personal-messages.dto.js';
export { PersonalMessagesService } from './personal-messages.service.js';
export { settleNotices } from './settle-notices.js';

export { InboxService } from './inbox.service.js';
export { MessagesModule } from './messages.module.js';

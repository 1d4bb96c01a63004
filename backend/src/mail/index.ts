export { type ChannelDriver, type ChannelMessage, ChannelsService } from './channels.service.js';
export { EmailDetailResponse } from './emails.dto.js';
export type { MailRefs, QuestionnaireRefs } from './define-mail.js';
export { EmailsService } from './emails.service.js';
export { CHANNEL_LABELS, MAIL_KIND_LABELS } from './mail-kinds.js';
export { KeptMailsService } from './kept-mails.service.js';
export { MailModule } from './mail.module.js';
export { deleteMailsAbout, linkMails } from './mails-of-people.js';
export { type MailOrder, type MailRecipient, type MailSource, MailsService } from './mails.service.js';

export { ChangeMailsService } from './change-mails.service.js';
export { followsCalendar } from './calendar-feeds.service.js';
export { dutyUid } from './duty-calendar.js';
export { PublicationModule } from './publication.module.js';

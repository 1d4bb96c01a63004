export { dutyUid, PublicationMailsService } from './publication-mails.service.js';
export { PublicationModule } from './publication.module.js';

export type { Kinship } from './family-relationship.entity.js';
export { kinshipWord } from './kinship.js';
export {
  ALL_EXPERIENCES,
  type Experience,
  EXPERIENCE_LABELS,
  isExperienced,
  Minister,
  PROFILE_FIELDS,
  REMOVED_NAME,
  SCHEDULE_NAME_LENGTH,
  toExperience,
  type WizardExperience,
} from './minister.entity.js';
export { holdPerson } from './minister-access.js';
export { MANDATE_NOTICE_DAYS } from './mandates.service.js';
export { IS_ACTIVE_MEMBER, MEMBERS, SERVES } from './members.js';
export { NamedMinisterResponse } from './named-minister.dto.js';
export { type NewMember, NewMembersService } from './new-members.service.js';
export { NAME_PARTICLES, scheduleNameProposals } from './schedule-name-proposals.js';
export { PHOTO_PLACE, PROFILE_COLUMNS } from './minister-rows.js';
export { PhotoPlaceResponse } from './ministers.dto.js';
export { MinistersModule } from './ministers.module.js';
export { PhotosService } from './photos.service.js';
export { sendPhoto } from './send-photo.js';
export { ScheduleNamesService } from './schedule-names.service.js';

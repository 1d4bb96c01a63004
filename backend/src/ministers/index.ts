export type { Kinship } from './family-relationship.entity.js';
export {
  ALL_EXPERIENCES,
  type Experience,
  isExperienced,
  Minister,
  SCHEDULE_NAME_LENGTH,
  toExperience,
  type WizardExperience,
} from './minister.entity.js';
export { MinistersModule } from './ministers.module.js';
export { PhotosService } from './photos.service.js';
export { ScheduleNamesService } from './schedule-names.service.js';

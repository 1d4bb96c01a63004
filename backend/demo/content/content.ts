import type { DemoCourse } from './training/course.js';
import { AT_MASS } from './training/at-mass.js';
import { BASICS } from './training/basics.js';
import { THE_SICK } from './training/the-sick.js';
import { VESSELS } from './training/vessels.js';

export type { DemoCourse, DemoModule } from './training/course.js';
export { demoMaterials, type DemoMaterial } from './materials.js';
export {
  demoCommunityPosts,
  demoNotifications,
  demoPersonalMessages,
  type DemoCommunityPost,
  type DemoNotification,
  type DemoPersonalMessage,
} from './messages.js';
export { demoNews, type DemoNews } from './news.js';
export { demoProcedures, type DemoProcedure } from './procedures.js';

/** The courses of the continuing formation, in the order in which they are best taken. */
export function demoCourses(): DemoCourse[] {
  return [BASICS, AT_MASS, THE_SICK, VESSELS];
}

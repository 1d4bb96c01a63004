export { type PastMass, type PastMonth, PastSchedulesService } from './past-schedules.service.js';
export { SchedulesModule } from './schedules.module.js';
export { SlotsService } from './slots.service.js';

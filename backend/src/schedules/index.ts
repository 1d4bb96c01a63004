export { SchedulesModule } from './schedules.module.js';
export { SlotsService } from './slots.service.js';

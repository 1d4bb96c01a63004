export { availabilityOptions } from './availability-options.js';
export { CalendarModule } from './calendar.module.js';
export { CalendarService } from './calendar.service.js';
export { LITURGICAL_COLORS, type LiturgicalColor, liturgicalDay } from './liturgical-day.js';
export { MassesModule } from './masses.module.js';
export { type GeneratedMass, MassesService } from './masses.service.js';
export { MassRulesService } from './mass-rules.service.js';
export { TIMETABLE_CHOICE } from './seed-timetable.js';
export { RULES_OF_START, TIMETABLE_STARTS, type TimetableStart } from './timetable-starts.js';

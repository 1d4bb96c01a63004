export { CalendarModule } from './calendar.module.js';
export { CalendarService } from './calendar.service.js';
export { LITURGICAL_COLORS, type LiturgicalColor, liturgicalDay } from './liturgical-day.js';
export { MassesModule } from './masses.module.js';
export { type GeneratedMass, MassesService } from './masses.service.js';

export { keepAnAdministrator, lockAdministrators } from './administrators.js';
export { REMINDER_TIMES, type ReminderTimes, User } from './user.entity.js';

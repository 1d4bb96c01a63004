export { keepAnAdministrator, lockAdministrators } from './administrators.js';
export { deleteAccounts } from './delete-accounts.js';
export { REMINDER_TIMES, type ReminderTimes, User, greetedAs } from './user.entity.js';

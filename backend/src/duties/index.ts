export { mayBeReminded } from './duty-reminders.service.js';

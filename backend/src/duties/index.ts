export { UNCONFIRMED_DAYS } from './confirmations.service.js';
export { mayBeReminded } from './duty-reminders.service.js';

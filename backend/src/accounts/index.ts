export { keepAnAdministrator, lockAdministrators } from './administrators.js';
export { User } from './user.entity.js';

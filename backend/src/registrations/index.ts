export { changeRequestsEmail } from './requests-email.js';

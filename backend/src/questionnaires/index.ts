export { askedSinceJoining } from './questionnaire-rows.js';

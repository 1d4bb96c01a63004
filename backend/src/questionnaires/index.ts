export { askedSinceJoining, asksStill, isWaiting } from './questionnaire-rows.js';
export { RemindedResponse } from './questionnaires.dto.js';

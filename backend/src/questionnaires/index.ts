export { askedSinceJoining } from './questionnaire-rows.js';
export { RemindedResponse } from './questionnaires.dto.js';

export {
  askedSinceJoining,
  asksStill,
  isWaiting,
  RECIPIENTS,
  withoutResponse,
} from './questionnaire-rows.js';
export { RemindedResponse } from './questionnaires.dto.js';

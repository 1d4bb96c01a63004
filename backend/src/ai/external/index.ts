export type { ExternalAssistant } from './external-assistant.js';
export { KnownPeopleService } from './known-people.service.js';
export { ModelQuotaService } from './model-quota.service.js';
export { openExternalAssistant } from './open-external-assistant.js';

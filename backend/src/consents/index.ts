export { ConsentRecord, ConsentTextRecord } from './consent-record.entity.js';
export { ConsentsModule } from './consents.module.js';
export { CONSENT_COLUMNS, ConsentsService, mustAgree, type ConsentColumns } from './consents.service.js';
export { checkGuardian, type Guardian } from './guardian.js';

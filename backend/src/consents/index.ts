export { ConsentRecord, ConsentTextRecord } from './consent-record.entity.js';
export { ConsentsModule } from './consents.module.js';
export { ConsentsService } from './consents.service.js';
export { checkGuardian, type Guardian, type GuardianForm } from './guardian.js';

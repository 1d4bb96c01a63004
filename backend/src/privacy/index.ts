export { erasedSince } from './erased-people.service.js';
export { ErasureService } from './erasure.service.js';
export { PrivacyModule } from './privacy.module.js';

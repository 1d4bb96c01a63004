export { ErasureService } from './erasure.service.js';
export { PrivacyModule } from './privacy.module.js';

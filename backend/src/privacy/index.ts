export { erasedSince } from './erased-people.service.js';
export { ErasureService } from './erasure.service.js';
export { KeptTextsRequest, WrittenTextResponse } from './privacy.dto.js';
export { PrivacyModule } from './privacy.module.js';
export type { KeptTexts } from './written-texts.js';

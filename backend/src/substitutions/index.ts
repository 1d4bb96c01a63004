export { OFFER_ANSWERS, type OfferAnswer } from './substitution-offer.entity.js';
export { EMPTY_PLACES, HAS_ROOM } from './substitution-requests.js';
export { LIVE_STATUSES } from './substitution-states.js';
export { candidatesAt, ReplacementsService } from './replacements.service.js';
export { SubstitutionsModule } from './substitutions.module.js';
export { SubstitutionsService } from './substitutions.service.js';
export { BriefMassResponse, PlacedMassResponse } from './substitutions.dto.js';

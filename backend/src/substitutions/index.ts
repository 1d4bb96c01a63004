export { OFFER_ANSWERS, type OfferAnswer } from './substitution-offer.entity.js';
export { EMPTY_PLACES, HAS_ROOM } from './substitution-requests.js';
export { LIVE_STATUSES } from './substitution-states.js';
export { candidatesAt, isAskable } from './candidates.service.js';
export { ReplacementsService } from './replacements.service.js';
export { SubstitutionsModule } from './substitutions.module.js';
export { OnTheSpotService } from './on-the-spot.service.js';
export { SubstitutionAskingService } from './substitution-asking.service.js';

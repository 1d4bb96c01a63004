export { LIVE_STATUSES } from './substitution-states.js';
export { ReplacementsService } from './replacements.service.js';
export { SubstitutionsModule } from './substitutions.module.js';
export { SubstitutionsService } from './substitutions.service.js';
export { BriefMassResponse, PlacedMassResponse } from './substitutions.dto.js';

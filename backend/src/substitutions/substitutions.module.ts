import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MessagesModule } from '../messages/index.js';
import { MailModule } from '../mail/index.js';
import { RosterModule } from '../roster/index.js';
import { AbsencesController } from './absences.controller.js';
import { CandidatesService } from './candidates.service.js';
import { ChangedPlacesService } from './changed-places.service.js';
import { EmptyPlacesController } from './empty-places.controller.js';
import { EmptyPlacesService } from './empty-places.service.js';
import { OfferLinksService } from './offer-links.service.js';
import { OfferNoticesService } from './offer-notices.service.js';
import { OffersController } from './offers.controller.js';
import { OffersService } from './offers.service.js';
import { OnTheSpotService } from './on-the-spot.service.js';
import { ReplacementsService } from './replacements.service.js';
import { SubstitutionAskingService } from './substitution-asking.service.js';
import { SubstitutionDecidingService } from './substitution-deciding.service.js';
import { SubstitutionNoticesService } from './substitution-notices.service.js';
import { SubstitutionsController } from './substitutions.controller.js';
import { SubstitutionsService } from './substitutions.service.js';
import { WavesService } from './waves.service.js';

@Module({
  imports: [AuthModule, MessagesModule, MailModule, RosterModule],
  controllers: [AbsencesController, SubstitutionsController, OffersController, EmptyPlacesController],
  providers: [
    CandidatesService,
    ChangedPlacesService,
    EmptyPlacesService,
    OfferLinksService,
    OfferNoticesService,
    OffersService,
    OnTheSpotService,
    ReplacementsService,
    SubstitutionAskingService,
    SubstitutionDecidingService,
    SubstitutionNoticesService,
    SubstitutionsService,
    WavesService,
  ],
  exports: [OnTheSpotService, ReplacementsService, SubstitutionAskingService],
})
export class SubstitutionsModule {}
